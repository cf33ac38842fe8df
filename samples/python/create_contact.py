import os
import uuid

from argosy import Argosy, CreateContactRequest

client = Argosy()
org_id = os.environ["ARGOSY_ORG_ID"]

# region idempotency
# Store the key beside your own record before the call, and send it again after a crash.
key = str(uuid.uuid4())
response = client.contacts_and_buyers.create_contact_with_http_info(
    org_id,
    CreateContactRequest(
        name="Priya Raman",
        email_address="priya.raman@cobaltfreight.example",
        company_name="Cobalt Freight",
    ),
    idempotency_key=key,
)
replayed = (response.headers or {}).get("Idempotent-Replayed") == "true"
print(response.data.id, "was there already" if replayed else "is new")
# endregion
