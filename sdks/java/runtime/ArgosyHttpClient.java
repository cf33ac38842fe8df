package example.argosy.sdk;

import java.io.IOException;
import java.net.Authenticator;
import java.net.CookieHandler;
import java.net.ProxySelector;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLParameters;

/** Puts token and retries around the one way out of the generated code. */
final class ArgosyHttpClient extends HttpClient {
  private final HttpClient base;
  private final TokenSource tokens;
  private final RetryPolicy retries;

  ArgosyHttpClient(HttpClient base, TokenSource tokens, RetryPolicy retries) {
    this.base = base;
    this.tokens = tokens;
    this.retries = retries;
  }

  @Override
  public <T> HttpResponse<T> send(HttpRequest request, HttpResponse.BodyHandler<T> handler)
      throws IOException, InterruptedException {
    HttpRequest repeatable = copy(request).build();
    HttpResponse.BodyHandler<T> reading = TextAnswers.asJson(handler);
    String token = tokens.get();
    HttpResponse<T> response = authorized(repeatable, reading, token);
    if (response.statusCode() != 401) {
      return response;
    }
    RetryPolicy.discard(response);
    return authorized(repeatable, reading, tokens.renew(token));
  }

  private <T> HttpResponse<T> authorized(
      HttpRequest request, HttpResponse.BodyHandler<T> handler, String token)
      throws IOException, InterruptedException {
    HttpRequest signed = copy(request).setHeader("Authorization", "Bearer " + token).build();
    return retries.run(() -> base.send(signed, handler));
  }

  /** Java 11 cannot copy a request. */
  private static HttpRequest.Builder copy(HttpRequest request) {
    HttpRequest.Builder copy = HttpRequest.newBuilder(request.uri());
    request.headers().map().forEach((name, values) -> values.forEach(value -> copy.header(name, value)));
    request.timeout().ifPresent(copy::timeout);
    request.version().ifPresent(copy::version);
    return copy.method(
        request.method(),
        request.bodyPublisher().map(RepeatableBody::of).orElse(HttpRequest.BodyPublishers.noBody()));
  }

  @Override
  public <T> CompletableFuture<HttpResponse<T>> sendAsync(
      HttpRequest request, HttpResponse.BodyHandler<T> handler) {
    throw new UnsupportedOperationException("The SDK's calls wait for their answer.");
  }

  @Override
  public <T> CompletableFuture<HttpResponse<T>> sendAsync(
      HttpRequest request,
      HttpResponse.BodyHandler<T> handler,
      HttpResponse.PushPromiseHandler<T> pushPromiseHandler) {
    return sendAsync(request, handler);
  }

  @Override
  public Optional<CookieHandler> cookieHandler() {
    return base.cookieHandler();
  }

  @Override
  public Optional<Duration> connectTimeout() {
    return base.connectTimeout();
  }

  @Override
  public Redirect followRedirects() {
    return base.followRedirects();
  }

  @Override
  public Optional<ProxySelector> proxy() {
    return base.proxy();
  }

  @Override
  public SSLContext sslContext() {
    return base.sslContext();
  }

  @Override
  public SSLParameters sslParameters() {
    return base.sslParameters();
  }

  @Override
  public Optional<Authenticator> authenticator() {
    return base.authenticator();
  }

  @Override
  public Version version() {
    return base.version();
  }

  @Override
  public Optional<Executor> executor() {
    return base.executor();
  }
}
