go run .
