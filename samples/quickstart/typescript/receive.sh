node receiver.mts > events.log 2>&1 &
