package example.argosy.sdk;

import example.argosy.sdk.ArgosyException.Cancelled;
import example.argosy.sdk.ArgosyException.Connection;
import example.argosy.sdk.ArgosyException.Timeout;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;

/** Sends requests, each within its time limit. */
final class Transport {
  final String orgId;
  final Duration timeout;
  final RetryPolicy retries;
  final TokenSource tokens;
  private final String baseUrl;
  private final String basePath;
  private final HttpClient http;
  private final Consumer<LogEntry> log;

  Transport(Argosy.Builder options) {
    orgId = options.orgId;
    timeout = options.timeout;
    baseUrl = options.baseUrl;
    basePath = URI.create(baseUrl).getRawPath();
    log = options.log;
    http = options.httpClient == null ? defaultClient() : withoutRedirects(options.httpClient);
    retries = new RetryPolicy(this, options);
    tokens = new TokenSource(this, options);
  }

  private static HttpClient defaultClient() {
    return HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(10)).build();
  }

  private static HttpClient withoutRedirects(HttpClient client) {
    if (client.followRedirects() != HttpClient.Redirect.NEVER) {
      throw Settings.invalid("httpClient can't follow redirects.");
    }
    return client;
  }

  Call call(String verb, String path, Object... ids) {
    return new Call(this, verb, path, ids);
  }

  /** A request below the base URL. */
  HttpRequest.Builder request(String path, Duration limit) {
    return HttpRequest.newBuilder(URI.create(baseUrl + path))
        .header("User-Agent", Resources.USER_AGENT)
        .timeout(limit);
  }

  /**
   * Sends a request once. Reads the whole body within the time limit, which the JDK's limit doesn't
   * cover.
   */
  HttpResponse<byte[]> send(HttpRequest request, int attempt) {
    long began = System.nanoTime();
    Integer status = null;
    CompletableFuture<HttpResponse<byte[]>> future =
        http.sendAsync(request, HttpResponse.BodyHandlers.ofByteArray());
    try {
      long limit = request.timeout().orElse(timeout).toMillis();
      HttpResponse<byte[]> response = future.get(limit, TimeUnit.MILLISECONDS);
      status = response.statusCode();
      return response;
    } catch (TimeoutException e) {
      throw new Timeout("The request exceeded its time limit.", e);
    } catch (ExecutionException e) {
      throw failure(e.getCause());
    } catch (InterruptedException e) {
      throw cancelled(e);
    } finally {
      future.cancel(true);
      String path = request.uri().getRawPath().substring(basePath.length());
      Duration duration = Duration.ofNanos(System.nanoTime() - began);
      log.accept(new LogEntry(request.method(), path, status, attempt, duration));
    }
  }

  private static ArgosyException failure(Throwable cause) {
    return cause instanceof HttpTimeoutException
        ? new Timeout("The request exceeded its time limit.", cause)
        : new Connection("The connection to the API failed: " + cause, cause);
  }

  static Cancelled cancelled(InterruptedException cause) {
    Thread.currentThread().interrupt();
    return new Cancelled("The thread was interrupted.", cause);
  }
}
