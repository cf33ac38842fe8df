package example.argosy.sdk;

import java.net.URI;
import java.net.URISyntaxException;
import java.time.Duration;

/** Checks the client's options. */
final class Settings {
  private static final String PRODUCTION = "https://api.argosy.example";

  private Settings() {}

  static String required(String value, String option, String variable) {
    if (value == null || value.isBlank()) {
      throw invalid("Set " + variable + ", or pass " + option + " to the builder.");
    }
    return value;
  }

  static Duration positive(Duration value, String option) {
    if (notNegative(value, option).isZero()) {
      throw invalid(option + " can't be zero.");
    }
    return value;
  }

  static Duration notNegative(Duration value, String option) {
    if (value == null || value.isNegative()) {
      throw invalid(option + " can't be negative.");
    }
    return value;
  }

  static int notNegative(int value, String option) {
    if (value < 0) {
      throw invalid(option + " can't be negative.");
    }
    return value;
  }

  /**
   * The URL without slashes at the end. Messages don't repeat it, because it can contain a
   * password.
   */
  static String baseUrl(String value) {
    if (value == null || value.isBlank()) {
      return PRODUCTION;
    }
    URI uri = parse(value);
    if (uri.getUserInfo() != null || uri.getQuery() != null || uri.getFragment() != null) {
      throw invalid("ARGOSY_BASE_URL can't have credentials, a query, or a fragment.");
    }
    boolean isSafe = "https".equalsIgnoreCase(uri.getScheme());
    boolean isLocal = "http".equalsIgnoreCase(uri.getScheme()) && isLoopback(uri.getHost());
    if (uri.getHost() == null || !isSafe && !isLocal) {
      throw invalid("ARGOSY_BASE_URL must start with https://. Only local hosts can use http://.");
    }
    return value.replaceAll("/+$", "");
  }

  private static URI parse(String value) {
    try {
      return new URI(value);
    } catch (URISyntaxException e) {
      throw invalid("ARGOSY_BASE_URL isn't a URL.");
    }
  }

  private static boolean isLoopback(String host) {
    return host != null && host.matches("(?i)localhost|127(\\.\\d{1,3}){3}|\\[::1]");
  }

  static ArgosyException invalid(String message) {
    return new ArgosyException.Configuration(message);
  }
}
