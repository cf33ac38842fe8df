import hashlib
import hmac
import re
import time
from typing import Optional, Sequence, Union


def verify_signature(
    body: Union[str, bytes],
    header: str,
    secrets: Union[str, Sequence[str]],
    *,
    now: Optional[float] = None,
    tolerance_seconds: int = 300,
) -> bool:
    """Whether the Argosy-Signature header of a webhook call is right and recent.

    body is the raw body, byte for byte as received; secrets are those of the endpoint, two of them
    during a rotation; now is seconds since 1970, the present by default.
    """
    parts = [part.partition("=") for part in header.split(",")]
    sent = next((value for name, _, value in parts if name == "t"), "")
    if not re.fullmatch("[0-9]{10}", sent):
        return False
    if abs(int(time.time() if now is None else now) - int(sent)) > tolerance_seconds:
        return False
    raw = body.encode() if isinstance(body, str) else body
    given = [value.encode() for name, _, value in parts if name == "v1"]
    for secret in [secrets] if isinstance(secrets, str) else secrets:
        signed = hmac.new(secret.encode(), sent.encode() + b"." + raw, hashlib.sha256)
        expected = signed.hexdigest().encode()
        if any(hmac.compare_digest(expected, value) for value in given):
            return True
    return False
