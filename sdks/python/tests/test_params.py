import datetime
import unittest
from decimal import Decimal
from typing import Any

from argosy import ConfigurationError, types
from argosy._encode import json_body, query_string, wire_params


def offer(**fields: Any) -> dict[str, Any]:
    return wire_params("CreateOfferRequest", fields)


class Params(unittest.TestCase):
    def test_nested_dictionaries_get_the_apis_names(self) -> None:
        sent = offer(
            product_id="prod_1",
            pricing={"payment_schedule": "PREPAY", "installments": [{"charge_date": "2026-03-01"}]},
            terms={"partner": "AWS", "aws_account_ids": ["1"]},
        )
        self.assertEqual(
            sent,
            {
                "productId": "prod_1",
                "pricing": {
                    "paymentSchedule": "PREPAY",
                    "installments": [{"chargeDate": "2026-03-01"}],
                },
                "terms": {"partner": "AWS", "awsAccountIds": ["1"]},
            },
        )

    def test_the_apis_names_and_unknown_names_stay(self) -> None:
        fields = {"productId": "prod_1", "terms": {"awsAccountIds": []}, "new_field": {"a_b": 1}}
        self.assertEqual(offer(**fields), fields)

    def test_keys_of_a_map_stay(self) -> None:
        sent = wire_params("MetaInfoUpdate", {"custom": {"snake_key": "1"}, "internal_note": None})
        self.assertEqual(sent, {"custom": {"snake_key": "1"}, "internalNote": None})
        records = {"id": "g", "records": {"ingest_mb": "1"}}
        self.assertEqual(wire_params("UsageRecordGroupInput", records), records)

    def test_names_that_are_keywords(self) -> None:
        tier = {"from_": "0", "price": "1"}
        sent = offer(
            pricing={"billable_dimensions": [{"pricing": {"category": "TIERED", "tiers": [tier]}}]}
        )
        tiers = sent["pricing"]["billableDimensions"][0]["pricing"]["tiers"]
        self.assertEqual(tiers, [{"from": "0", "price": "1"}])

    def test_dates_times_and_decimals(self) -> None:
        paris = datetime.timezone(datetime.timedelta(hours=1))
        group = {"timestamp": datetime.datetime(2026, 3, 14, 12, tzinfo=paris)}
        self.assertEqual(
            wire_params("UsageRecordGroupInput", group), {"timestamp": "2026-03-14T11:00:00Z"}
        )
        self.assertEqual(offer(expiry_date=datetime.date(2026, 3, 1)), {"expiryDate": "2026-03-01"})
        money = {"commit_amount": {"amount": Decimal("1E+3"), "currency": "USD"}}
        self.assertEqual(offer(pricing=money)["pricing"]["commitAmount"]["amount"], "1000")

    def test_received_objects_can_be_sent(self) -> None:
        self.assertEqual(
            offer(eula=types.Eula({"type": "STANDARD"})), {"eula": {"type": "STANDARD"}}
        )

    def test_queries(self) -> None:
        fields = {"status": "ACTIVE", "limit": 5, "include_total": True, "cursor": "a+b"}
        query = query_string(wire_params("ListOffersParams", fields))
        self.assertEqual(query, "cursor=a%2Bb&includeTotal=true&limit=5&status=ACTIVE")
        several = wire_params("ListOffersParams", {"status": ("ACTIVE", "EXPIRED")})
        self.assertEqual(query_string(several), "status=ACTIVE,EXPIRED")

    def test_what_json_cant_express(self) -> None:
        for value in (object(), float("nan")):
            with self.assertRaises(ConfigurationError):
                json_body({"name": value})


if __name__ == "__main__":
    unittest.main()
