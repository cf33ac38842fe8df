package example.argosy.sdk;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** What a receiver of webhook calls needs. */
public final class Webhooks {
  /** How old a call may be. */
  public static final Duration SIGNATURE_TOLERANCE = Duration.ofSeconds(300);

  private Webhooks() {}

  /**
   * Whether the Argosy-Signature header of a webhook call is right and recent.
   *
   * @param body the raw body, byte for byte as received.
   * @param secrets those of the endpoint; two of them during a rotation.
   */
  public static boolean verifySignature(byte[] body, String header, List<String> secrets) {
    return verifySignature(body, header, secrets, Instant.now(), SIGNATURE_TOLERANCE);
  }

  /** The same at another time and with another tolerance. */
  public static boolean verifySignature(
      byte[] body, String header, List<String> secrets, Instant now, Duration tolerance) {
    String sent = "";
    List<byte[]> given = new ArrayList<>();
    for (String part : header.split(",")) {
      if (part.startsWith("t=") && sent.isEmpty()) {
        sent = part.substring(2);
      } else if (part.startsWith("v1=")) {
        given.add(part.substring(3).getBytes(UTF_8));
      }
    }
    if (!sent.matches("[0-9]{10}")) {
      return false;
    }
    if (Math.abs(now.getEpochSecond() - Long.parseLong(sent)) > tolerance.getSeconds()) {
      return false;
    }
    for (String secret : secrets) {
      byte[] expected = sign(sent, body, secret);
      // Takes the same time whatever the signature is.
      if (given.stream().anyMatch(value -> MessageDigest.isEqual(expected, value))) {
        return true;
      }
    }
    return false;
  }

  /** The signature in lower-case hexadecimal, as bytes. */
  private static byte[] sign(String sent, byte[] body, String secret) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(secret.getBytes(UTF_8), "HmacSHA256"));
      mac.update((sent + ".").getBytes(UTF_8));
      StringBuilder hex = new StringBuilder();
      for (byte one : mac.doFinal(body)) {
        hex.append(String.format("%02x", one));
      }
      return hex.toString().getBytes(UTF_8);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("Every Java has HMAC-SHA256.", e);
    }
  }
}
