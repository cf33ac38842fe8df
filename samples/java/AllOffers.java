import example.argosy.sdk.Argosy;
import example.argosy.sdk.Paginator;
import example.argosy.sdk.api.OffersApi.APIListOffersRequest;
import example.argosy.sdk.model.Offer;
import example.argosy.sdk.model.OfferStatus;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

public class AllOffers {
  public static void main(String[] args) {
    var client = new Argosy();
    var orgId = System.getenv("ARGOSY_ORG_ID");

    // region paging
    Iterable<Offer> waiting =
        Paginator.paginate(
            cursor ->
                client.offers().listOffers(
                    APIListOffersRequest.newBuilder()
                        .orgId(orgId)
                        .status(List.of(OfferStatus.PENDING_ACCEPTANCE))
                        .limit(200)
                        .cursor(cursor)
                        .build()));
    for (Offer offer : waiting) {
      System.out.println(offer.getId() + " " + offer.getExpiryDate());
    }
    // endregion

    // region stream
    var perMarketplace =
        StreamSupport.stream(waiting.spliterator(), false)
            .collect(Collectors.groupingBy(Offer::getPartner, Collectors.counting()));
    // endregion
    System.out.println(perMarketplace);
  }
}
