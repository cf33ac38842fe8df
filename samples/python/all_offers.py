import asyncio
from concurrent.futures import ThreadPoolExecutor
from itertools import islice

from argosy import Argosy, AsyncArgosy

client = Argosy()

# region paging
waiting = client.offers.list(status=["PENDING_ACCEPTANCE"], limit=200)
for offer in islice(waiting, 500):
    print(offer.id, offer.expiry_date)
# endregion

# region pages
for page in client.offers.list(limit=200).pages():
    print(len(page.data), "offers, next page at", page.next_cursor)
# endregion


# region asyncio
async def count_dimensions() -> int:
    async with AsyncArgosy() as client:
        page = await client.products.list(limit=50)
        calls = [client.products.list_metering_dimensions(product.id) for product in page.data]
        return sum(len(dimensions.data) for dimensions in await asyncio.gather(*calls))


print(asyncio.run(count_dimensions()), "dimensions")
# endregion

# region threads
products = client.products.list(limit=50).data
with ThreadPoolExecutor(max_workers=4) as pool:
    pages = pool.map(lambda product: client.products.list_metering_dimensions(product.id), products)
    print(sum(len(page.data) for page in pages), "dimensions")
# endregion
