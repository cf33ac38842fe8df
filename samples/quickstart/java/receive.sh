mvn --quiet compile exec:java -Dexec.mainClass=Receiver > events.log 2>&1 &
