package example.argosy.sdk;

import java.net.http.HttpClient;
import java.time.Duration;
import java.util.function.Consumer;

/** A client for the Argosy API. All threads can share it. */
public final class Argosy extends Resources {
  private Argosy(Builder options) {
    super(new Transport(options));
  }

  /** A client with options from the environment. */
  public static Argosy create() {
    return builder().build();
  }

  public static Builder builder() {
    return new Builder();
  }

  /** A client's options. By default, they come from the environment. */
  public static final class Builder {
    String clientId = System.getenv("ARGOSY_CLIENT_ID");
    String clientSecret = System.getenv("ARGOSY_CLIENT_SECRET");
    String orgId = System.getenv("ARGOSY_ORG_ID");
    String baseUrl = System.getenv("ARGOSY_BASE_URL");
    Duration timeout = Duration.ofSeconds(60);
    int maxRetries = 3;
    Duration maxRetryWait = Duration.ofSeconds(60);
    HttpClient httpClient;
    Consumer<LogEntry> log = entry -> {};
    Clock clock = Clock.SYSTEM;

    private Builder() {}

    /** The API client's ID. Default: {@code ARGOSY_CLIENT_ID}. */
    public Builder clientId(String clientId) {
      this.clientId = clientId;
      return this;
    }

    /** The API client's secret. Default: {@code ARGOSY_CLIENT_SECRET}. */
    public Builder clientSecret(String clientSecret) {
      this.clientSecret = clientSecret;
      return this;
    }

    /** Your organization's ID. Default: {@code ARGOSY_ORG_ID}. */
    public Builder orgId(String orgId) {
      this.orgId = orgId;
      return this;
    }

    /** Default: {@code ARGOSY_BASE_URL}, or the production API. */
    public Builder baseUrl(String baseUrl) {
      this.baseUrl = baseUrl;
      return this;
    }

    /**
     * The time limit of each attempt, from sending the request to the response's last byte.
     * Default: 60 seconds.
     */
    public Builder timeout(Duration timeout) {
      this.timeout = timeout;
      return this;
    }

    /** How often the client retries a call. Default: 3. */
    public Builder maxRetries(int maxRetries) {
      this.maxRetries = maxRetries;
      return this;
    }

    /** If the API asks for a longer wait, the call fails immediately. Default: 60 seconds. */
    public Builder maxRetryWait(Duration maxRetryWait) {
      this.maxRetryWait = maxRetryWait;
      return this;
    }

    /** For a proxy or your own certificates. It can't follow redirects. */
    public Builder httpClient(HttpClient httpClient) {
      this.httpClient = httpClient;
      return this;
    }

    /** Receives an entry for each request. Entries don't contain secrets. */
    public Builder log(Consumer<LogEntry> log) {
      this.log = log;
      return this;
    }

    /** For tests. */
    public Builder clock(Clock clock) {
      this.clock = clock;
      return this;
    }

    /**
     * Creates the client.
     *
     * @throws ArgosyException.Configuration if an option is missing or invalid.
     */
    public Argosy build() {
      Settings.required(clientId, "clientId", "ARGOSY_CLIENT_ID");
      Settings.required(clientSecret, "clientSecret", "ARGOSY_CLIENT_SECRET");
      Settings.required(orgId, "orgId", "ARGOSY_ORG_ID");
      baseUrl = Settings.baseUrl(baseUrl);
      Settings.positive(timeout, "timeout");
      Settings.notNegative(maxRetries, "maxRetries");
      Settings.notNegative(maxRetryWait, "maxRetryWait");
      return new Argosy(this);
    }
  }
}
