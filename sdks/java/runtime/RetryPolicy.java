package example.argosy.sdk;

import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpResponse;
import java.time.Duration;

/** Sends until the answer is neither 429 nor 503, or there is no use in waiting. */
final class RetryPolicy {
  private final int maxRetries;
  private final Duration maxWait;
  private final Clock clock;

  interface Send<T> {
    HttpResponse<T> once() throws IOException, InterruptedException;
  }

  RetryPolicy(int maxRetries, Duration maxWait, Clock clock) {
    this.maxRetries = maxRetries;
    this.maxWait = maxWait;
    this.clock = clock;
  }

  <T> HttpResponse<T> run(Send<T> send) throws IOException, InterruptedException {
    for (int retries = 0; ; retries++) {
      HttpResponse<T> response = send.once();
      if (response.statusCode() != 429 && response.statusCode() != 503) {
        return response;
      }
      Duration wait = timeToWait(response, retries);
      if (retries >= maxRetries || wait.compareTo(maxWait) > 0) {
        return response;
      }
      discard(response);
      clock.sleep(wait);
    }
  }

  /** What the answer asks for; without that 1, 2, 4 seconds and so on. */
  private static Duration timeToWait(HttpResponse<?> response, int retries) {
    return response
        .headers()
        .firstValue("Retry-After")
        .filter(text -> text.matches("[0-9]{1,9}"))
        .map(text -> Duration.ofSeconds(Long.parseLong(text)))
        .orElse(Duration.ofSeconds(1L << retries));
  }

  /** Lets the connection be used again. */
  static void discard(HttpResponse<?> response) throws IOException {
    if (response.body() instanceof InputStream) {
      ((InputStream) response.body()).close();
    }
  }
}
