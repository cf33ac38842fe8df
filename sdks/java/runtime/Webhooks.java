package example.argosy.sdk;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import example.argosy.sdk.model.WebhookEvent;
import java.io.IOException;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Verifies and reads webhook requests. */
public final class Webhooks {
  private static final String HEADER = "Argosy-Signature";
  private static final long TOLERANCE_SECONDS = 300;

  private Webhooks() {}

  /**
   * Verifies a request's signature and returns its event.
   *
   * @param payload the raw body, byte for byte as received.
   * @param headers the request's headers, in any case.
   * @param secrets the endpoint's secret, or two of them during a rotation.
   * @throws ArgosyException.SignatureVerification if the signature is missing, wrong, or too old.
   */
  public static WebhookEvent unwrap(
      byte[] payload, Map<String, List<String>> headers, String... secrets) {
    return unwrap(payload, headers, List.of(secrets), Instant.now());
  }

  /** Takes the value of the {@code Argosy-Signature} header, which can be null. */
  public static WebhookEvent unwrap(byte[] payload, String signature, String... secrets) {
    return unwrap(payload, signature, List.of(secrets), Instant.now());
  }

  /** Verifies the signature at another time, for tests with a recorded request. */
  public static WebhookEvent unwrap(
      byte[] payload, Map<String, List<String>> headers, List<String> secrets, Instant now) {
    return unwrap(payload, signatureIn(headers), secrets, now);
  }

  private static WebhookEvent unwrap(
      byte[] payload, String signature, List<String> secrets, Instant now) {
    if (secrets.isEmpty() || secrets.stream().anyMatch(String::isEmpty)) {
      throw Settings.invalid("A webhook secret is missing.");
    }
    if (signature == null) {
      throw new ArgosyException.SignatureVerification("The " + HEADER + " header is missing.");
    }
    verify(payload, signature, secrets, now);
    return eventIn(payload);
  }

  private static String signatureIn(Map<String, List<String>> headers) {
    return headers.entrySet().stream()
        .filter(header -> HEADER.equalsIgnoreCase(header.getKey()))
        .flatMap(header -> header.getValue().stream())
        .findFirst()
        .orElse(null);
  }

  private static void verify(byte[] payload, String signature, List<String> secrets, Instant now) {
    String sent = "";
    List<byte[]> signatures = new ArrayList<>();
    for (String part : signature.split(",")) {
      if (part.startsWith("t=") && sent.isEmpty()) {
        sent = part.substring(2);
      } else if (part.startsWith("v1=")) {
        signatures.add(part.substring(3).getBytes(UTF_8));
      }
    }
    if (!sent.matches("[0-9]{10}")
        || Math.abs(now.getEpochSecond() - Long.parseLong(sent)) > TOLERANCE_SECONDS) {
      throw new ArgosyException.SignatureVerification("The signature has no recent timestamp.");
    }
    for (String secret : secrets) {
      byte[] expected = sign(sent, payload, secret);
      // Takes the same time for every signature.
      if (signatures.stream().anyMatch(candidate -> MessageDigest.isEqual(expected, candidate))) {
        return;
      }
    }
    throw new ArgosyException.SignatureVerification("The signature doesn't match the payload.");
  }

  /** The signature in lowercase hexadecimal digits, as bytes. */
  private static byte[] sign(String sent, byte[] payload, String secret) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(secret.getBytes(UTF_8), "HmacSHA256"));
      mac.update((sent + ".").getBytes(UTF_8));
      StringBuilder hex = new StringBuilder();
      for (byte octet : mac.doFinal(payload)) {
        hex.append(String.format("%02x", octet));
      }
      return hex.toString().getBytes(UTF_8);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("Every Java has HMAC-SHA256.", e);
    }
  }

  private static WebhookEvent eventIn(byte[] payload) {
    try {
      JsonNode json = Body.parse(payload);
      if (json.path("type").isTextual()) {
        return WebhookEvent.fromJson(json);
      }
    } catch (IOException e) {
      // The same error as for JSON that isn't an event.
    }
    throw new ArgosyException("unexpected_response", "The payload isn't an event.", null);
  }
}
