"""A headless Chromium, driven over its DevTools protocol: pages, their input and their pictures."""

from __future__ import annotations

import base64
import itertools
import json
import shutil
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import websocket

# Moves are given as they come: resampling would make others of them.
OPTIONS = [
    "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars", "--mute-audio",
    "--no-first-run", "--disable-extensions", "--disable-background-networking", "--disable-component-update",
    "--disable-features=ResamplingScrollEvents", "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows", "--disable-renderer-backgrounding",
    "--remote-debugging-port=0", "--remote-allow-origins=*", "--force-color-profile=srgb",
]  # fmt: skip
# For what hangs: nothing takes as long.
PATIENCE = 60.0


def until(condition: Callable[[], Any], what: str) -> Any:
    """Waits for a condition and answers what it came to."""
    deadline = time.monotonic() + PATIENCE
    while not (found := condition()):
        assert time.monotonic() < deadline, f"{what} did not come within {PATIENCE:.0f} s"
        time.sleep(0.02)
    return found


class Page:
    """A tab."""

    def __init__(self, address: str) -> None:
        self._socket = websocket.create_connection(address, timeout=PATIENCE)
        self._numbers = itertools.count(1)
        self.problems: list[str] = []
        for domain in ("Page", "Runtime", "Log"):
            self.call(f"{domain}.enable")

    def call(self, method: str, **parameters: Any) -> dict[str, Any]:
        """Calls a method of the protocol; what the page complains of meanwhile is kept in `problems`."""
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            message: dict[str, Any] = json.loads(self._socket.recv())
            if message.get("id") == number:
                assert "error" not in message, f"{method}: {message['error']}"
                found: dict[str, Any] = message["result"]
                return found
            self._note(message)

    def burst(self, method: str, many: list[dict[str, Any]]) -> None:
        """Calls a method many times without waiting in between."""
        waiting = {next(self._numbers): parameters for parameters in many}
        for number, parameters in waiting.items():
            self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while waiting:
            message = json.loads(self._socket.recv())
            if waiting.pop(message.get("id"), None) is None:
                self._note(message)
            assert "error" not in message, message

    def _note(self, message: dict[str, Any]) -> None:
        parameters = message.get("params", {})
        if message.get("method") == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            self.problems.append(details.get("exception", {}).get("description") or details["text"])
        elif message.get("method") == "Log.entryAdded" and parameters["entry"]["level"] == "error":
            self.problems.append(f"{parameters['entry']['text']} {parameters['entry'].get('url', '')}")

    def evaluate(self, expression: str) -> Any:
        """The value of an expression, awaited."""
        found = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in found:
            details = found["exceptionDetails"]
            raise AssertionError(details.get("exception", {}).get("description") or details["text"])
        return found["result"].get("value")

    def open(self, address: str) -> None:
        """Goes to an address; ready when its document is."""
        self.call("Page.navigate", url="about:blank")
        self.call("Page.navigate", url=address)
        until(lambda: self.evaluate("document.readyState !== 'loading' && location.href !== 'about:blank'"), address)

    def size(self, width: int, height: int, scale: float = 1, *, mobile: bool = False) -> None:
        """The window's size in points, and pixels a point."""
        metrics = {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": mobile}
        self.call("Emulation.setDeviceMetricsOverride", **metrics)
        self.call("Emulation.setTouchEmulationEnabled", enabled=mobile, maxTouchPoints=5 if mobile else 1)

    def dark(self, is_dark: bool) -> None:
        scheme = {"name": "prefers-color-scheme", "value": "dark" if is_dark else "light"}
        self.call("Emulation.setEmulatedMedia", features=[scheme])

    def less_motion(self, is_less: bool) -> None:
        """What the system asks for, as the page sees it."""
        motion = {"name": "prefers-reduced-motion", "value": "reduce" if is_less else "no-preference"}
        self.call("Emulation.setEmulatedMedia", features=[motion])

    def touch(self, kind: str, *points: tuple[float, float, int], at: float) -> None:
        """A real touch: "Start", "Move", "End" or "Cancel", with all fingers that are down, at a time in seconds."""
        fingers = [{"x": x, "y": y, "id": finger} for x, y, finger in points]
        self.call("Input.dispatchTouchEvent", type=f"touch{kind}", touchPoints=fingers, timestamp=at)

    def mouse(self, kind: str, x: float, y: float, **more: Any) -> None:
        """A mouse event: "mousePressed", "mouseMoved", "mouseReleased" or "mouseWheel"."""
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, **more)

    def picture(self, path: Path) -> None:
        """What the window shows."""
        path.write_bytes(base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"]))

    def close(self) -> None:
        self._socket.close()


class Browser:
    """A running Chromium."""

    def __init__(self, port: str, path: str) -> None:
        self._address = f"127.0.0.1:{port}"
        self._socket = websocket.create_connection(f"ws://{self._address}{path}", timeout=PATIENCE)
        self._numbers = itertools.count(1)

    def _call(self, method: str, **parameters: Any) -> dict[str, Any]:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while (message := json.loads(self._socket.recv())).get("id") != number:
            pass
        found: dict[str, Any] = message["result"]
        return found

    @contextmanager
    def tab(self) -> Iterator[Page]:
        """A tab of its own, which knows of no touch before."""
        target = self._call("Target.createTarget", url="about:blank")["targetId"]
        page = Page(f"ws://{self._address}/devtools/page/{target}")
        yield page
        page.close()
        self._call("Target.closeTarget", targetId=target)

    def close(self) -> None:
        self._socket.close()


@contextmanager
def browser(program: str) -> Iterator[Browser]:
    """A browser, for as long as the block runs."""
    profile = Path(tempfile.mkdtemp(prefix="nestedslide-chromium-"))
    command = [program, *OPTIONS, f"--user-data-dir={profile}", "about:blank"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        told = profile / "DevToolsActivePort"
        port, path = until(lambda: told.exists() and told.read_text().splitlines()[:2], "Chromium's port")
        running = Browser(port, path)
        yield running
        running.close()
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        shutil.rmtree(profile, ignore_errors=True)


class Files(SimpleHTTPRequestHandler):
    """A file server; the plainest one does not know the type of WebAssembly."""

    knows_wasm = True

    def guess_type(self, path: Any) -> str:
        if str(path).endswith(".wasm"):
            return "application/wasm" if Files.knows_wasm else "application/octet-stream"
        return "text/javascript" if str(path).endswith(".js") else super().guess_type(path)

    def log_message(self, *_: Any) -> None:
        pass


@contextmanager
def files(folder: Path) -> Iterator[str]:
    """Serves a folder; answers its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()
