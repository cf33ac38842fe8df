import logging
import sys

from argosy import Argosy, ArgosyError, InvalidRequestError, NotFoundError

offer_id = sys.argv[1] if len(sys.argv) > 1 else "offr_01KGES92M06PXWSFEWDW4HTSFA"

# region options
client = Argosy(
    timeout=30,
    max_retries=5,
    max_retry_wait=120,
    log=lambda entry: logging.info("%s %s: %s", entry.method, entry.path, entry.status),
)
# endregion

# region errors
try:
    offer = client.offers.get(offer_id, timeout=10)
    print(offer.status)
except NotFoundError as error:
    print("No such offer:", error.code)
except ArgosyError as error:
    print(error.code, "Contact support with", error.request_id, file=sys.stderr)
    raise
# endregion

try:
    client.contacts.create(name="Priya Raman", email_address="priya.raman")
except InvalidRequestError as error:
    print(error.code)
