import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import example.argosy.sdk.Argosy;
import example.argosy.sdk.ArgosyException;
import example.argosy.sdk.Clock;
import example.argosy.sdk.LogEntry;
import example.argosy.sdk.Page;
import example.argosy.sdk.RequestOptions;
import example.argosy.sdk.Webhooks;
import example.argosy.sdk.model.ArgosyObject;
import example.argosy.sdk.model.CancelOfferRequest;
import example.argosy.sdk.model.CreateContactRequest;
import example.argosy.sdk.model.CreateOfferRequest;
import example.argosy.sdk.model.CreateRefundRequest;
import example.argosy.sdk.model.ListContactsParams;
import example.argosy.sdk.model.ListOffersParams;
import example.argosy.sdk.model.MetaInfoUpdate;
import example.argosy.sdk.model.PayInvoiceRequest;
import example.argosy.sdk.model.QueryRequest;
import example.argosy.sdk.model.SetDefaultWalletRequest;
import example.argosy.sdk.model.UpdateContactRequest;
import example.argosy.sdk.model.UsageRecordGroupInput;
import example.argosy.sdk.model.WebhookEvent;
import java.io.File;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;

/** Runs the client's part of every vector and prints each outcome as one line of JSON. */
public class Vectors {
  static final ObjectMapper MAPPER = new ObjectMapper();

  /** Its sleeps take no time. */
  static final class FakeClock implements Clock {
    final List<Double> sleeps = Collections.synchronizedList(new ArrayList<>());
    final double random;
    volatile Instant now;
    volatile Thread cancelOnSleep;

    FakeClock(Instant now, double random) {
      this.now = now;
      this.random = random;
    }

    @Override
    public Instant now() {
      return now;
    }

    @Override
    public void sleep(Duration duration) throws InterruptedException {
      sleeps.add(duration.toMillis() / 1000.0);
      now = now.plus(duration);
      if (cancelOnSleep != null) {
        cancelOnSleep.interrupt();
        Thread.sleep(Long.MAX_VALUE);
      }
    }

    @Override
    public double random() {
      return random;
    }
  }

  final JsonNode vector;
  final URI hanging;
  final FakeClock clock;
  final List<LogEntry> log = Collections.synchronizedList(new ArrayList<>());
  final String clientSecret;
  Runnable beforeToken = () -> {};
  Argosy.Builder builder;
  Argosy client;
  ArgosyException failure;

  Vectors(JsonNode defaults, JsonNode vector, String url) {
    this.vector = vector;
    hanging = URI.create(url + "/hanging/" + vector.get("name").asText());
    clock =
        new FakeClock(
            Instant.ofEpochSecond(defaults.get("now").asLong()), vector.path("random").asDouble(1));
    clientSecret = defaults.get("clientSecret").asText();
    JsonNode options = vector.path("options");
    builder = Argosy.builder().clock(clock).log(this::add);
    builder.clientId(text(options, "clientId", defaults.get("clientId").asText()));
    builder.clientSecret(text(options, "clientSecret", clientSecret));
    builder.orgId(text(options, "orgId", defaults.get("orgId").asText()));
    builder.baseUrl(text(options, "baseUrl", url + "/" + vector.get("name").asText()));
    with(options, "maxRetries", value -> builder.maxRetries(value.asInt()));
    with(options, "maxRetryWait", value -> builder.maxRetryWait(seconds(value)));
    with(options, "timeout", value -> builder.timeout(seconds(value)));
    try {
      client = builder.build();
    } catch (ArgosyException e) {
      failure = e;
    }
  }

  static String text(JsonNode options, String name, String fallback) {
    return options.has(name) ? options.get(name).asText(null) : fallback;
  }

  static void with(JsonNode options, String name, Consumer<JsonNode> use) {
    if (options.hasNonNull(name)) {
      use.accept(options.get(name));
    }
  }

  static Duration seconds(JsonNode value) {
    return Duration.ofMillis(Math.round(value.asDouble() * 1000));
  }

  public static void main(String[] args) throws Exception {
    // The JDK repeats a GET on its own if a connection is lost. The vectors count requests.
    System.setProperty("jdk.httpclient.redirects.retrylimit", "1");
    JsonNode file = MAPPER.readTree(new File(args[0]));
    for (JsonNode vector : file.get("vectors")) {
      System.out.println(
          MAPPER.writeValueAsString(new Vectors(file.get("client"), vector, args[1]).run()));
    }
  }

  Map<String, Object> run() throws Exception {
    List<Object> results = new ArrayList<>();
    for (JsonNode call : vector.get("calls")) {
      if (call.get("do").asText().equals("wait")) {
        clock.now = clock.now.plusSeconds(call.get("seconds").asLong());
      } else if (call.has("times")) {
        results.add(concurrent(call, call.get("times").asInt()));
      } else {
        results.add(cancellable(call));
      }
    }
    return Map.of("name", vector.get("name"), "results", results, "sleeps", clock.sleeps);
  }

  Object concurrent(JsonNode call, int times) throws Exception {
    Set<Object> results = ConcurrentHashMap.newKeySet();
    List<Thread> callers = new ArrayList<>();
    for (int i = 0; i < times; i++) {
      callers.add(new Thread(() -> results.add(outcome(call))));
    }
    beforeToken = () -> untilWaiting(callers);
    callers.forEach(Thread::start);
    for (Thread caller : callers) {
      caller.join();
    }
    return Map.of(
        "times", times, "same", results.size() == 1 ? results.iterator().next() : results);
  }

  /** Holds the token back until all callers wait for it, however slow their threads start. */
  static void untilWaiting(List<Thread> callers) {
    while (callers.stream().anyMatch(caller -> caller.getState() != Thread.State.WAITING)) {
      LockSupport.parkNanos(1_000_000);
    }
  }

  void add(LogEntry entry) {
    log.add(entry);
    if (entry.getPath().endsWith("/token")) {
      beforeToken.run();
    }
  }

  Object cancellable(JsonNode call) throws Exception {
    if (!call.has("cancel")) {
      return outcome(call);
    }
    Object[] result = {null};
    Thread thread = new Thread(() -> result[0] = outcome(call));
    if (call.get("cancel").asText().equals("sleep")) {
      clock.cancelOnSleep = thread;
      thread.start();
    } else {
      thread.start();
      untilHanging();
      thread.interrupt();
    }
    thread.join();
    clock.cancelOnSleep = null;
    return result[0];
  }

  /** Returns when the server has received the request it doesn't answer. */
  void untilHanging() throws Exception {
    try (var response = hanging.toURL().openStream()) {
      response.readAllBytes();
    }
  }

  Object outcome(JsonNode call) {
    try {
      if (failure != null) {
        throw failure;
      }
      return perform(call);
    } catch (ArgosyException e) {
      return Map.of("error", describe(e));
    }
  }

  Object perform(JsonNode call) {
    String id = call.path("id").asText();
    JsonNode params = call.has("params") ? call.get("params") : MAPPER.createObjectNode();
    RequestOptions options = options(call.path("options"));
    switch (call.get("do").asText()) {
      case "construct":
        return Map.of("ok", true);
      case "strings":
        return Map.of("leaks", leaks());
      case "raw":
        var response = client.contacts().list().getLastResponse();
        return Map.of("status", response.getStatus(), "requestId", response.getRequestId());
      case "log":
        return Map.of("log", logged());
      case "unwrap":
        return unwrap(call);
      case "contacts.create":
        return value(client.contacts().create(CreateContactRequest.fromJson(params), options));
      case "contacts.get":
        return value(client.contacts().get(id, options));
      case "contacts.list":
        return page(client.contacts().list(ListContactsParams.fromJson(params), options));
      case "contacts.all":
        return Map.of(
            "ids",
            ids(client.contacts().list(ListContactsParams.fromJson(params), options).autoPaging()));
      case "contacts.pages":
        List<Object> pages = new ArrayList<>();
        client
            .contacts()
            .list(ListContactsParams.fromJson(params), options)
            .pages()
            .forEach(page -> pages.add(ids(page.getData())));
        return Map.of("pages", pages);
      case "contacts.query":
        return page(client.contacts().query(QueryRequest.fromJson(params), options));
      case "contacts.update":
        return value(client.contacts().update(id, UpdateContactRequest.fromJson(params), options));
      case "offers.create":
        return value(client.offers().create(CreateOfferRequest.fromJson(params), options));
      case "offers.get":
        return value(client.offers().get(id, options));
      case "offers.cancel":
        return value(client.offers().cancel(id, CancelOfferRequest.fromJson(params), options));
      case "offers.delete":
        client.offers().delete(id, options);
        return Collections.singletonMap("value", null);
      case "offers.list":
        return page(client.offers().list(ListOffersParams.fromJson(params), options));
      case "offers.updateMetaInfo":
        return value(client.offers().updateMetaInfo(id, MetaInfoUpdate.fromJson(params), options));
      case "invoices.pay":
        return value(client.invoices().pay(id, PayInvoiceRequest.fromJson(params), options));
      case "invoices.get":
        return value(client.invoices().get(id, options));
      case "invoices.previewEmail":
        return Map.of("text", client.invoices().previewEmail(id, options));
      case "refunds.create":
        return value(client.refunds().create(id, CreateRefundRequest.fromJson(params), options));
      case "usageRecordGroups.report":
        return value(
            client.usageRecordGroups().report(id, UsageRecordGroupInput.fromJson(params), options));
      case "entitlements.get":
        return value(client.entitlements().get(id, options));
      case "creditWallets.setDefault":
        return value(
            client
                .creditWallets()
                .setDefault(id, SetDefaultWalletRequest.fromJson(params), options));
      default:
        throw new IllegalArgumentException(call.toString());
    }
  }

  static RequestOptions options(JsonNode given) {
    RequestOptions options = new RequestOptions();
    with(given, "idempotencyKey", value -> options.idempotencyKey(value.asText()));
    with(given, "ifMatch", value -> options.ifMatch(value.asText()));
    with(given, "orgId", value -> options.orgId(value.asText()));
    with(given, "timeout", value -> options.timeout(seconds(value)));
    with(given, "maxRetries", value -> options.maxRetries(value.asInt()));
    return options;
  }

  static Object value(ArgosyObject object) {
    return Map.of("value", object.json());
  }

  static Object page(Page<? extends ArgosyObject> page) {
    Map<String, Object> result = new LinkedHashMap<>();
    result.put("ids", ids(page.getData()));
    result.put("next", page.getNextCursor());
    return result;
  }

  static List<String> ids(Iterable<? extends ArgosyObject> objects) {
    List<String> ids = new ArrayList<>();
    objects.forEach(object -> ids.add(object.json().get("id").asText()));
    return ids;
  }

  static Object unwrap(JsonNode call) {
    Map<String, List<String>> headers = new LinkedHashMap<>();
    call.get("headers")
        .properties()
        .forEach(header -> headers.put(header.getKey(), List.of(header.getValue().asText())));
    List<String> secrets = new ArrayList<>();
    call.get("secrets").forEach(secret -> secrets.add(secret.asText()));
    WebhookEvent event =
        Webhooks.unwrap(
            call.get("payload").asText().getBytes(UTF_8),
            headers,
            secrets,
            Instant.ofEpochSecond(call.get("now").asLong()));
    return Map.of(
        "event",
        Map.of("id", event.getId(), "type", event.getType(), "data", event.json().get("data")));
  }

  List<Object> logged() {
    List<Object> entries = new ArrayList<>();
    for (LogEntry entry : log) {
      Map<String, Object> result = new LinkedHashMap<>();
      result.put("method", entry.getMethod());
      result.put("path", entry.getPath());
      result.put("status", entry.getStatus());
      result.put("attempt", entry.getAttempt());
      entries.add(result);
    }
    return entries;
  }

  List<String> leaks() {
    Map<String, Object> strings = new LinkedHashMap<>();
    strings.put("client", client);
    strings.put("builder", builder);
    strings.put("resource", client.contacts());
    strings.put("options", new RequestOptions());
    try {
      client.contacts().list();
    } catch (ArgosyException e) {
      StringWriter trace = new StringWriter();
      e.printStackTrace(new PrintWriter(trace));
      strings.put("error", e);
      strings.put("stack trace", trace);
    }
    strings.put("log", log);
    List<String> leaks = new ArrayList<>();
    strings.forEach(
        (name, value) -> {
          String text = value.toString();
          if (text.contains(clientSecret) || text.matches("(?s).*(\\bt1\\b|Basic |Bearer ).*")) {
            leaks.add(name);
          }
        });
    return leaks;
  }

  static Map<String, Object> describe(ArgosyException e) {
    String name = e.getClass().getSimpleName().replace("ArgosyException", "Argosy");
    Map<String, Object> error = new LinkedHashMap<>();
    error.put("class", name.equals("Timeout") ? "RequestTimeout" : name);
    error.put("code", e.getCode());
    error.put("type", e.getType());
    error.put("status", e.getStatus() == 0 ? null : e.getStatus());
    error.put("requestId", e.getRequestId());
    error.put("retryable", e.isRetryable());
    if (!e.getDetails().isEmpty()) {
      error.put("message", e.getMessage());
    }
    return error;
  }
}
