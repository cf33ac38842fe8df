package example.argosy.sdk;

import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodySubscriber;
import java.net.http.HttpResponse.BodySubscribers;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.Flow;

/** The generated code streams forms, and a stream can be sent once only. */
final class RepeatableBody implements Flow.Subscriber<ByteBuffer> {
  private final BodySubscriber<byte[]> bytes = BodySubscribers.ofByteArray();

  private RepeatableBody() {}

  /** A body of known length as it is, a streamed one read into memory. */
  static BodyPublisher of(BodyPublisher body) {
    if (body.contentLength() >= 0) {
      return body;
    }
    RepeatableBody reader = new RepeatableBody();
    body.subscribe(reader);
    return BodyPublishers.ofByteArray(reader.bytes.getBody().toCompletableFuture().join());
  }

  @Override
  public void onSubscribe(Flow.Subscription subscription) {
    bytes.onSubscribe(subscription);
  }

  @Override
  public void onNext(ByteBuffer item) {
    bytes.onNext(List.of(item));
  }

  @Override
  public void onError(Throwable error) {
    bytes.onError(error);
  }

  @Override
  public void onComplete() {
    bytes.onComplete();
  }
}
