import os
from wsgiref.simple_server import make_server

from argosy import SignatureVerificationError, webhooks

SECRETS = os.environ["ARGOSY_WEBHOOK_SECRET"].split()


def receive(environ, start_response):
    body = environ["wsgi.input"].read(int(environ.get("CONTENT_LENGTH") or 0))
    headers = {"Argosy-Signature": environ.get("HTTP_ARGOSY_SIGNATURE", "")}
    try:
        # highlight-next-line
        event = webhooks.unwrap(body, headers, SECRETS)
    except SignatureVerificationError:
        start_response("400 Bad Request", [])
        return []
    print(event.id, event.type, flush=True)
    start_response("204 No Content", [])
    return []


if __name__ == "__main__":
    make_server("127.0.0.1", int(os.environ.get("PORT", "8080")), receive).serve_forever()
