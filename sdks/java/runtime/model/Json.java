package example.argosy.sdk.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.POJONode;
import example.argosy.sdk.ArgosyException;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Map;

/** Converts between JSON and the types of fields. */
final class Json {
  private static final JsonNodeFactory NODES = JsonNodeFactory.withExactBigDecimals(true);

  private Json() {}

  static ObjectNode object() {
    return NODES.objectNode();
  }

  static ObjectNode object(JsonNode json) {
    if (json instanceof ObjectNode) {
      return (ObjectNode) json;
    }
    throw unexpected(json, "an object");
  }

  static ArrayNode array(JsonNode json) {
    if (json instanceof ArrayNode) {
      return (ArrayNode) json;
    }
    throw unexpected(json, "a list");
  }

  static String text(JsonNode json) {
    if (json.isValueNode()) {
      return json.asText();
    }
    throw unexpected(json, "a string");
  }

  static Integer integer(JsonNode json) {
    if (json.canConvertToInt()) {
      return json.intValue();
    }
    throw unexpected(json, "an integer");
  }

  static Boolean bool(JsonNode json) {
    if (json.isBoolean()) {
      return json.booleanValue();
    }
    throw unexpected(json, "a boolean");
  }

  static LocalDate date(JsonNode json) {
    try {
      return LocalDate.parse(text(json));
    } catch (DateTimeException e) {
      throw unexpected(json, "a date");
    }
  }

  static OffsetDateTime dateTime(JsonNode json) {
    try {
      return OffsetDateTime.parse(text(json));
    } catch (DateTimeException e) {
      throw unexpected(json, "a date and time");
    }
  }

  static Upload upload(JsonNode json) {
    return (Upload) ((POJONode) json).getPojo();
  }

  /** The JSON of a field's value. */
  static JsonNode of(Object value) {
    if (value == null) {
      return NODES.nullNode();
    } else if (value instanceof JsonNode) {
      return (JsonNode) value;
    } else if (value instanceof ArgosyObject) {
      return ((ArgosyObject) value).json();
    } else if (value instanceof Boolean) {
      return NODES.booleanNode((Boolean) value);
    } else if (value instanceof Integer) {
      return NODES.numberNode((Integer) value);
    } else if (value instanceof Number) {
      return NODES.numberNode(new BigDecimal(value.toString()));
    } else if (value instanceof OffsetDateTime) {
      // Its toString() leaves out seconds if they're zero, which RFC 3339 doesn't allow.
      return NODES.textNode(DateTimeFormatter.ISO_OFFSET_DATE_TIME.format((OffsetDateTime) value));
    } else if (value instanceof Iterable) {
      ArrayNode array = NODES.arrayNode();
      ((Iterable<?>) value).forEach(item -> array.add(of(item)));
      return array;
    } else if (value instanceof Map) {
      ObjectNode object = object();
      ((Map<?, ?>) value).forEach((key, item) -> object.set(key.toString(), of(item)));
      return object;
    } else if (value instanceof Upload) {
      return NODES.pojoNode(value);
    }
    return NODES.textNode(value.toString());
  }

  private static ArgosyException unexpected(JsonNode json, String expected) {
    return new ArgosyException(
        "unexpected_response", "The JSON isn't " + expected + ": " + excerpt(json), null);
  }

  private static String excerpt(JsonNode json) {
    String text = json.toString();
    return text.length() > 100 ? text.substring(0, 100) + "…" : text;
  }
}
