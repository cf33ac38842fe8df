mvn --quiet clean compile -Dmaven.compiler.showDeprecation=true
