package example.argosy.sdk;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.IOException;
import java.net.http.HttpResponse;

/** Reads and writes bodies. */
final class Body {
  static final JsonNode MISSING = MissingNode.getInstance();

  private static final ObjectMapper MAPPER =
      JsonMapper.builder()
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .nodeFactory(JsonNodeFactory.withExactBigDecimals(true))
          .build();

  private Body() {}

  static JsonNode parse(byte[] body) throws IOException {
    return MAPPER.readTree(body);
  }

  static byte[] write(JsonNode json) {
    return json.toString().getBytes(UTF_8);
  }

  /** The JSON object in a successful response. */
  static JsonNode objectIn(HttpResponse<byte[]> response) {
    try {
      JsonNode json = parse(response.body());
      if (json.isObject()) {
        return json;
      }
    } catch (IOException e) {
      // The exception's text would repeat the body.
    }
    throw ArgosyException.unexpected(response, "The body of the response isn't a JSON object.");
  }

  /** The error object in a response, or a missing node. */
  static JsonNode errorOf(HttpResponse<byte[]> response) {
    try {
      return parse(response.body()).path("error");
    } catch (IOException e) {
      return MISSING;
    }
  }
}
