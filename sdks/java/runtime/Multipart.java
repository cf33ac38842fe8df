package example.argosy.sdk;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.POJONode;
import example.argosy.sdk.model.Upload;
import java.io.ByteArrayOutputStream;
import java.util.UUID;

/** Writes a multipart form. */
final class Multipart {
  private final String boundary = UUID.randomUUID().toString();

  String contentType() {
    return "multipart/form-data; boundary=" + boundary;
  }

  byte[] write(ObjectNode fields) {
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    fields.fields().forEachRemaining(field -> writePart(body, field.getKey(), field.getValue()));
    body.writeBytes(("--" + boundary + "--\r\n").getBytes(UTF_8));
    return body.toByteArray();
  }

  private void writePart(ByteArrayOutputStream body, String name, JsonNode value) {
    StringBuilder head = new StringBuilder("--" + boundary + "\r\n");
    head.append("Content-Disposition: form-data; name=\"").append(name).append('"');
    byte[] content = value.asText().getBytes(UTF_8);
    if (value.isPojo()) {
      Upload upload = (Upload) ((POJONode) value).getPojo();
      head.append("; filename=\"").append(escape(upload.getName())).append("\"\r\n");
      head.append("Content-Type: application/octet-stream");
      content = upload.getContent();
    }
    body.writeBytes(head.append("\r\n\r\n").toString().getBytes(UTF_8));
    body.writeBytes(content);
    body.writeBytes("\r\n".getBytes(UTF_8));
  }

  /** As browsers do, so that a name can't add headers. */
  private static String escape(String name) {
    return name.replace("\"", "%22").replace("\r", "%0D").replace("\n", "%0A");
  }
}
