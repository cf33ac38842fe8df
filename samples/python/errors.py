import os
import sys

import urllib3
from argosy import Argosy, ArgosyError, InvalidRequestError, NotFoundError

org_id = os.environ["ARGOSY_ORG_ID"]
offer_id = sys.argv[1] if len(sys.argv) > 1 else "offr_01KGES92M06PXWSFEWDW4HTSFA"

# region options
client = Argosy(max_retries=5, max_retry_wait_seconds=120)
# endregion

# region errors
try:
    # Seconds to connect, seconds to read.
    offer = client.offers.get_offer(org_id, offer_id, _request_timeout=(3.0, 10.0))
    print(offer.status.value)
except NotFoundError as error:
    print("No such offer:", error.code)
except ArgosyError as error:
    print(error.status, error.code, "quote", error.request_id, file=sys.stderr)
    raise
except urllib3.exceptions.HTTPError as error:
    print("No answer came:", error, file=sys.stderr)
    raise
# endregion

try:
    client.contacts_and_buyers.create_contact(
        org_id, {"name": "Priya Raman", "emailAddress": "priya.raman"}
    )
except InvalidRequestError as error:
    print(error.code)
