import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import example.argosy.sdk.Argosy;
import example.argosy.sdk.ArgosyException;
import example.argosy.sdk.Clock;
import example.argosy.sdk.Paginator;
import example.argosy.sdk.Webhooks;
import example.argosy.sdk.api.ContactsAndBuyersApi;
import example.argosy.sdk.api.ContactsAndBuyersApi.APICreateContactRequest;
import example.argosy.sdk.api.ContactsAndBuyersApi.APIListContactsRequest;
import example.argosy.sdk.model.Contact;
import example.argosy.sdk.model.ContactList;
import example.argosy.sdk.model.CreateContactRequest;
import java.io.File;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Runs the client's part of every vector and prints the outcome as one line of JSON. */
public class Vectors {
  static final ObjectMapper MAPPER = new ObjectMapper();

  static final class FakeClock implements Clock {
    Instant now;
    final List<Long> sleeps = new ArrayList<>();

    FakeClock(Instant now) {
      this.now = now;
    }

    @Override
    public Instant now() {
      return now;
    }

    @Override
    public void sleep(Duration duration) {
      sleeps.add(duration.getSeconds());
      now = now.plus(duration);
    }
  }

  public static void main(String[] args) throws Exception {
    JsonNode behavior = MAPPER.readTree(new File(args[0]));
    JsonNode client = behavior.get("client");
    for (JsonNode vector : behavior.get("vectors")) {
      String name = vector.get("name").asText();
      FakeClock clock = new FakeClock(Instant.ofEpochSecond(client.get("now").asLong()));
      ContactsAndBuyersApi api =
          Argosy.builder()
              .clientId(client.get("clientId").asText())
              .clientSecret(client.get("clientSecret").asText())
              .baseUrl(args[2] + "/" + name)
              .clock(clock)
              .build()
              .contactsAndBuyers();
      List<Object> results = new ArrayList<>();
      for (JsonNode call : vector.get("calls")) {
        if (call.get("do").asText().equals("wait")) {
          clock.now = clock.now.plusSeconds(call.get("seconds").asLong());
        } else {
          results.add(outcome(api, call.get("do").asText(), behavior));
        }
      }
      print(Map.of("name", name, "results", results, "sleeps", clock.sleeps));
    }

    JsonNode signatures = MAPPER.readTree(new File(args[1]));
    Duration tolerance = Duration.ofSeconds(signatures.get("toleranceSeconds").asLong());
    for (JsonNode vector : signatures.get("vectors")) {
      List<String> secrets = new ArrayList<>();
      vector.get("secrets").forEach(secret -> secrets.add(secret.asText()));
      boolean valid =
          Webhooks.verifySignature(
              vector.get("body").asText().getBytes(UTF_8),
              vector.get("header").asText(),
              secrets,
              Instant.ofEpochSecond(vector.get("now").asLong()),
              tolerance);
      print(Map.of("name", vector.get("name").asText(), "valid", valid));
    }
  }

  static List<Contact> perform(ContactsAndBuyersApi api, String action, JsonNode behavior) {
    String orgId = behavior.get("client").get("orgId").asText();
    switch (action) {
      case "listContacts":
        return list(api, orgId, null).getData();
      case "allContacts":
        List<Contact> all = new ArrayList<>();
        for (Contact contact : Paginator.paginate(cursor -> list(api, orgId, cursor))) {
          all.add(contact);
        }
        return all;
      default:
        CreateContactRequest body =
            MAPPER.convertValue(behavior.get("newContact"), CreateContactRequest.class);
        return List.of(
            api.createContact(
                APICreateContactRequest.newBuilder()
                    .orgId(orgId)
                    .createContactRequest(body)
                    .build()));
    }
  }

  static ContactList list(ContactsAndBuyersApi api, String orgId, String cursor) {
    return api.listContacts(
        APIListContactsRequest.newBuilder().orgId(orgId).cursor(cursor).build());
  }

  static Map<String, Object> outcome(ContactsAndBuyersApi api, String action, JsonNode behavior) {
    try {
      List<String> ids = new ArrayList<>();
      perform(api, action, behavior).forEach(contact -> ids.add(contact.getId()));
      return Map.of("ids", ids);
    } catch (ArgosyException e) {
      Map<String, Object> error = new LinkedHashMap<>();
      error.put("class", e.getClass().getSimpleName().replaceFirst("Exception$", ""));
      error.put("code", e.getCode());
      error.put("type", e.getType());
      error.put("status", e.getStatus());
      error.put("requestId", e.getRequestId());
      error.put("retryable", e.isRetryable());
      return Map.of("error", error);
    }
  }

  static void print(Object value) throws Exception {
    System.out.println(MAPPER.writeValueAsString(value));
  }
}
