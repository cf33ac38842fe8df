package example.argosy.sdk;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.ThreadLocalRandom;

/** Time and chance, which tests replace. */
public interface Clock {
  Instant now();

  void sleep(Duration duration) throws InterruptedException;

  /** From 0 to 1. */
  double random();

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

        @Override
        public double random() {
          return ThreadLocalRandom.current().nextDouble();
        }
      };
}
