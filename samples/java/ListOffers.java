import example.argosy.sdk.Argosy;
import example.argosy.sdk.api.OffersApi.APIListOffersRequest;

public class ListOffers {
  public static void main(String[] args) {
    var client = new Argosy();
    var orgId = System.getenv("ARGOSY_ORG_ID");

    var request = APIListOffersRequest.newBuilder().orgId(orgId).limit(10).build();
    var page = client.offers().listOffers(request);
    for (var offer : page.getData()) {
      System.out.println(offer.getId() + " " + offer.getStatus() + " " + offer.getName());
    }
  }
}
