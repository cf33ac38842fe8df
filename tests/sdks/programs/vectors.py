"""Runs the client's part of every vector and prints the outcome as one line of JSON."""

import json
import sys

from argosy import Argosy, ArgosyError, Clock, CreateContactRequest, paginate, verify_signature

vector_file, signature_file, url = sys.argv[1:]


class FakeClock(Clock):
    def __init__(self, now):
        self.time = now
        self.sleeps = []

    def now(self):
        return self.time

    def sleep(self, seconds):
        self.sleeps.append(seconds)
        self.time += seconds


def outcome(call):
    try:
        return {"ids": [contact.id for contact in call()]}
    except ArgosyError as error:
        return {
            "error": {
                "class": type(error).__name__.removesuffix("Error"),
                "code": error.code,
                "type": error.type,
                "status": error.status,
                "requestId": error.request_id,
                "retryable": error.retryable,
            }
        }


with open(vector_file, encoding="utf-8") as file:
    behavior = json.load(file)
client = behavior["client"]
org_id = client["orgId"]

for vector in behavior["vectors"]:
    clock = FakeClock(client["now"])
    api = Argosy(
        client["clientId"], client["clientSecret"], f"{url}/{vector['name']}", clock=clock
    ).contacts_and_buyers
    actions = {
        "listContacts": lambda: api.list_contacts(org_id).data,
        "allContacts": lambda: paginate(lambda cursor: api.list_contacts(org_id, cursor=cursor)),
        "createContact": lambda: [
            api.create_contact(org_id, CreateContactRequest.from_dict(behavior["newContact"]))
        ],
    }
    results = []
    for call in vector["calls"]:
        if call["do"] == "wait":
            clock.time += call["seconds"]
        else:
            results.append(outcome(actions[call["do"]]))
    print(json.dumps({"name": vector["name"], "results": results, "sleeps": clock.sleeps}))

with open(signature_file, encoding="utf-8") as file:
    signatures = json.load(file)
for vector in signatures["vectors"]:
    valid = verify_signature(
        vector["body"],
        vector["header"],
        vector["secrets"],
        now=vector["now"],
        tolerance_seconds=signatures["toleranceSeconds"],
    )
    print(json.dumps({"name": vector["name"], "valid": valid}))
