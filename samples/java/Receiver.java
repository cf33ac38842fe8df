import com.sun.net.httpserver.HttpServer;
import example.argosy.sdk.ArgosyException;
import example.argosy.sdk.Webhooks;
import example.argosy.sdk.model.OfferEvent;
import java.net.InetSocketAddress;
import java.util.Optional;

public class Receiver {
  public static void main(String[] args) throws Exception {
    var secrets = System.getenv("ARGOSY_WEBHOOK_SECRET").split(" ");
    var port = Integer.parseInt(Optional.ofNullable(System.getenv("PORT")).orElse("8080"));
    var server = HttpServer.create(new InetSocketAddress("127.0.0.1", port), 0);
    server.createContext(
        "/",
        exchange -> {
          var payload = exchange.getRequestBody().readAllBytes();
          var status = 204;
          try {
            // highlight-next-line
            var event = Webhooks.unwrap(payload, exchange.getRequestHeaders(), secrets);
            System.out.println(event.getId() + " " + event.getType());
            if (event instanceof OfferEvent) {
              System.out.println(((OfferEvent) event).getData());
            }
          } catch (ArgosyException.SignatureVerification e) {
            status = 400;
          }
          exchange.sendResponseHeaders(status, -1);
          exchange.close();
        });
    server.start();
  }
}
