"""Brushes that every game draws with: small pieces of SVG."""

from __future__ import annotations


def stroke(path: str, colour: str, width: float, more: str = "") -> str:
    """A line with round ends."""
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round" '
        f'stroke-linejoin="round"{more}/>'
    )


def flat(path: str, colour: str, more: str = "") -> str:
    """A filled shape without an outline."""
    return f'<path d="{path}" fill="{colour}"{more}/>' if path else ""


def disc(radius: float, colour: str, more: str = "", x: float = 0, y: float = 0) -> str:
    """A filled circle."""
    where = f'cx="{x:g}" cy="{y:g}" ' if x or y else ""
    return f'<circle {where}r="{radius:g}" fill="{colour}"{more}/>'


def box(x: float, y: float, width: float, height: float, round: float, colour: str, more: str = "") -> str:
    """A filled rectangle with round corners."""
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round:g}" fill="{colour}"{more}/>'


def outlined(colour: str, width: float) -> str:
    """The attributes of an outline."""
    return f' stroke="{colour}" stroke-width="{width:g}"'


def dim(markup: str, opacity: float) -> str:
    """The same picture, fainter."""
    return f'<g opacity="{opacity:g}">{markup}</g>'


def moved(markup: str, x: float, y: float, scale: float = 1, angle: float = 0) -> str:
    """The same picture elsewhere, turned or in another size."""
    turn = f" rotate({angle:g})" if angle else ""
    size = f" scale({scale:g})" if scale != 1 else ""
    return f'<g transform="translate({x:g} {y:g}){turn}{size}">{markup}</g>'
