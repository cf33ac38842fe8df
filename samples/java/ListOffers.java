import example.argosy.sdk.Argosy;
import example.argosy.sdk.model.ListOffersParams;

public class ListOffers {
  public static void main(String[] args) {
    var client = Argosy.create();

    var page = client.offers().list(new ListOffersParams().limit(10));
    for (var offer : page.getData()) {
      System.out.println(offer.getId() + " " + offer.getStatus() + " " + offer.getName());
    }
  }
}
