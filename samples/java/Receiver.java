import com.sun.net.httpserver.HttpServer;
import example.argosy.sdk.Webhooks;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Optional;

public class Receiver {
  public static void main(String[] args) throws Exception {
    var secrets = List.of(System.getenv("ARGOSY_WEBHOOK_SECRET").split(" "));
    var port = Integer.parseInt(Optional.ofNullable(System.getenv("PORT")).orElse("8080"));
    var server = HttpServer.create(new InetSocketAddress("127.0.0.1", port), 0);
    server.createContext(
        "/",
        exchange -> {
          byte[] body = exchange.getRequestBody().readAllBytes();
          var header = exchange.getRequestHeaders().getFirst("Argosy-Signature");
          var genuine = header != null && Webhooks.verifySignature(body, header, secrets);
          if (genuine) {
            System.out.println(new String(body, java.nio.charset.StandardCharsets.UTF_8));
          }
          exchange.sendResponseHeaders(genuine ? 204 : 400, -1);
          exchange.close();
        });
    server.start();
  }
}
