"""Behind a proxy: below a path, with the addresses it forwards, through the nginx and the Caddy of deploy/."""

import shutil
import socket
import ssl
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets import Origin
from websockets.sync.client import ClientConnection, connect

from chicane.server.mount import is_path
from chicane.server.settings import Settings
from tests.server.conftest import Made, Socket, Web, running, settings, wait_for

DEPLOY = Path(__file__).parents[2] / "deploy"
BASE = "/chicane"


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


@contextmanager
def started(*command: str) -> Iterator[None]:
    """A program that runs meanwhile."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        process.terminate()
        process.wait(10)


def nginx(folder: Path, server: str, port: int) -> list[str]:
    """The nginx of deploy/ in a folder, with a certificate of its own; how it is started."""
    found = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin")
    if found is None or shutil.which("openssl") is None:
        pytest.skip("nginx or openssl is not installed (on Debian: apt-get install nginx-light openssl)")
    name = folder / "games"
    subject = ["-subj", "/CN=games.example.org", "-keyout", f"{name}.key", "-out", f"{name}.pem"]
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *subject],
        check=True,
        capture_output=True,
    )
    ours = (DEPLOY / "nginx.conf").read_text().replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
    ours = ours.replace("127.0.0.1:8000", server.removeprefix("http://"))
    ours = ours.replace("/etc/letsencrypt/live/games.example.org/fullchain.pem", f"{name}.pem")
    ours = ours.replace("/etc/letsencrypt/live/games.example.org/privkey.pem", f"{name}.key")
    paths = "".join(
        f"{kind}_temp_path {folder / kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;\n" if Path("/root").owner() == Path(folder).owner() else ""
    whole = f"{user}pid {folder}/nginx.pid;\nerror_log {folder}/error.log;\nevents {{}}\n"
    (folder / "nginx.conf").write_text(f"{whole}http {{\naccess_log off;\n{paths}{ours}}}\n")
    command = [found, "-c", str(folder / "nginx.conf"), "-p", str(folder), "-g", "daemon off;"]
    tried = subprocess.run([*command, "-t"], capture_output=True, text=True)
    assert 0 == tried.returncode, tried.stderr
    return command


def caddy(folder: Path, server: str, port: int) -> list[str]:
    """The Caddy of deploy/, without TLS; how it is started."""
    found = shutil.which("caddy")
    if found is None:
        pytest.skip("Caddy is not installed (on Debian: apt-get install caddy)")
    command = [found, "adapt", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile"]
    tried = subprocess.run(command, capture_output=True, text=True)
    assert 0 == tried.returncode, tried.stderr
    ours = (DEPLOY / "Caddyfile").read_text().replace("127.0.0.1:8000", server.removeprefix("http://"))
    ours = ours.replace("games.example.org {", f"http://:{port} {{\n\tbind 127.0.0.1", 1)
    (folder / "Caddyfile").write_text("{\n\tadmin off\n\tauto_https off\n}\n" + ours)
    return [found, "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


def answers(at: str) -> bool:
    """Whether a proxy is there."""
    with suppress(httpx.HTTPError):
        return httpx.get(f"{at}/health", verify=False).status_code == 200
    return False


@pytest.mark.parametrize("proxy, scheme", [(nginx, "https"), (caddy, "http")])
def test_a_race_through_a_real_proxy(
    proxy: Callable[[Path, str, int], list[str]], scheme: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Page, requests, pictures and the socket all come through, with the host and the origin that people see."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    port = free_port()
    public = f"{scheme}://127.0.0.1:{port}{BASE}"
    more = {"workers": 1, "base": BASE, "public": public, "proxies": ("127.0.0.1/32",)}
    with running(settings(tmp_path, **more)) as address, started(*proxy(tmp_path, address, port)):
        wait_for(lambda: answers(public))
        web = Web(public)
        web.http = httpx.Client(base_url=public, verify=False, timeout=30)
        moved, page = web.http.get(f"{scheme}://127.0.0.1:{port}{BASE}"), web.http.get("/")
        reach, figures = web.get("/api/reach").json(), web.get("/metrics")
        made = web.table("human", "human", seed="5")
        live = Socket(web.open_sockets.enter_context(tunnel(made, scheme, port)))
        asked = live.hello(made.tokens[0], made.tokens[1]).until("ask")
        live.act(asked)
        done = live.until("done")
        web.close()

    assert (308, f"{BASE}/") == (moved.status_code, moved.headers["location"])
    assert "Chicane" in page.text
    assert [public] == reach["addresses"]
    assert 404 == figures.status_code
    assert asked["seq"] + 1 == done["seq"]


def tunnel(made: Made, scheme: str, port: int) -> ClientConnection:
    """A socket of a page of the proxy, through the proxy."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    url = f"{scheme.replace('http', 'ws')}://127.0.0.1:{port}{BASE}/ws/{made.id}"
    origin, secure = Origin(f"{scheme}://127.0.0.1:{port}"), context if scheme == "https" else None
    return connect(url, origin=origin, ssl=secure, max_size=None, close_timeout=1)


def opened(web: Web, forwarded: str) -> int:
    """How a request for a table is answered that says where it comes from."""
    body = {"game": "chariot", "seats": [{"kind": "human"}, {"kind": "human"}]}
    return web.http.post("/api/tables", json=body, headers={"X-Forwarded-For": forwarded}).status_code


@pytest.mark.parametrize("proxies, third", [(("127.0.0.1/32",), 201), (("10.0.0.0/8",), 429), ((), 429)])
def test_only_a_named_proxy_is_believed(proxies: tuple[str, ...], third: int, tmp_path: Path) -> None:
    """Anybody may say where they come from; only a proxy that was named is believed, and limits go by that."""
    chosen = Settings(settings(tmp_path).db, tables_a_minute=2, proxies=proxies, workers=1)
    with running(chosen) as address:
        web = Web(address)
        first = [opened(web, "203.0.113.7"), opened(web, "203.0.113.7")]
        other = opened(web, "203.0.113.8")
        same = opened(web, "203.0.113.7")
        web.close()

    assert [201, 201] == first
    assert third == other
    assert 429 == same


def test_a_proxy_may_take_the_path_away(tmp_path: Path) -> None:
    """Below its path and at the root, the server is the same; beside it there is nothing."""
    with running(settings(tmp_path, workers=1, base=BASE)) as address:
        web = Web(address)
        statuses = [web.get(path).status_code for path in (f"{BASE}/health", "/health", f"{BASE}s/health")]
        web.close()

    assert [200, 200, 404] == statuses


@pytest.mark.parametrize("text, expected", [("", True), ("/a", True), ("/a/b-c", True), ("a", False), ("/a b", False)])
def test_paths(text: str, expected: bool) -> None:
    """A path begins with a slash and needs no quoting."""
    assert expected == is_path(text)
