import example.argosy.sdk.Argosy;
import example.argosy.sdk.model.ListOffersParams;
import example.argosy.sdk.model.Offer;
import example.argosy.sdk.model.OfferStatus;
import java.util.stream.Collectors;

public class AllOffers {
  public static void main(String[] args) {
    var client = Argosy.create();

    // region paging
    var params = new ListOffersParams().status(OfferStatus.PENDING_ACCEPTANCE).limit(200);
    for (Offer offer : client.offers().list(params).autoPaging()) {
      System.out.println(offer.getId() + " " + offer.getExpiryDate());
    }
    // endregion

    // region stream
    var perMarketplace =
        client.offers().list(params).stream()
            .collect(Collectors.groupingBy(Offer::getPartner, Collectors.counting()));
    // endregion
    System.out.println(perMarketplace);

    // region pages
    for (var page : client.offers().list(params).pages()) {
      System.out.println(page.getData().size() + " offers, next " + page.getNextCursor());
    }
    // endregion
  }
}
