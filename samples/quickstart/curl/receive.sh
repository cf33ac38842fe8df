python3 receiver.py > events.log 2>&1 &
