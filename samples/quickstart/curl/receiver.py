"""Prints Argosy events whose signature is valid."""

import hashlib
import hmac
import json
import os
import time
from http.server import BaseHTTPRequestHandler, HTTPServer

SECRET = os.environ["ARGOSY_WEBHOOK_SECRET"].encode()


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        # highlight-start
        header = self.headers.get("Argosy-Signature", "")
        parts = dict(part.split("=", 1) for part in header.split(",") if "=" in part)
        sent = parts.get("t", "0")
        signature = hmac.new(SECRET, sent.encode() + b"." + body, hashlib.sha256).hexdigest()
        is_recent = sent.isdigit() and abs(time.time() - int(sent)) <= 300
        is_valid = is_recent and hmac.compare_digest(signature, parts.get("v1", ""))
        # highlight-end
        self.send_response(204 if is_valid else 400)
        self.end_headers()
        if is_valid:
            event = json.loads(body)
            print(event["id"], event["type"], flush=True)


HTTPServer(("127.0.0.1", int(os.environ.get("PORT", "8080"))), Receiver).serve_forever()
