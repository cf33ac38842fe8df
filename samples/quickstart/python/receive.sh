python receiver.py > events.log 2>&1 &
