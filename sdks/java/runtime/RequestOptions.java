package example.argosy.sdk;

import java.time.Duration;

/** Options of one call. They override the client's. */
public final class RequestOptions {
  String idempotencyKey;
  String ifMatch;
  String orgId;
  Duration timeout;
  Integer maxRetries;

  /** Without it, the client generates a key for each call that needs one. */
  public RequestOptions idempotencyKey(String idempotencyKey) {
    this.idempotencyKey = idempotencyKey;
    return this;
  }

  /** The ETag that the object must still have. */
  public RequestOptions ifMatch(String ifMatch) {
    this.ifMatch = ifMatch;
    return this;
  }

  public RequestOptions orgId(String orgId) {
    this.orgId = orgId;
    return this;
  }

  /** The time limit of each attempt. */
  public RequestOptions timeout(Duration timeout) {
    this.timeout = Settings.positive(timeout, "timeout");
    return this;
  }

  public RequestOptions maxRetries(int maxRetries) {
    this.maxRetries = Settings.notNegative(maxRetries, "maxRetries");
    return this;
  }
}
