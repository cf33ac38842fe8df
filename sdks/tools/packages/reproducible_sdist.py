"""Rewrites a source distribution, so that the same files always give the same bytes.

setuptools takes the time of each file from the disk. Usage: reproducible_sdist.py FOLDER EPOCH
"""

import gzip
import io
import sys
import tarfile
from pathlib import Path


def rewrite(file: Path, epoch: int) -> None:
    with tarfile.open(file) as source:
        members = sorted(source.getmembers(), key=lambda member: member.name)
        contents = [(member, source.extractfile(member)) for member in members]
        tar = io.BytesIO()
        with tarfile.open(fileobj=tar, mode="w", format=tarfile.PAX_FORMAT) as target:
            for member, content in contents:
                member.mtime = epoch
                member.pax_headers = {}
                member.uid = member.gid = 0
                member.uname = member.gname = ""
                member.mode = 0o755 if member.isdir() else 0o644
                target.addfile(member, content)
    with open(file, "wb") as output, gzip.GzipFile("", "wb", fileobj=output, mtime=epoch) as zipped:
        zipped.write(tar.getvalue())


if __name__ == "__main__":
    for sdist in Path(sys.argv[1]).glob("*.tar.gz"):
        rewrite(sdist, int(sys.argv[2]))
