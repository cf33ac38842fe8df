package example.argosy.sdk.model;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** A value from a set that the API can extend. Unlike a Java enum, it keeps unknown values. */
public abstract class ArgosyEnum {
  private final String value;

  ArgosyEnum(String value) {
    this.value = value;
  }

  @Override
  public final boolean equals(Object other) {
    return other != null
        && getClass() == other.getClass()
        && value.equals(((ArgosyEnum) other).value);
  }

  @Override
  public final int hashCode() {
    return value.hashCode();
  }

  /** The value as the API spells it. */
  @Override
  @JsonValue
  public final String toString() {
    return value;
  }

  /**
   * The constants of a class. Known values are always the constants, so you can compare them with
   * ==.
   */
  static final class Known<T extends ArgosyEnum> {
    private final Map<String, T> constants = new LinkedHashMap<>();
    private final Function<String, T> create;

    Known(Function<String, T> create) {
      this.create = create;
    }

    T add(String value) {
      T constant = create.apply(value);
      constants.put(value, constant);
      return constant;
    }

    T of(String value) {
      T constant = constants.get(value);
      return constant == null ? create.apply(value) : constant;
    }

    List<T> values() {
      return List.copyOf(constants.values());
    }
  }
}
