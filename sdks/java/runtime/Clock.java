package example.argosy.sdk;

import java.time.Duration;
import java.time.Instant;

/** Time as the client sees it. Tests bring their own. */
public interface Clock {
  Instant now();

  void sleep(Duration duration) throws InterruptedException;

  Clock SYSTEM =
      new Clock() {
        @Override
        public Instant now() {
          return Instant.now();
        }

        @Override
        public void sleep(Duration duration) throws InterruptedException {
          Thread.sleep(duration.toMillis());
        }
      };
}
