node report-usage.mts
