/** The optimizing compiler and threads for garbage collection don't pay off for a program that ends soon. */
export const shortRun = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** The same for Maven, in its environment. */
export const shortMavenRun = {MAVEN_OPTS: shortRun.join(' ')};
