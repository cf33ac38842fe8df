package example.argosy.sdk;

import static java.time.ZoneOffset.UTC;
import static java.time.format.DateTimeFormatter.RFC_1123_DATE_TIME;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.ZonedDateTime;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Sends until a request succeeds, or another attempt makes no sense. */
final class RetryPolicy {
  private final Transport transport;
  private final int maxRetries;
  private final Duration maxWait;
  private final Clock clock;

  RetryPolicy(Transport transport, Argosy.Builder options) {
    this.transport = transport;
    this.maxRetries = options.maxRetries;
    this.maxWait = options.maxRetryWait;
    this.clock = options.clock;
  }

  /**
   * Returns a successful response.
   *
   * @param prepare gets the request of each attempt. Its own errors aren't retried.
   * @param isStale whether the request needs to be prepared and sent again, without a wait.
   * @param limit maximum number of retries. Null means the client's.
   */
  HttpResponse<byte[]> run(
      Supplier<HttpRequest> prepare, Predicate<HttpResponse<byte[]>> isStale, Integer limit) {
    int retries = 0;
    for (int attempt = 1; ; attempt++) {
      HttpRequest request = prepare.get();
      ArgosyException error;
      Duration wait = backoff(retries);
      try {
        HttpResponse<byte[]> response = transport.send(request, attempt);
        if (response.statusCode() / 100 == 2) {
          return response;
        } else if (isStale.test(response)) {
          continue;
        }
        error = ArgosyException.of(response);
        wait = response.headers().firstValue("Retry-After").map(this::parse).orElse(wait);
      } catch (ArgosyException.Connection | ArgosyException.Timeout e) {
        error = e;
      }
      boolean isLast = retries >= (limit == null ? maxRetries : limit);
      if (isLast || !error.isTransient() || wait.compareTo(maxWait) > 0) {
        throw error;
      }
      sleep(wait);
      retries++;
    }
  }

  /**
   * Up to 0.5, 1, 2, 4, and 8 seconds. The random part keeps clients from retrying all together.
   */
  private Duration backoff(int retries) {
    double seconds = Math.min(8, 0.5 * Math.pow(2, retries));
    return Duration.ofMillis(Math.round(seconds * (0.5 + clock.random() / 2) * 1000));
  }

  /** Seconds, or an HTTP date. Null if it's neither. */
  private Duration parse(String retryAfter) {
    if (retryAfter.matches("[0-9]{1,9}")) {
      return Duration.ofSeconds(Long.parseLong(retryAfter));
    }
    try {
      ZonedDateTime time = ZonedDateTime.parse(retryAfter, RFC_1123_DATE_TIME);
      Duration wait = Duration.between(clock.now().atZone(UTC), time);
      return wait.isNegative() ? Duration.ZERO : wait;
    } catch (DateTimeException e) {
      return null;
    }
  }

  private void sleep(Duration wait) {
    try {
      clock.sleep(wait);
    } catch (InterruptedException e) {
      throw Transport.cancelled(e);
    }
  }
}
