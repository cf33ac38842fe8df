import example.argosy.sdk.Argosy;
import example.argosy.sdk.ArgosyException;
import example.argosy.sdk.RequestOptions;
import example.argosy.sdk.model.CreateContactRequest;
import java.time.Duration;

public class Errors {
  public static void main(String[] args) {
    var offerId = args.length > 0 ? args[0] : "offr_01KGES92M06PXWSFEWDW4HTSFA";

    // region options
    var client =
        Argosy.builder()
            .timeout(Duration.ofSeconds(20))
            .maxRetries(5)
            .maxRetryWait(Duration.ofMinutes(2))
            .log(entry -> System.err.println(entry))
            .build();
    // endregion

    // region errors
    try {
      System.out.println(client.offers().get(offerId).getStatus());
    } catch (ArgosyException.NotFound e) {
      System.out.println("No such offer: " + e.getCode());
    } catch (ArgosyException.Connection | ArgosyException.Timeout e) {
      System.err.println("The API isn't reachable: " + e.getMessage());
      throw e;
    } catch (ArgosyException e) {
      System.err.println(e.getStatus() + " " + e.getCode() + ", request " + e.getRequestId());
      throw e;
    }
    // endregion

    // region timeout
    var offer = client.offers().get(offerId, new RequestOptions().timeout(Duration.ofSeconds(5)));
    // endregion
    System.out.println(offer.getName());

    try {
      client
          .contacts()
          .create(new CreateContactRequest().name("Priya Raman").emailAddress("priya.raman"));
    } catch (ArgosyException.InvalidRequest e) {
      System.out.println(e.getCode());
    }
  }
}
