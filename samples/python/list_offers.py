import os

from argosy import Argosy

client = Argosy()
org_id = os.environ["ARGOSY_ORG_ID"]

page = client.offers.list_offers(org_id, limit=10)
for offer in page.data:
    print(offer.id, offer.status.value, offer.name)
