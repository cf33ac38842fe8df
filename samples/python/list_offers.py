from argosy import Argosy

with Argosy() as client:
    page = client.offers.list(limit=10)
    for offer in page.data:
        print(offer.id, offer.status, offer.name)
