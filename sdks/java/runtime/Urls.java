package example.argosy.sdk;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URLEncoder;
import java.util.StringJoiner;

/** Encodes the variable parts of a URL. */
final class Urls {
  private Urls() {}

  /** An ID as part of a path. An empty one would call another operation. */
  static String segment(Object id) {
    String text = id == null ? "" : id.toString();
    if (text.matches("\\.{0,2}")) {
      throw Settings.invalid("An ID in the path is missing.");
    }
    return encode(text);
  }

  /** The query with its question mark, or nothing. */
  static String query(ObjectNode params) {
    StringJoiner query = new StringJoiner("&", "?", "").setEmptyValue("");
    params
        .fields()
        .forEachRemaining(
            field -> query.add(encode(field.getKey()) + "=" + value(field.getValue())));
    return query.toString();
  }

  /** Items of a list are separated by commas. */
  private static String value(JsonNode value) {
    if (!value.isArray()) {
      return encode(value.asText());
    }
    StringJoiner items = new StringJoiner(",");
    value.forEach(item -> items.add(encode(item.asText())));
    return items.toString();
  }

  private static String encode(String text) {
    return URLEncoder.encode(text, UTF_8).replace("+", "%20");
  }
}
