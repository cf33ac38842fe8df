from __future__ import annotations

import re
from functools import lru_cache


@lru_cache(maxsize=4096)
def wire_name(name: str) -> str:
    """The API's spelling of a Python name: `buyer_id` is `buyerId`, and `from_` is `from`."""
    return re.sub(r"_([a-z0-9])", lambda match: match[1].upper(), name.rstrip("_"))


@lru_cache(maxsize=4096)
def python_name(name: str) -> str:
    """The Python spelling of a name of the API."""
    return re.sub(r"[A-Z]", lambda match: f"_{match[0].lower()}", name)
