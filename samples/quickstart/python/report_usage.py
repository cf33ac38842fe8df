import os

from argosy import Argosy

client = Argosy()
for entitlement in client.entitlements.list(offer_id=os.environ["OFFER_ID"]):
    print(entitlement.id, entitlement.status)

    # highlight-next-line
    group = client.usage_record_groups.report(
        entitlement.id, id="juniper-1", records={"telemetry_gb": "812"}
    )
    print(group.id, group.status)
