npx tsx list-offers.mts
