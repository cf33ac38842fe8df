import copy
import datetime
import pickle
import unittest

from argosy import Model, types
from argosy._model import read

OFFER = {
    "id": "offr_1",
    "status": "PAUSED_BY_MARKETPLACE",
    "createdAt": "2026-02-02T09:00:00.123Z",
    "expiryDate": "2026-02-28",
    "startDate": None,
    "terms": {"partner": "AWS", "awsAccountIds": ["210987654321"], "newTerm": 1},
    "pricing": {
        "commits": [{"key": "platform_fee", "rate": {"amount": "1.00", "currency": "USD"}}]
    },
    "metaInfo": {"custom": {"dealDesk": "DD-1", "snake_key": "2"}},
    "sustainabilityScore": 7,
}


class Models(unittest.TestCase):
    def setUp(self) -> None:
        self.offer = types.Offer(OFFER)

    def test_reads_nested_objects_by_their_annotations(self) -> None:
        commits = self.offer.pricing.commits or []
        self.assertIsInstance(commits[0], types.CommitDimension)
        self.assertEqual(commits[0].rate.amount, "1.00")
        self.assertEqual(self.offer.meta_info.custom, {"dealDesk": "DD-1", "snake_key": "2"})

    def test_parses_dates_and_times(self) -> None:
        utc = datetime.timezone.utc
        created = datetime.datetime(2026, 2, 2, 9, 0, 0, 123000, tzinfo=utc)
        self.assertEqual(self.offer.created_at, created)
        self.assertEqual(self.offer.expiry_date, datetime.date(2026, 2, 28))

    def test_keeps_a_value_that_is_not_a_date(self) -> None:
        self.assertEqual(types.Offer({"expiryDate": "soon"}).expiry_date, "soon")

    def test_has_none_for_missing_fields(self) -> None:
        self.assertIsNone(self.offer.start_date)
        self.assertIsNone(self.offer.buyer_id)

    def test_keeps_unknown_values_and_fields(self) -> None:
        self.assertEqual(self.offer.status, "PAUSED_BY_MARKETPLACE")
        self.assertEqual(self.offer["sustainabilityScore"], 7)
        self.assertEqual(getattr(self.offer, "sustainability_score"), 7)
        self.assertEqual(self.offer.to_dict(), OFFER)

    def test_rejects_a_misspelled_field(self) -> None:
        with self.assertRaises(AttributeError):
            getattr(self.offer, "first_name")
        with self.assertRaises(AttributeError):
            setattr(self.offer, "name", "x")

    def test_picks_the_variant_of_a_union(self) -> None:
        self.assertIsInstance(self.offer.terms, types.AwsOfferTerms)
        unknown = types.Offer({"terms": {"partner": "ORACLE", "tenancyIds": ["tenancy_1"]}}).terms
        self.assertIs(type(unknown), Model)
        self.assertEqual(unknown["tenancyIds"], ["tenancy_1"])

    def test_types_events(self) -> None:
        event = read(types.WebhookEvent, {"type": "offer.accepted", "data": {"entity": OFFER}})
        self.assertIsInstance(event, types.OfferEvent)
        self.assertEqual(event.data.entity, self.offer)

    def test_can_be_copied_and_pickled(self) -> None:
        self.assertEqual(pickle.loads(pickle.dumps(self.offer)), self.offer)
        self.assertEqual(copy.deepcopy(self.offer), self.offer)


if __name__ == "__main__":
    unittest.main()
