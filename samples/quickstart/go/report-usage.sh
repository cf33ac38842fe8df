go run ./report-usage
