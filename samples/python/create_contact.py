import uuid

from argosy import Argosy

client = Argosy()

# region idempotency
# Store the key next to your own record before the call, and send it again after a crash.
key = str(uuid.uuid4())
response = client.with_response(
    client.contacts.create,
    name="Priya Raman",
    email_address="priya.raman@cobaltfreight.example",
    company_name="Cobalt Freight",
    # highlight-next-line
    idempotency_key=key,
)
is_replay = response.headers.get("Idempotent-Replayed") == "true"
print(response.data.id, "existed already" if is_replay else "is new")
# endregion
