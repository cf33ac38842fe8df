grep evt_ events.log
