package example.argosy.sdk;

import java.net.http.HttpHeaders;
import java.net.http.HttpResponse;

/** The status and headers of a response. */
public final class ApiResponse {
  private final int status;
  private final HttpHeaders headers;

  ApiResponse(HttpResponse<?> response) {
    status = response.statusCode();
    headers = response.headers();
  }

  public int getStatus() {
    return status;
  }

  public HttpHeaders getHeaders() {
    return headers;
  }

  /** The first value of a header, or null. */
  public String getHeader(String name) {
    return headers.firstValue(name).orElse(null);
  }

  /** The ID that support needs. */
  public String getRequestId() {
    return getHeader("X-Request-Id");
  }
}
