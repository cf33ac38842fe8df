import example.argosy.sdk.Argosy;
import example.argosy.sdk.api.ContactsAndBuyersApi.APICreateContactRequest;
import example.argosy.sdk.model.CreateContactRequest;
import java.util.List;
import java.util.UUID;

public class CreateContact {
  public static void main(String[] args) {
    var client = new Argosy();
    var orgId = System.getenv("ARGOSY_ORG_ID");

    // region idempotency
    // Store the key beside your own record before the call, and send it again after a crash.
    var key = UUID.randomUUID().toString();
    var person =
        new CreateContactRequest()
            .name("Priya Raman")
            .emailAddress("priya.raman@cobaltfreight.example")
            .companyName("Cobalt Freight");
    var response =
        client.contactsAndBuyers().createContactWithHttpInfo(
            APICreateContactRequest.newBuilder()
                .orgId(orgId)
                .idempotencyKey(key)
                .createContactRequest(person)
                .build());
    var replayed = response.getHeaders().getOrDefault("Idempotent-Replayed", List.of()).contains("true");
    System.out.println(response.getData().getId() + (replayed ? " was there already" : " is new"));
    // endregion
  }
}
