package example.argosy.sdk;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import example.argosy.sdk.model.ErrorDetail;
import example.argosy.sdk.model.MarketplaceAnswer;
import example.argosy.sdk.model.RetryableErrorCode;
import java.net.http.HttpHeaders;
import java.util.Arrays;
import java.util.List;

/** Every answer that is not a success. */
public class ArgosyException extends ApiException {
  private static final long serialVersionUID = 1L;
  private static final ObjectMapper MAPPER = ApiClient.createDefaultObjectMapper();

  private final int status;
  private final String code;
  private final String type;
  private final String requestId;
  private final boolean retryable;
  private final transient List<ErrorDetail> details;
  private final transient MarketplaceAnswer marketplace;

  private ArgosyException(int status, HttpHeaders headers, JsonNode error) {
    super(error.path("message").asText("The answer " + status + " is not one of the API."));
    this.status = status;
    this.code = error.path("code").asText("unexpected_answer");
    this.type = error.path("type").asText(null);
    this.requestId =
        error.path("requestId").asText(headers.firstValue("X-Request-Id").orElse(null));
    // Without a code a proxy answered, or the token endpoint.
    this.retryable = error.has("code") ? isRetryable(code) : status == 429 || status >= 500;
    this.details =
        error.has("details")
            ? Arrays.asList(MAPPER.convertValue(error.get("details"), ErrorDetail[].class))
            : List.of();
    this.marketplace = MAPPER.convertValue(error.get("marketplace"), MarketplaceAnswer.class);
  }

  /** The HTTP status. */
  public int getStatus() {
    return status;
  }

  /** Stable name of the error, for programs. */
  public String getCode() {
    return code;
  }

  /** Family of the error. Null when the answer did not come from the API itself. */
  public String getType() {
    return type;
  }

  /** Our id of the request. Quote it to support. */
  public String getRequestId() {
    return requestId;
  }

  /** Whether the same request can succeed later. */
  public boolean isRetryable() {
    return retryable;
  }

  /** Each field that is wrong. */
  public List<ErrorDetail> getDetails() {
    return details;
  }

  /** What the marketplace or payment provider answered, or null. */
  public MarketplaceAnswer getMarketplace() {
    return marketplace;
  }

  /** The exception that an answer stands for. */
  static ArgosyException from(int status, HttpHeaders headers, String body) {
    JsonNode error = errorIn(body);
    switch (error.path("type").asText()) {
      case "INVALID_REQUEST":
        return new InvalidRequest(status, headers, error);
      case "AUTHENTICATION":
        return new Authentication(status, headers, error);
      case "PERMISSION":
        return new PermissionDenied(status, headers, error);
      case "NOT_FOUND":
        return new NotFound(status, headers, error);
      case "CONFLICT":
        return new Conflict(status, headers, error);
      case "PAYMENT":
        return new Payment(status, headers, error);
      case "RATE_LIMIT":
        return new RateLimit(status, headers, error);
      case "MARKETPLACE":
        return new Marketplace(status, headers, error);
      case "INTERNAL":
        return new Internal(status, headers, error);
      default:
        return new ArgosyException(status, headers, error);
    }
  }

  /** The error of the envelope; an empty node when the body is none. */
  private static JsonNode errorIn(String body) {
    try {
      return MAPPER.readTree(body).path("error");
    } catch (JsonProcessingException e) {
      return MAPPER.missingNode();
    }
  }

  private static boolean isRetryable(String code) {
    return Arrays.stream(RetryableErrorCode.values()).anyMatch(one -> one.getValue().equals(code));
  }

  public static final class InvalidRequest extends ArgosyException {
    private static final long serialVersionUID = 1L;

    private InvalidRequest(int status, HttpHeaders headers, JsonNode error) {
      super(status, headers, error);
    }
  }

  public static final class Authentication extends ArgosyException {
    private static final long serialVersionUID = 1L;

    private Authentication(int status, HttpHeaders headers, JsonNode error) {
      super(status, headers, error);
    }
  }

  public static final class PermissionDenied extends ArgosyException {
    private static final long serialVersionUID = 1L;

    private PermissionDenied(int status, HttpHeaders headers, JsonNode error) {
      super(status, headers, error);
    }
  }

  public static final class NotFound extends ArgosyException {
    private static final long serialVersionUID = 1L;

    private NotFound(int status, HttpHeaders headers, JsonNode error) {
      super(status, headers, error);
    }
  }

  public static final class Conflict extends ArgosyException {
    private static final long serialVersionUID = 1L;

    private Conflict(int status, HttpHeaders headers, JsonNode error) {
      super(status, headers, error);
    }
  }

  public static final class Payment extends ArgosyException {
    private static final long serialVersionUID = 1L;

    private Payment(int status, HttpHeaders headers, JsonNode error) {
      super(status, headers, error);
    }
  }

  public static final class RateLimit extends ArgosyException {
    private static final long serialVersionUID = 1L;

    private RateLimit(int status, HttpHeaders headers, JsonNode error) {
      super(status, headers, error);
    }
  }

  public static final class Marketplace extends ArgosyException {
    private static final long serialVersionUID = 1L;

    private Marketplace(int status, HttpHeaders headers, JsonNode error) {
      super(status, headers, error);
    }
  }

  public static final class Internal extends ArgosyException {
    private static final long serialVersionUID = 1L;

    private Internal(int status, HttpHeaders headers, JsonNode error) {
      super(status, headers, error);
    }
  }
}
