package example.argosy.sdk;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;

/** Requests access tokens with client credentials and caches them. */
final class TokenSource {
  /** A token is renewed this long before it expires, so that it's still valid when it arrives. */
  private static final Duration MARGIN = Duration.ofSeconds(60);

  private final Transport transport;
  private final String authorization;
  private final Clock clock;
  private CompletableFuture<Token> current;

  private static final class Token {
    final String value;
    final Instant renewAt;

    Token(String value, Instant renewAt) {
      this.value = value;
      this.renewAt = renewAt;
    }
  }

  TokenSource(Transport transport, Argosy.Builder options) {
    byte[] credentials = (options.clientId + ":" + options.clientSecret).getBytes(UTF_8);
    this.transport = transport;
    this.authorization = "Basic " + Base64.getEncoder().encodeToString(credentials);
    this.clock = options.clock;
  }

  /** A valid token other than the rejected one, which can be null. */
  String get(String rejected) {
    try {
      return shared(rejected).get().value;
    } catch (InterruptedException e) {
      throw Transport.cancelled(e);
    } catch (ExecutionException e) {
      throw (RuntimeException) e.getCause();
    }
  }

  /** All threads wait for the same request. */
  private synchronized CompletableFuture<Token> shared(String rejected) {
    if (current == null || current.isDone() && !isUsable(current, rejected)) {
      // On a thread of its own, so that interrupting one caller doesn't affect the others.
      current = CompletableFuture.supplyAsync(this::fetch, TokenSource::start);
    }
    return current;
  }

  private boolean isUsable(CompletableFuture<Token> done, String rejected) {
    if (done.isCompletedExceptionally()) {
      return false;
    }
    Token token = done.join();
    return clock.now().isBefore(token.renewAt) && !token.value.equals(rejected);
  }

  private static void start(Runnable task) {
    Thread thread = new Thread(null, task, "argosy-token", 0, false);
    thread.setDaemon(true);
    thread.start();
  }

  private Token fetch() {
    HttpRequest request =
        transport
            .request("/v1/oauth/token", transport.timeout)
            .header("Accept", "application/json")
            .header("Authorization", authorization)
            .header("Content-Type", "application/x-www-form-urlencoded")
            .POST(BodyPublishers.ofString("grant_type=client_credentials"))
            .build();
    return read(transport.retries.run(() -> request, TokenSource::throwIfRefused, null));
  }

  /** Throws errors in the format of OAuth. Others are the same as those of the API. */
  private static boolean throwIfRefused(HttpResponse<byte[]> response) {
    JsonNode error = Body.errorOf(response);
    if (response.statusCode() / 100 == 4 && error.isTextual()) {
      throw ArgosyException.ofTokenEndpoint(response, error.asText());
    }
    return false;
  }

  private Token read(HttpResponse<byte[]> response) {
    JsonNode body = Body.objectIn(response);
    JsonNode token = body.path("access_token");
    JsonNode seconds = body.path("expires_in");
    // Other characters aren't allowed in a header, and the JDK's exception would contain the token.
    if (!token.isTextual() || !token.asText().matches("[\\x21-\\x7e]+") || !seconds.isNumber()) {
      throw ArgosyException.unexpected(
          response, "The token endpoint's response has no valid token.");
    }
    return new Token(token.asText(), clock.now().plusSeconds(seconds.asLong()).minus(MARGIN));
  }
}
