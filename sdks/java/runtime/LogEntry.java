package example.argosy.sdk;

import java.time.Duration;

/** A request that was sent, including retries and token requests. */
public final class LogEntry {
  private final String method;
  private final String path;
  private final Integer status;
  private final int attempt;
  private final Duration duration;

  LogEntry(String method, String path, Integer status, int attempt, Duration duration) {
    this.method = method;
    this.path = path;
    this.status = status;
    this.attempt = attempt;
    this.duration = duration;
  }

  public String getMethod() {
    return method;
  }

  /** Without the base URL and the query. */
  public String getPath() {
    return path;
  }

  /** Null if there was no response. */
  public Integer getStatus() {
    return status;
  }

  /** 1 for the first attempt. */
  public int getAttempt() {
    return attempt;
  }

  public Duration getDuration() {
    return duration;
  }

  @Override
  public String toString() {
    return method
        + " "
        + path
        + " "
        + status
        + ", attempt "
        + attempt
        + ", "
        + duration.toMillis()
        + " ms";
  }
}
