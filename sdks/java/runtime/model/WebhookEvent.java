package example.argosy.sdk.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.databind.JsonNode;
import java.time.OffsetDateTime;

/**
 * An event that Argosy sends to a webhook endpoint. Its class depends on the kind of object, for
 * example {@link OfferEvent}. An event of a kind that this version of the SDK doesn't know has this
 * class. Handwritten, because the generator gives unions no fields of their own.
 */
public class WebhookEvent extends ArgosyObject {
  WebhookEvent() {}

  WebhookEvent(JsonNode json) {
    super(json);
  }

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static WebhookEvent fromJson(JsonNode json) {
    return Unions.webhookEvent(json);
  }

  /** The event's ID. It's the same in every delivery attempt, so you can detect duplicates. */
  public String getId() {
    return get("id", Json::text);
  }

  /** What happened, for example {@code offer.accepted}. */
  public String getType() {
    return get("type", Json::text);
  }

  /** When it happened. Events can arrive out of order. */
  public OffsetDateTime getCreatedAt() {
    return get("createdAt", Json::dateTime);
  }

  /** Your organization's ID. */
  public String getOrgId() {
    return get("orgId", Json::text);
  }
}
