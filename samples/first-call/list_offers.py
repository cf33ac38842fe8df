import json
import os
import urllib.parse
import urllib.request

base_url = os.environ.get("ARGOSY_BASE_URL", "https://api.argosy.example")
org_id = os.environ["ARGOSY_ORG_ID"]
token = os.environ["ARGOSY_TOKEN"]

query = urllib.parse.urlencode({"status": "PENDING_ACCEPTANCE", "limit": 10})
request = urllib.request.Request(
    f"{base_url}/v1/orgs/{org_id}/offers?{query}",
    headers={"Authorization": f"Bearer {token}"},
)
with urllib.request.urlopen(request) as response:
    page = json.load(response)

for offer in page["data"]:
    print(offer["id"], offer["status"], offer["name"])
