import json
import os
from wsgiref.simple_server import make_server

from argosy import verify_signature

SECRETS = os.environ["ARGOSY_WEBHOOK_SECRET"].split()


def receive(environ, start_response):
    body = environ["wsgi.input"].read(int(environ.get("CONTENT_LENGTH") or 0))
    header = environ.get("HTTP_ARGOSY_SIGNATURE", "")
    if not verify_signature(body, header, SECRETS):
        start_response("400 Bad Request", [])
        return []
    event = json.loads(body)
    print(event["id"], event["type"], flush=True)
    start_response("204 No Content", [])
    return []


if __name__ == "__main__":
    make_server("127.0.0.1", int(os.environ.get("PORT", "8080")), receive).serve_forever()
