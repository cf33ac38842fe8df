package example.argosy.sdk;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.Instant;

/** Gets access tokens by client credentials, and keeps one until shortly before its end. */
final class TokenSource {
  /** A token is renewed this long before its end, so that none expires on its way. */
  private static final Duration MARGIN = Duration.ofMinutes(1);

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final RetryPolicy.Send<String> request;
  private final Clock clock;
  private String token;
  private Instant renewAt;

  TokenSource(RetryPolicy.Send<String> request, Clock clock) {
    this.request = request;
    this.clock = clock;
  }

  synchronized String get() throws IOException, InterruptedException {
    return token == null || !clock.now().isBefore(renewAt) ? fetch() : token;
  }

  /** A new token in place of a stale one. Threads with the same stale token share the new one. */
  synchronized String renew(String stale) throws IOException, InterruptedException {
    return token == null || token.equals(stale) ? fetch() : token;
  }

  private String fetch() throws IOException, InterruptedException {
    token = null;
    HttpResponse<String> response = request.once();
    if (response.statusCode() != 200) {
      throw ArgosyException.from(response.statusCode(), response.headers(), response.body());
    }
    JsonNode answer = MAPPER.readTree(response.body());
    renewAt = clock.now().plusSeconds(answer.get("expires_in").asLong()).minus(MARGIN);
    token = answer.get("access_token").asText();
    return token;
  }
}
