import example.argosy.sdk.Argosy;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class Deadline {
  public static void main(String[] args) throws Exception {
    var client = Argosy.create();
    var executor = Executors.newFixedThreadPool(4);

    // region deadline
    var call = executor.submit(() -> client.offers().list());
    try {
      System.out.println(call.get(10, TimeUnit.SECONDS).getData().size());
    } catch (TimeoutException e) {
      call.cancel(true);
    }
    // endregion
    executor.shutdown();
  }
}
