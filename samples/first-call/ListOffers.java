import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

public class ListOffers {
  public static void main(String[] args) throws Exception {
    String baseUrl = System.getenv().getOrDefault("ARGOSY_BASE_URL", "https://api.argosy.example");
    String orgId = System.getenv("ARGOSY_ORG_ID");

    HttpRequest request =
        HttpRequest.newBuilder(
                URI.create(baseUrl + "/v1/orgs/" + orgId + "/offers?status=PENDING_ACCEPTANCE&limit=10"))
            .header("Authorization", "Bearer " + System.getenv("ARGOSY_TOKEN"))
            .build();

    HttpResponse<String> response =
        HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    if (response.statusCode() != 200) {
      throw new IllegalStateException(response.statusCode() + " " + response.body());
    }
    System.out.println(response.body());
  }
}
