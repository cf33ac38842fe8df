package example.argosy.sdk.model;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file to send. */
public final class Upload {
  private final String name;
  private final byte[] content;

  private Upload(String name, byte[] content) {
    this.name = name;
    this.content = content;
  }

  public static Upload of(String name, byte[] content) {
    return new Upload(name, content.clone());
  }

  /**
   * Reads a file.
   *
   * @throws UncheckedIOException if that fails.
   */
  public static Upload of(Path file) {
    try {
      return new Upload(file.getFileName().toString(), Files.readAllBytes(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public String getName() {
    return name;
  }

  public byte[] getContent() {
    return content.clone();
  }

  @Override
  public String toString() {
    return name;
  }
}
