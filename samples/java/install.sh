mkdir -p src/main/java
mvn --quiet compile
