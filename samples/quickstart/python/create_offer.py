from datetime import date

from argosy import Argosy

client = Argosy()
# highlight-next-line
offer = client.offers.create(
    name="Juniper Labs 12 months",
    product_id="prod_01KEXZ5980V1XQEHC5ZNXDVW26",
    offer_type="PRIVATE",
    expiry_date=date(2026, 6, 30),
    duration={"length": 12, "unit": "MONTH"},
    pricing={
        "model": "FIXED_FEE_WITH_OVERAGE",
        "commit_amount": {"amount": "12000.00", "currency": "USD"},
        "metering_dimensions": [
            {
                "key": "telemetry_gb",
                "name": "Telemetry ingested",
                "unit": "GB",
                "unit_price": {"amount": "0.40", "currency": "USD"},
                "types": ["METERED"],
            }
        ],
    },
    terms={"partner": "AWS", "aws_account_ids": ["123456789012"]},
)
print(offer.id)
