"""Verifies the signature test vectors. Prints one line for each, and exits with 1 if a result is wrong."""

import hashlib
import hmac
import json
import re
import sys


def verify(header, body, secrets, now, tolerance):
    parts = [part.partition("=")[::2] for part in header.split(",")]
    time = next((value for key, value in parts if key == "t"), "")
    if not re.fullmatch(r"[0-9]{10}", time) or abs(now - int(time)) > tolerance:
        return False
    given = [value for key, value in parts if key == "v1"]
    for secret in secrets:
        signed = f"{time}.{body}".encode()
        expected = hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()
        if any(hmac.compare_digest(expected, value) for value in given):
            return True
    return False


def main(path):
    with open(path, encoding="utf-8") as file:
        document = json.load(file)
    wrong = 0
    for vector in document["vectors"]:
        result = verify(
            vector["header"],
            vector["body"],
            vector["secrets"],
            vector["now"],
            document["toleranceSeconds"],
        )
        wrong += result != vector["valid"]
        print(f"{'ok' if result == vector['valid'] else 'WRONG'} {vector['name']}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
