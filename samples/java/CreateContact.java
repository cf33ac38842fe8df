import example.argosy.sdk.Argosy;
import example.argosy.sdk.RequestOptions;
import example.argosy.sdk.model.CreateContactRequest;
import java.util.UUID;

public class CreateContact {
  public static void main(String[] args) {
    var client = Argosy.create();

    // region idempotency
    // Store the key next to your own record before the call, and send it again after a crash.
    var key = UUID.randomUUID().toString();
    var person =
        new CreateContactRequest()
            .name("Priya Raman")
            .emailAddress("priya.raman@cobaltfreight.example")
            .companyName("Cobalt Freight");
    // highlight-next-line
    var contact = client.contacts().create(person, new RequestOptions().idempotencyKey(key));

    var response = contact.getLastResponse();
    var isReplayed = "true".equals(response.getHeader("Idempotent-Replayed"));
    System.out.println(contact.getId() + (isReplayed ? " existed already" : " is new"));
    // endregion
  }
}
