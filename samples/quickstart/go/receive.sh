go run ./receiver > events.log 2>&1 &
