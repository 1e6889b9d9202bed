"""A set of files to pack, and packing them so that the same files give the same bytes."""

from __future__ import annotations

import gzip
import hashlib
import io
import tarfile
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

# The first time that a zip can hold.
ZIP_TIME = (1980, 1, 1, 0, 0, 0)


@dataclass(frozen=True)
class Content:
    """A file's bytes, or where a link leads."""

    data: bytes = b""
    is_program: bool = False
    link: str = ""


class Files:
    """Files by their path in the package, with slashes."""

    def __init__(self) -> None:
        self._files: dict[str, Content] = {}

    def put(self, path: str, data: bytes | str, is_program: bool = False) -> None:
        """Adds a file; a path can only be taken once."""
        if path in self._files:
            raise SystemExit(f"platforms: {path} is packed twice")
        self._files[path] = Content(data.encode("utf-8") if isinstance(data, str) else data, is_program)

    def copy(self, path: str, source: Path) -> None:
        """Adds a file as it is; libraries that are loaded may be run."""
        self.put(path, source.read_bytes(), source.suffix in (".so", ".dylib", ".dll"))

    def link(self, path: str, to: str) -> None:
        self._files[path] = Content(link=to)

    def add(self, others: Files, folder: str = "") -> None:
        for path, content in others:
            self._files[f"{folder}{path}"] = content

    def __iter__(self) -> Iterator[tuple[str, Content]]:
        return iter(sorted(self._files.items()))

    def __getitem__(self, path: str) -> bytes:
        return self._files[path].data

    def paths(self) -> list[str]:
        return sorted(self._files)


def zipped(files: Files) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path, content in files:
            if content.link:
                raise SystemExit(f"platforms: {path} is a link, which a zip does not have")
            info = zipfile.ZipInfo(path, ZIP_TIME)
            info.compress_type = zipfile.ZIP_DEFLATED
            # As on Unix: what a file is, and who may do what with it.
            info.create_system = 3
            info.external_attr = (0o100000 | (0o755 if content.is_program else 0o644)) << 16
            packed.writestr(info, content.data)
    return buffer.getvalue()


def tarred(files: Files) -> bytes:
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w", format=tarfile.USTAR_FORMAT) as packed:
        for path, content in files:
            info = tarfile.TarInfo(path)
            info.mode = 0o755 if content.is_program else 0o644
            if content.link:
                info.type, info.linkname, info.mode = tarfile.SYMTYPE, content.link, 0o777
                packed.addfile(info)
            else:
                info.size = len(content.data)
                packed.addfile(info, io.BytesIO(content.data))
    return gzip.compress(buffer.getvalue(), 9, mtime=0)


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
