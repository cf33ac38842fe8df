import example.argosy.sdk.ApiException;
import example.argosy.sdk.Argosy;
import example.argosy.sdk.ArgosyException;
import example.argosy.sdk.api.ContactsAndBuyersApi.APICreateContactRequest;
import example.argosy.sdk.api.OffersApi.APIGetOfferRequest;
import example.argosy.sdk.model.CreateContactRequest;
import java.time.Duration;

public class Errors {
  public static void main(String[] args) {
    var orgId = System.getenv("ARGOSY_ORG_ID");
    var offerId = args.length > 0 ? args[0] : "offr_01KGES92M06PXWSFEWDW4HTSFA";

    // region options
    var client = Argosy.builder().maxRetries(5).maxRetryWait(Duration.ofMinutes(2)).build();
    // endregion

    // region errors
    try {
      var request = APIGetOfferRequest.newBuilder().orgId(orgId).offerId(offerId).build();
      System.out.println(client.offers().getOffer(request).getStatus());
    } catch (ArgosyException.NotFound e) {
      System.out.println("No such offer: " + e.getCode());
    } catch (ArgosyException e) {
      System.err.println(e.getStatus() + " " + e.getCode() + ", quote " + e.getRequestId());
      throw e;
    } catch (ApiException e) {
      // No answer came, or one that cannot be read: the cause says why.
      throw e;
    }
    // endregion

    var contact = new CreateContactRequest().name("Priya Raman").emailAddress("priya.raman");
    try {
      client.contactsAndBuyers().createContact(
          APICreateContactRequest.newBuilder().orgId(orgId).createContactRequest(contact).build());
    } catch (ArgosyException.InvalidRequest e) {
      System.out.println(e.getCode());
    }
  }
}
