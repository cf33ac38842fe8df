package example.argosy.sdk;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import example.argosy.sdk.model.ArgosyObject;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.UUID;
import java.util.function.Function;

/** A call of an operation, which the generated code describes. */
final class Call {
  private final Transport transport;
  private final String verb;
  private final String path;
  private ObjectNode params;
  private Function<ObjectNode, String> query = json -> "";
  private Function<ObjectNode, byte[]> body;
  private String contentType;
  private boolean keyed;
  private RequestOptions options;
  private String token;
  private String rejectedToken;

  Call(Transport transport, String verb, String template, Object... ids) {
    this.transport = transport;
    this.verb = verb;
    String filled = template;
    for (Object id : ids) {
      filled = filled.replaceFirst("\\{[^}]*}", Urls.segment(id));
    }
    this.path = filled;
  }

  Call query(ArgosyObject params) {
    this.params = params.json();
    this.query = Urls::query;
    return this;
  }

  Call json(ArgosyObject params) {
    this.params = params.json();
    this.body = Body::write;
    this.contentType = "application/json";
    return this;
  }

  Call form(ArgosyObject params) {
    Multipart form = new Multipart();
    this.params = params.json();
    this.body = form::write;
    this.contentType = form.contentType();
    return this;
  }

  /** The operation needs an idempotency key. */
  Call keyed() {
    this.keyed = true;
    return this;
  }

  Call options(RequestOptions options) {
    this.options = options;
    return this;
  }

  <T extends ArgosyObject> T object(Function<JsonNode, T> type) {
    HttpResponse<byte[]> response = send("application/json");
    T object = type.apply(Body.objectIn(response));
    object.setLastResponse(new ApiResponse(response));
    return object;
  }

  <T> Page<T> page(Function<JsonNode, T> type) {
    HttpResponse<byte[]> response = send("application/json");
    String cursor = params == null ? null : params.path("cursor").asText(null);
    return new Page<>(response, type, cursor, next -> at(next).page(type));
  }

  String text() {
    return new String(send("text/html").body(), UTF_8);
  }

  void nothing() {
    send("application/json");
  }

  /** The same call for another page. */
  private Call at(String cursor) {
    if (keyed) {
      throw new ArgosyException.Pagination("The call can't be repeated for another page.");
    }
    Call next = new Call(transport, verb, path).options(options);
    next.params = params == null ? null : params.deepCopy().put("cursor", cursor);
    next.query = query;
    next.body = body;
    next.contentType = contentType;
    return next;
  }

  private HttpResponse<byte[]> send(String accept) {
    HttpRequest.Builder request = request(accept);
    return transport.retries.run(
        () -> request.setHeader("Authorization", "Bearer " + token()).build(),
        this::isTokenRejected,
        options.maxRetries);
  }

  private String token() {
    token = transport.tokens.get(rejectedToken);
    return token;
  }

  /** Only the first rejection counts. After a second one, another token makes no sense. */
  private boolean isTokenRejected(HttpResponse<byte[]> response) {
    if (response.statusCode() != 401 || rejectedToken != null) {
      return false;
    }
    rejectedToken = token;
    return true;
  }

  private HttpRequest.Builder request(String accept) {
    String orgId = options.orgId == null ? transport.orgId : options.orgId;
    String target = "/v1/orgs/" + Urls.segment(orgId) + path + query.apply(params);
    HttpRequest.Builder request =
        transport.request(target, options.timeout == null ? transport.timeout : options.timeout);
    request.header("Accept", accept);
    String key =
        keyed && options.idempotencyKey == null
            ? UUID.randomUUID().toString()
            : options.idempotencyKey;
    setUnlessNull(request, "Idempotency-Key", key);
    setUnlessNull(request, "If-Match", options.ifMatch);
    setUnlessNull(request, "Content-Type", contentType);
    return request.method(verb, publisher());
  }

  private BodyPublisher publisher() {
    return body == null ? BodyPublishers.noBody() : BodyPublishers.ofByteArray(body.apply(params));
  }

  private static void setUnlessNull(HttpRequest.Builder request, String header, String value) {
    if (value == null) {
      return;
    }
    try {
      request.header(header, value);
    } catch (IllegalArgumentException e) {
      throw Settings.invalid(header + " has characters that a header can't have.");
    }
  }
}
