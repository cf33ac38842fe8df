import example.argosy.sdk.Argosy;
import example.argosy.sdk.api.OffersApi.APIListOffersRequest;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class Deadline {
  public static void main(String[] args) throws Exception {
    var client = new Argosy();
    var request = APIListOffersRequest.newBuilder().orgId(System.getenv("ARGOSY_ORG_ID")).build();
    var executor = Executors.newFixedThreadPool(4);

    // region deadline
    var call = executor.submit(() -> client.offers().listOffers(request));
    try {
      System.out.println(call.get(10, TimeUnit.SECONDS).getData().size());
    } catch (TimeoutException e) {
      call.cancel(true);
    }
    // endregion
    executor.shutdown();
  }
}
