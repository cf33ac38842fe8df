import os
from concurrent.futures import ThreadPoolExecutor
from itertools import islice

from argosy import Argosy, OfferStatus, paginate

client = Argosy()
org_id = os.environ["ARGOSY_ORG_ID"]

# region paging
waiting = paginate(
    lambda cursor: client.offers.list_offers(
        org_id, status=[OfferStatus.PENDING_ACCEPTANCE], limit=200, cursor=cursor
    )
)
for offer in islice(waiting, 500):
    print(offer.id, offer.expiry_date)
# endregion

# region threads
products = client.products.list_products(org_id, limit=50).data
with ThreadPoolExecutor(max_workers=4) as pool:
    pages = pool.map(
        lambda product: client.products.list_product_metering_dimensions(org_id, product.id),
        products,
    )
    print(sum(len(page.data) for page in pages), "dimensions")
# endregion
