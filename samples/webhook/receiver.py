"""Receives Argosy events: verifies the signature, stores each event once, responds, and then handles it."""

import hashlib
import hmac
import json
import os
import re
import sqlite3
import threading
import time
from contextlib import closing
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

TOLERANCE_SECONDS = 300
MAX_BYTES = 5_000_000


def verify(header: str, body: bytes, secret: str, now: float) -> bool:
    """Whether Argosy-Signature contains a recent, valid signature of the body."""
    parts = [part.partition("=") for part in header.split(",")]
    sent = next((value for name, _, value in parts if name == "t"), "")
    if not re.fullmatch("[0-9]{10}", sent) or abs(now - int(sent)) > TOLERANCE_SECONDS:
        return False
    signed = sent.encode() + b"." + body
    expected = hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest().encode()
    received = [value.encode() for name, _, value in parts if name == "v1"]
    return any(hmac.compare_digest(expected, value) for value in received)


def database() -> sqlite3.Connection:
    connection = sqlite3.connect(os.environ.get("EVENTS_DB", "events.db"), timeout=5)
    connection.execute(
        "CREATE TABLE IF NOT EXISTS events (id TEXT PRIMARY KEY, body BLOB NOT NULL,"
        " handled_at TEXT, failures INTEGER NOT NULL DEFAULT 0)"
    )
    return connection


def store(event_id: str, body: bytes) -> bool:
    """Stores the event. Returns False for a duplicate, which is already stored."""
    with closing(database()) as db, db:
        added = db.execute(
            "INSERT OR IGNORE INTO events (id, body) VALUES (?, ?)", (event_id, body)
        )
        return added.rowcount == 1


class Receiver(BaseHTTPRequestHandler):
    timeout = 10

    def do_POST(self) -> None:
        length = self.headers.get("Content-Length", "")
        if not re.fullmatch("[0-9]{1,9}", length) or int(length) > MAX_BYTES:
            return self.respond(413)
        body = self.rfile.read(int(length))
        signature = self.headers.get("Argosy-Signature", "")
        # highlight-start
        if not verify(signature, body, os.environ["ARGOSY_WEBHOOK_SECRET"], time.time()):
            return self.respond(400)
        # highlight-end
        # Use the ID in the body, because the signature doesn't cover the headers.
        new = store(json.loads(body)["id"], body)
        self.respond(201 if new else 200)

    def respond(self, status: int) -> None:
        self.send_response(status)
        self.send_header("Content-Length", "0")
        self.end_headers()


def handle(event: dict) -> None:
    """Your code. It can run twice after a crash, so make each step safe to repeat."""
    if event["type"] == "webhook.test":
        return
    print(event["id"], event["type"], flush=True)


def work() -> None:
    """Handles stored events one at a time, including those from before a restart."""
    while True:
        with closing(database()) as db:
            waiting = db.execute(
                "SELECT id, body FROM events WHERE handled_at IS NULL AND failures < 10"
            ).fetchall()
            for event_id, body in waiting:
                try:
                    handle(json.loads(body))
                    change = "handled_at = datetime('now')"
                except Exception as error:
                    print(f"{event_id} failed: {error!r}", flush=True)
                    change = "failures = failures + 1"
                with db:
                    db.execute(f"UPDATE events SET {change} WHERE id = ?", (event_id,))
        time.sleep(1)


if __name__ == "__main__":
    os.environ["ARGOSY_WEBHOOK_SECRET"]  # Fails at startup if it isn't set.
    port = int(os.environ.get("PORT", "8080"))
    server = ThreadingHTTPServer(("127.0.0.1", port), Receiver)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    work()  # If this fails, the program exits and your process manager restarts it.
