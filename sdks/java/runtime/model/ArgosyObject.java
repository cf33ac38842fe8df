package example.argosy.sdk.model;

import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import example.argosy.sdk.ApiResponse;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * An object of the API. It's a typed view of its JSON, so it keeps fields that this version of the
 * SDK doesn't know.
 */
public abstract class ArgosyObject {
  private final ObjectNode json;
  private ApiResponse lastResponse;

  ArgosyObject() {
    json = Json.object();
  }

  ArgosyObject(JsonNode json) {
    this.json = Json.object(json);
  }

  /**
   * The whole object as JSON, including fields without a getter. Changes to it change this object.
   */
  @JsonValue
  public ObjectNode json() {
    return json;
  }

  /** Sets a field that has no setter. A value is a scalar, a list, a map, or one of our objects. */
  public void set(String field, Object value) {
    json.set(field, Json.of(value));
  }

  /** The response with this object, or null if no call returned it directly. */
  public ApiResponse getLastResponse() {
    return lastResponse;
  }

  public void setLastResponse(ApiResponse lastResponse) {
    this.lastResponse = lastResponse;
  }

  <T> T get(String field, Function<JsonNode, T> reader) {
    JsonNode value = json.get(field);
    return value == null || value.isNull() ? null : reader.apply(value);
  }

  <T> List<T> getList(String field, Function<JsonNode, T> reader) {
    return get(
        field,
        value -> {
          List<T> items = new ArrayList<>();
          Json.array(value).forEach(item -> items.add(item.isNull() ? null : reader.apply(item)));
          return Collections.unmodifiableList(items);
        });
  }

  <T> Map<String, T> getMap(String field, Function<JsonNode, T> reader) {
    return get(
        field,
        value -> {
          Map<String, T> entries = new LinkedHashMap<>();
          Json.object(value)
              .fields()
              .forEachRemaining(
                  entry ->
                      entries.put(
                          entry.getKey(),
                          entry.getValue().isNull() ? null : reader.apply(entry.getValue())));
          return Collections.unmodifiableMap(entries);
        });
  }

  /** Leaves the field out if the value is null. */
  void setOrOmit(String field, Object value) {
    if (value == null) {
      json.remove(field);
    } else {
      set(field, value);
    }
  }

  void put(String field, String key, Object value) {
    ObjectNode entries =
        json.hasNonNull(field) ? Json.object(json.get(field)) : json.putObject(field);
    entries.set(key, Json.of(value));
  }

  @Override
  public boolean equals(Object other) {
    return other != null
        && getClass() == other.getClass()
        && json.equals(((ArgosyObject) other).json);
  }

  @Override
  public int hashCode() {
    return json.hashCode();
  }

  /** The JSON. */
  @Override
  public String toString() {
    return json.toString();
  }
}
