package example.argosy.sdk;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.node.TextNode;
import java.io.ByteArrayInputStream;
import java.net.http.HttpResponse.BodyHandler;
import java.net.http.HttpResponse.BodySubscriber;
import java.net.http.HttpResponse.BodySubscribers;
import java.net.http.HttpResponse.ResponseInfo;

/** The generated code reads every answer as JSON, so an answer that is a text becomes a JSON string. */
final class TextAnswers {
  private TextAnswers() {}

  static <T> BodyHandler<T> asJson(BodyHandler<T> handler) {
    return answer -> isText(answer) ? quoted() : handler.apply(answer);
  }

  private static boolean isText(ResponseInfo answer) {
    return answer.statusCode() / 100 == 2
        && answer.headers().firstValue("Content-Type").orElse("").startsWith("text/");
  }

  /** The generated code asks for streams only. */
  @SuppressWarnings("unchecked")
  private static <T> BodySubscriber<T> quoted() {
    return BodySubscribers.mapping(
        BodySubscribers.ofString(UTF_8),
        text -> (T) new ByteArrayInputStream(new TextNode(text).toString().getBytes(UTF_8)));
  }
}
