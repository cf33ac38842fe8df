package example.argosy.sdk;

import java.net.http.HttpHeaders;

/** What the generated code throws: a call that could not be made or read. Unchecked, unlike the generator's own. */
public class ApiException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public ApiException(Throwable cause) {
    super(cause);
  }

  public ApiException(String message) {
    super(message);
  }

  public ApiException(int status, String message) {
    super(message);
  }

  public ApiException(int status, String message, HttpHeaders headers, String body) {
    super(message);
  }
}
