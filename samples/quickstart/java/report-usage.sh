mvn --quiet compile exec:java -Dexec.mainClass=ReportUsage
