package example.argosy.sdk;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import example.argosy.sdk.model.ErrorDetail;
import example.argosy.sdk.model.MarketplaceError;
import example.argosy.sdk.model.RetryableErrorCode;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/** Any error of the SDK. The nested classes tell the kinds apart. */
public class ArgosyException extends RuntimeException {
  private static final long serialVersionUID = 1L;
  private static final Set<Integer> RETRYABLE_STATUSES = Set.of(408, 429, 502, 503, 504);

  private final String code;
  private final int status;
  private final String requestId;
  private final boolean retryable;
  private final JsonNode error;

  /** An error without a response. */
  public ArgosyException(String code, String message, Throwable cause) {
    this(code, message, cause, false);
  }

  private ArgosyException(String code, String message, Throwable cause, boolean retryable) {
    super(message, cause);
    this.code = code;
    this.status = 0;
    this.requestId = null;
    this.retryable = retryable;
    this.error = Body.MISSING;
  }

  /** `error` is the object in an API error, or missing. */
  private ArgosyException(HttpResponse<?> response, JsonNode error, String message) {
    super(message);
    this.status = response.statusCode();
    this.error = error;
    this.code = error.path("code").asText("unexpected_response");
    String header = response.headers().firstValue("X-Request-Id").orElse(null);
    this.requestId = error.path("requestId").asText(header);
    this.retryable =
        error.has("code")
            ? RetryableErrorCode.values().contains(RetryableErrorCode.of(code))
            : RETRYABLE_STATUSES.contains(status);
  }

  /** A stable name from the error catalog, for example {@code offer_not_found}. */
  public String getCode() {
    return code;
  }

  /** The kind of error, for example {@code NOT_FOUND}. Null if the API didn't return the error. */
  public String getType() {
    return error.path("type").asText(null);
  }

  /** The HTTP status, or 0 if there was no response. */
  public int getStatus() {
    return status;
  }

  /** The ID that support needs, or null. */
  public String getRequestId() {
    return requestId;
  }

  /** Whether the same call can succeed later. */
  public boolean isRetryable() {
    return retryable;
  }

  /** The invalid fields, never null. */
  public List<ErrorDetail> getDetails() {
    List<ErrorDetail> details = new ArrayList<>();
    error.path("details").forEach(detail -> details.add(ErrorDetail.fromJson(detail)));
    return Collections.unmodifiableList(details);
  }

  /** The error of the marketplace or payment provider, or null. */
  public MarketplaceError getMarketplace() {
    JsonNode marketplace = error.path("marketplace");
    return marketplace.isObject() ? MarketplaceError.fromJson(marketplace) : null;
  }

  /** The exception for a response that isn't a success. */
  static ArgosyException of(HttpResponse<byte[]> response) {
    JsonNode error = Body.errorOf(response);
    if (!error.path("code").isTextual()) {
      return unexpected(
          response, "The response isn't from the API: status " + response.statusCode() + ".");
    }
    String message = withFirstField(error);
    switch (error.path("type").asText()) {
      case "INVALID_REQUEST":
        return new InvalidRequest(response, error, message);
      case "AUTHENTICATION":
        return new Authentication(response, error, message);
      case "PERMISSION":
        return new PermissionDenied(response, error, message);
      case "NOT_FOUND":
        return new NotFound(response, error, message);
      case "CONFLICT":
        return new Conflict(response, error, message);
      case "PAYMENT":
        return new Payment(response, error, message);
      case "RATE_LIMIT":
        return new RateLimit(response, error, message);
      case "MARKETPLACE":
        return new Marketplace(response, error, message);
      case "INTERNAL":
        return new Internal(response, error, message);
      default:
        return new ArgosyException(response, error, message);
    }
  }

  /** Logs often have only the message, so it says what's wrong with the first field. */
  private static String withFirstField(JsonNode error) {
    String message = error.path("message").asText();
    JsonNode first = error.path("details").path(0);
    String field = first.path("field").asText("");
    if (field.isEmpty() || message.contains(field)) {
      return message;
    }
    return message + " " + field + ": " + first.path("message").asText();
  }

  /** A response that the SDK can't read. */
  static ArgosyException unexpected(HttpResponse<?> response, String message) {
    return new ArgosyException(response, Body.MISSING, message);
  }

  /** The exception for an error of the token endpoint, whose body is only a code. */
  static ArgosyException ofTokenEndpoint(HttpResponse<?> response, String code) {
    JsonNode error =
        JsonNodeFactory.instance.objectNode().put("code", code).put("type", "AUTHENTICATION");
    String message = "The token endpoint returned the error " + code + ".";
    if (code.equals("invalid_client")) {
      message =
          "The token endpoint rejected the client ID or secret."
              + " Check ARGOSY_CLIENT_ID and ARGOSY_CLIENT_SECRET.";
    }
    return new Authentication(response, error, message);
  }

  /** Whether another attempt makes sense. Only some errors with the status 500 are temporary. */
  boolean isTransient() {
    return RETRYABLE_STATUSES.contains(status)
        || retryable && (status == 0 || status == 500)
        || status == 409 && code.equals("idempotency_in_progress");
  }

  /** The request is invalid. {@link #getDetails()} lists the fields. */
  public static final class InvalidRequest extends ArgosyException {
    private static final long serialVersionUID = 1L;

    InvalidRequest(HttpResponse<?> response, JsonNode error, String message) {
      super(response, error, message);
    }
  }

  /** The credentials or the token are wrong. */
  public static final class Authentication extends ArgosyException {
    private static final long serialVersionUID = 1L;

    Authentication(HttpResponse<?> response, JsonNode error, String message) {
      super(response, error, message);
    }
  }

  /** The API client lacks a permission. */
  public static final class PermissionDenied extends ArgosyException {
    private static final long serialVersionUID = 1L;

    PermissionDenied(HttpResponse<?> response, JsonNode error, String message) {
      super(response, error, message);
    }
  }

  /** The object doesn't exist. */
  public static final class NotFound extends ArgosyException {
    private static final long serialVersionUID = 1L;

    NotFound(HttpResponse<?> response, JsonNode error, String message) {
      super(response, error, message);
    }
  }

  /** The object's state doesn't allow the call. */
  public static final class Conflict extends ArgosyException {
    private static final long serialVersionUID = 1L;

    Conflict(HttpResponse<?> response, JsonNode error, String message) {
      super(response, error, message);
    }
  }

  /** The payment failed. */
  public static final class Payment extends ArgosyException {
    private static final long serialVersionUID = 1L;

    Payment(HttpResponse<?> response, JsonNode error, String message) {
      super(response, error, message);
    }
  }

  /** There were too many requests. */
  public static final class RateLimit extends ArgosyException {
    private static final long serialVersionUID = 1L;

    RateLimit(HttpResponse<?> response, JsonNode error, String message) {
      super(response, error, message);
    }
  }

  /** The marketplace rejected the call. {@link #getMarketplace()} has its error. */
  public static final class Marketplace extends ArgosyException {
    private static final long serialVersionUID = 1L;

    Marketplace(HttpResponse<?> response, JsonNode error, String message) {
      super(response, error, message);
    }
  }

  /** The API failed. */
  public static final class Internal extends ArgosyException {
    private static final long serialVersionUID = 1L;

    Internal(HttpResponse<?> response, JsonNode error, String message) {
      super(response, error, message);
    }
  }

  /** The connection failed. The cause says why. */
  public static final class Connection extends ArgosyException {
    private static final long serialVersionUID = 1L;

    Connection(String message, Throwable cause) {
      super("connection_failed", message, cause, true);
    }
  }

  /** An attempt took longer than the time limit. */
  public static final class Timeout extends ArgosyException {
    private static final long serialVersionUID = 1L;

    Timeout(String message, Throwable cause) {
      super("timeout", message, cause, true);
    }
  }

  /** The thread was interrupted. Its interrupt status is set. */
  public static final class Cancelled extends ArgosyException {
    private static final long serialVersionUID = 1L;

    Cancelled(String message, Throwable cause) {
      super("cancelled", message, cause, false);
    }
  }

  /** An option is missing or invalid. */
  public static final class Configuration extends ArgosyException {
    private static final long serialVersionUID = 1L;

    Configuration(String message) {
      super("invalid_configuration", message, null, false);
    }
  }

  /** A webhook's signature is missing, wrong, or too old. */
  public static final class SignatureVerification extends ArgosyException {
    private static final long serialVersionUID = 1L;

    SignatureVerification(String message) {
      super("invalid_signature", message, null, false);
    }
  }

  /** A list returned the same cursor twice. */
  public static final class Pagination extends ArgosyException {
    private static final long serialVersionUID = 1L;

    Pagination(String message) {
      super("repeated_cursor", message, null, false);
    }
  }
}
