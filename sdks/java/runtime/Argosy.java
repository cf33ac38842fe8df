package example.argosy.sdk;

import static java.nio.charset.StandardCharsets.UTF_8;

import example.argosy.sdk.api.BillingApi;
import example.argosy.sdk.api.ContactsAndBuyersApi;
import example.argosy.sdk.api.CreditWalletsApi;
import example.argosy.sdk.api.EntitlementsApi;
import example.argosy.sdk.api.NotificationsAndAccessApi;
import example.argosy.sdk.api.OffersApi;
import example.argosy.sdk.api.ProductsApi;
import example.argosy.sdk.api.RevenueAndAnalyticsApi;
import example.argosy.sdk.api.SupportTicketsApi;
import example.argosy.sdk.api.UsageApi;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Base64;

/** The Argosy API: one method for each group of operations. */
public final class Argosy {
  private final BillingApi billing;
  private final ContactsAndBuyersApi contactsAndBuyers;
  private final CreditWalletsApi creditWallets;
  private final EntitlementsApi entitlements;
  private final NotificationsAndAccessApi notificationsAndAccess;
  private final OffersApi offers;
  private final ProductsApi products;
  private final RevenueAndAnalyticsApi revenueAndAnalytics;
  private final SupportTicketsApi supportTickets;
  private final UsageApi usage;

  /** A client that takes everything from the environment. */
  public Argosy() {
    this(builder());
  }

  private Argosy(Builder options) {
    ApiClient client = options.client();
    billing = new BillingApi(client);
    contactsAndBuyers = new ContactsAndBuyersApi(client);
    creditWallets = new CreditWalletsApi(client);
    entitlements = new EntitlementsApi(client);
    notificationsAndAccess = new NotificationsAndAccessApi(client);
    offers = new OffersApi(client);
    products = new ProductsApi(client);
    revenueAndAnalytics = new RevenueAndAnalyticsApi(client);
    supportTickets = new SupportTicketsApi(client);
    usage = new UsageApi(client);
  }

  public static Builder builder() {
    return new Builder();
  }

  public BillingApi billing() {
    return billing;
  }

  public ContactsAndBuyersApi contactsAndBuyers() {
    return contactsAndBuyers;
  }

  public CreditWalletsApi creditWallets() {
    return creditWallets;
  }

  public EntitlementsApi entitlements() {
    return entitlements;
  }

  public NotificationsAndAccessApi notificationsAndAccess() {
    return notificationsAndAccess;
  }

  public OffersApi offers() {
    return offers;
  }

  public ProductsApi products() {
    return products;
  }

  public RevenueAndAnalyticsApi revenueAndAnalytics() {
    return revenueAndAnalytics;
  }

  public SupportTicketsApi supportTickets() {
    return supportTickets;
  }

  public UsageApi usage() {
    return usage;
  }

  /** Options of a client. What is not set comes from the environment. */
  public static final class Builder {
    private String clientId = System.getenv("ARGOSY_CLIENT_ID");
    private String clientSecret = System.getenv("ARGOSY_CLIENT_SECRET");
    private String baseUrl = System.getenv("ARGOSY_BASE_URL");
    private int maxRetries = 3;
    private Duration maxRetryWait = Duration.ofMinutes(1);
    private Clock clock = Clock.SYSTEM;

    private Builder() {}

    /** Of the API client; {@code ARGOSY_CLIENT_ID} by default. */
    public Builder clientId(String clientId) {
      this.clientId = clientId;
      return this;
    }

    /** Of the API client; {@code ARGOSY_CLIENT_SECRET} by default. */
    public Builder clientSecret(String clientSecret) {
      this.clientSecret = clientSecret;
      return this;
    }

    /** {@code ARGOSY_BASE_URL} by default, else the production API. */
    public Builder baseUrl(String baseUrl) {
      this.baseUrl = baseUrl;
      return this;
    }

    /** How often a call is repeated after 429 and 503; 3 by default. */
    public Builder maxRetries(int maxRetries) {
      this.maxRetries = maxRetries;
      return this;
    }

    /** A longer wait is not worth it: the call fails at once; a minute by default. */
    public Builder maxRetryWait(Duration maxRetryWait) {
      this.maxRetryWait = maxRetryWait;
      return this;
    }

    public Builder clock(Clock clock) {
      this.clock = clock;
      return this;
    }

    public Argosy build() {
      return new Argosy(this);
    }

    private ApiClient client() {
      String credentials =
          required(clientId, "ARGOSY_CLIENT_ID") + ":" + required(clientSecret, "ARGOSY_CLIENT_SECRET");
      HttpClient http = HttpClient.newHttpClient();
      RetryPolicy retries = new RetryPolicy(maxRetries, maxRetryWait, clock);
      ApiClient client =
          new ApiClient() {
            private HttpClient whole;

            @Override
            public HttpClient getHttpClient() {
              if (whole == null) {
                HttpRequest request = tokenRequest(getBaseUri(), credentials);
                TokenSource tokens =
                    new TokenSource(
                        () -> retries.run(() -> http.send(request, HttpResponse.BodyHandlers.ofString())),
                        clock);
                whole = new ArgosyHttpClient(http, tokens, retries);
              }
              return whole;
            }
          };
      if (baseUrl != null) {
        client.updateBaseUri(baseUrl);
      }
      client.setResponseInterceptor(Builder::throwUnlessSuccess);
      return client;
    }

    private static HttpRequest tokenRequest(String baseUri, String credentials) {
      return HttpRequest.newBuilder(URI.create(baseUri + "/v1/oauth/token"))
          .header("Authorization", "Basic " + Base64.getEncoder().encodeToString(credentials.getBytes(UTF_8)))
          .header("Content-Type", "application/x-www-form-urlencoded")
          .POST(HttpRequest.BodyPublishers.ofString("grant_type=client_credentials"))
          .build();
    }

    private static void throwUnlessSuccess(HttpResponse<InputStream> response) {
      if (response.statusCode() / 100 == 2) {
        return;
      }
      try (InputStream body = ApiClient.getResponseBody(response)) {
        String text = body == null ? "" : new String(body.readAllBytes(), UTF_8);
        throw ArgosyException.from(response.statusCode(), response.headers(), text);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    private static String required(String value, String name) {
      if (value == null || value.isEmpty()) {
        throw new IllegalStateException("Set " + name + ", or give it to the builder.");
      }
      return value;
    }
  }
}
