from __future__ import annotations

import os
from pathlib import Path
from typing import IO, Union

File = Union[os.PathLike[str], bytes, IO[bytes], tuple[str, Union[bytes, IO[bytes]]]]
"""A file to send: its path, its content, an open file, or its name and content."""


def name_and_content(file: File) -> tuple[str, bytes]:
    """Reads the whole file, so that a retry can send it again."""
    if isinstance(file, tuple):
        name, content = file
        return name, content if isinstance(content, bytes) else content.read()
    if isinstance(file, bytes):
        return "file", file
    if isinstance(file, os.PathLike):
        path = Path(file)
        return path.name, path.read_bytes()
    return os.path.basename(str(getattr(file, "name", "file"))), file.read()
