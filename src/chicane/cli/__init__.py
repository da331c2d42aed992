"""The command `chicane`: play, watch, replay, draw, simulate, verify, look up. It knows no game by name."""

from __future__ import annotations

import io
import os
import sys

from chicane.core.errors import BadInput

BAD_INPUT = 2
INTERRUPTED = 130


def main(arguments: list[str] | None = None) -> int:
    """Run one command and return its exit code; whatever a person got wrong is one line on stderr."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without box-drawing characters still shows the rest
    try:
        from chicane.cli.arguments import run
    except ImportError as error:
        if error.name not in ("rich", "fluent"):
            raise
        return complain(f"the terminal needs {error.name}: pip install 'chicane[play]'")
    try:
        code = run(sys.argv[1:] if arguments is None else arguments)
        sys.stdout.flush()
        return code
    except BadInput as error:
        return complain(str(error))
    except KeyboardInterrupt:
        print("\nchicane: stopped", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output, such as `head`, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def complain(message: str) -> int:
    """Say what is wrong, and return the exit code for it."""
    print(f"chicane: {message}", file=sys.stderr)
    return BAD_INPUT
