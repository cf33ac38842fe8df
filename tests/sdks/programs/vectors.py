"""Runs the client's part of every vector with both clients, and prints a line of JSON for each."""

import asyncio
import json
import os
import pickle
import re
import ssl
import sys
import time
import traceback
from concurrent.futures import Future, ThreadPoolExecutor

import httpx
from argosy import Argosy, ArgosyError, AsyncArgosy, webhooks
from argosy._clock import Clock

OPTIONS = {
    "clientId": "client_id",
    "clientSecret": "client_secret",
    "orgId": "org_id",
    "baseUrl": "base_url",
    "maxRetries": "max_retries",
    "maxRetryWait": "max_retry_wait",
    "timeout": "timeout",
    "idempotencyKey": "idempotency_key",
    "ifMatch": "if_match",
}
# Loading the certificates takes longer than most vectors, so all clients share them.
CERTIFICATES = ssl.create_default_context()
# Whole words, because a folder in a traceback can contain the letters of a token.
SECRETS = re.compile(r"\b(?:secret_test|t1|Basic |Bearer )")


class FakeClock(Clock):
    def __init__(self, now, random):
        self.time = now
        self.factor = random
        self.sleeps = []
        self.on_sleep = None

    def now(self):
        return self.time

    def random(self):
        return self.factor

    def sleep(self, seconds):
        self.sleeps.append(round(seconds, 3))
        self.time += seconds

    async def sleep_async(self, seconds):
        self.sleep(seconds)
        if self.on_sleep:
            self.on_sleep()
        # A cancelled task ends here.
        await asyncio.sleep(0)


def keywords(options):
    return {OPTIONS[name]: value for name, value in (options or {}).items() if value is not None}


def snake(name):
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name)


def method_of(client, name):
    resource, method = name.split(".")
    if method in ("all", "pages"):
        method = "list"
    return getattr(getattr(client, snake(resource)), snake(method))


def arguments(call):
    ids = [call["id"]] if "id" in call else []
    return ids, {**call.get("params", {}), **keywords(call.get("options"))}


def error_result(error):
    return {
        "error": {
            "class": CLASS_NAMES.get(
                type(error).__name__, type(error).__name__.removesuffix("Error")
            ),
            "code": error.code,
            "type": error.type,
            "status": error.status,
            "requestId": error.request_id,
            "retryable": error.retryable,
            **({"message": error.message} if error.details else {}),
        }
    }


CLASS_NAMES = {"ConnectionFailedError": "Connection"}

CANCELLED = {
    "error": {
        "class": "Cancelled",
        "code": "cancelled",
        "type": None,
        "status": None,
        "requestId": None,
        "retryable": False,
    }
}


def value_result(value):
    if value is None:
        return {"value": None}
    return {"text": value} if isinstance(value, str) else {"value": value.to_dict()}


def page_result(page):
    return {"ids": [item.id for item in page.data], "next": page.next_cursor}


def is_list(name):
    return name.split(".")[1] in ("list", "query")


def unwrap_result(call):
    event = webhooks.unwrap(call["payload"], call["headers"], call["secrets"], now=call["now"])
    return {"event": {"id": event.id, "type": event.type, "data": event["data"]}}


def leaks(client, options, error):
    """Names of the string forms that show a secret."""
    forms = {
        "repr of the client": repr(client),
        "str of the client": str(client),
        "attributes of the client": repr(vars(client)),
        "settings": repr(client._settings),
        "attributes of the settings": repr(vars(client._settings)),
        "pickle of the client": pickled(client),
        "pickle of the settings": pickled(client._settings),
        "repr of the error": repr(error),
        "str of the error": str(error),
        "attributes of the error": repr(vars(error)),
        "traceback": "".join(traceback.format_exception(error)),
        "pickle of the error": pickled(error),
        "log": repr(options["log_entries"]),
    }
    return {"leaks": [name for name, form in forms.items() if SECRETS.search(form)]}


def pickled(value):
    try:
        return repr(pickle.dumps(value))
    except Exception as error:
        return repr(error)


def until_waiting(threads):
    """Holds a token back until all other threads wait for it, and the main one for their results."""
    while sum(map(waits_for_result, sys._current_frames().values())) < threads:
        time.sleep(0.01)


def waits_for_result(frame):
    return frame.f_back is not None and frame.f_back.f_code is Future.result.__code__


class Run:
    """One vector with one client."""

    def __init__(self, kind, http_kind, vector, defaults, url, suffix):
        self.name = vector["name"] + suffix
        self.hanging = f"{url}/hanging/{self.name}"
        self.vector = vector
        self.clock = FakeClock(defaults["now"], vector.get("random", 1))
        self.log = []
        self.threads = 0
        options = {
            **{name: defaults[name] for name in ("clientId", "clientSecret", "orgId")},
            "baseUrl": f"{url}/{self.name}",
            **vector.get("options", {}),
        }
        self.problem = None
        self.http = http_kind(verify=CERTIFICATES)
        try:
            self.client = kind(
                **keywords(options), log=self.add, http_client=self.http, _clock=self.clock
            )
        except ArgosyError as error:
            self.problem = error

    def add(self, entry):
        self.log.append(entry)
        if self.threads and entry.path.endswith("/token"):
            until_waiting(self.threads)

    def outcome(self, results):
        return {"name": self.name, "results": results, "sleeps": self.clock.sleeps}

    def immediate(self, call):
        """The result of a call that sends nothing, if it's one."""
        if call["do"] == "unwrap":
            return unwrap_result(call)
        if self.problem:
            raise self.problem
        if call["do"] == "construct":
            return {"ok": True}
        if call["do"] == "log":
            names = ("method", "path", "status", "attempt")
            return {"log": [{name: getattr(entry, name) for name in names} for entry in self.log]}
        return None


def run_sync(run):
    def perform(call):
        try:
            return run.immediate(call) or send(call)
        except ArgosyError as error:
            return error_result(error)

    def send(call):
        client, do = run.client, call["do"]
        if do == "strings":
            try:
                client.contacts.list()
            except ArgosyError as error:
                return leaks(client, {"log_entries": run.log}, error)
        if do == "raw":
            raw = client.with_response(client.contacts.list)
            return {"status": raw.status, "requestId": raw.request_id}
        ids, kwargs = arguments(call)
        result = method_of(client, do)(*ids, **kwargs)
        if do.endswith(".all"):
            return {"ids": [item.id for item in result]}
        if do.endswith(".pages"):
            return {"pages": [[item.id for item in page.data] for page in result.pages()]}
        return page_result(result) if is_list(do) else value_result(result)

    results = []
    for call in run.vector["calls"]:
        if call["do"] == "wait":
            run.clock.time += call["seconds"]
        elif "times" in call:
            run.threads = call["times"]
            with ThreadPoolExecutor(call["times"]) as pool:
                results.append(shared(list(pool.map(perform, [call] * call["times"]))))
            run.threads = 0
        else:
            results.append(perform(call))
    run.http.close()
    return run.outcome(results)


async def run_async(run):
    async def perform(call):
        try:
            return run.immediate(call) or await send(call)
        except ArgosyError as error:
            return error_result(error)

    async def send(call):
        client, do = run.client, call["do"]
        if do == "strings":
            try:
                await client.contacts.list()
            except ArgosyError as error:
                return leaks(client, {"log_entries": run.log}, error)
        if do == "raw":
            raw = await client.with_response(client.contacts.list)
            return {"status": raw.status, "requestId": raw.request_id}
        ids, kwargs = arguments(call)
        result = method_of(client, do)(*ids, **kwargs)
        if do.endswith(".all"):
            return {"ids": [item.id async for item in result]}
        if do.endswith(".pages"):
            return {"pages": [[item.id for item in page.data] async for page in result.pages()]}
        return page_result(await result) if is_list(do) else value_result(await result)

    async def cancelled(call):
        task = asyncio.ensure_future(perform(call))
        if call["cancel"] == "sleep":
            run.clock.on_sleep = task.cancel
        else:
            await run.http.get(run.hanging, timeout=None)
            task.cancel()
        try:
            return await task
        except asyncio.CancelledError:
            return CANCELLED

    results = []
    for call in run.vector["calls"]:
        if call["do"] == "wait":
            run.clock.time += call["seconds"]
        elif "times" in call:
            calls = (perform(call) for _ in range(call["times"]))
            results.append(shared(await asyncio.gather(*calls)))
        elif "cancel" in call:
            results.append(await cancelled(call))
        else:
            results.append(await perform(call))
    await run.http.aclose()
    return run.outcome(results)


def shared(results):
    same = results[0] if all(result == results[0] for result in results) else results
    return {"times": len(results), "same": same}


def main():
    vector_file, url = sys.argv[1:]
    for name in [name for name in os.environ if name.startswith("ARGOSY_")]:
        del os.environ[name]
    with open(vector_file, encoding="utf-8") as file:
        behavior = json.load(file)
    defaults = behavior["client"]
    for vector in behavior["vectors"]:
        # Blocking calls can't be cancelled.
        if not any("cancel" in call for call in vector["calls"]):
            run = Run(Argosy, httpx.Client, vector, defaults, url, "")
            print(json.dumps(run_sync(run)), flush=True)
        run = Run(AsyncArgosy, httpx.AsyncClient, vector, defaults, url, "--async")
        print(json.dumps(asyncio.run(run_async(run))), flush=True)


if __name__ == "__main__":
    main()
