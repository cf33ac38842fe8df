package example.argosy.sdk;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** A page of a list. */
public final class Page<T> {
  private final List<T> data;
  private final JsonNode json;
  private final ApiResponse lastResponse;
  private final String cursor;
  private final Function<String, Page<T>> fetch;

  /** The cursor is this page's own. Null means the first page. */
  Page(
      HttpResponse<byte[]> response,
      Function<JsonNode, T> type,
      String cursor,
      Function<String, Page<T>> fetch) {
    this.json = Body.objectIn(response);
    this.lastResponse = new ApiResponse(response);
    this.cursor = cursor;
    this.fetch = fetch;
    if (!json.path("data").isArray()) {
      throw ArgosyException.unexpected(response, "The response isn't a page of a list.");
    }
    List<T> items = new ArrayList<>();
    json.get("data").forEach(item -> items.add(type.apply(item)));
    this.data = Collections.unmodifiableList(items);
  }

  /** The items on this page. */
  public List<T> getData() {
    return data;
  }

  /** Null on the last page. */
  public String getNextCursor() {
    String next = json.path("nextCursor").asText("");
    return next.isEmpty() ? null : next;
  }

  /** The number of items on all pages, or null if you didn't ask for it. */
  public Integer getTotalCount() {
    return json.path("totalCount").canConvertToInt() ? json.get("totalCount").intValue() : null;
  }

  public ApiResponse getLastResponse() {
    return lastResponse;
  }

  public boolean hasNextPage() {
    return getNextCursor() != null;
  }

  /** Gets the next page. */
  public Page<T> nextPage() {
    if (!hasNextPage()) {
      throw new NoSuchElementException("This is the last page.");
    }
    return fetch.apply(getNextCursor());
  }

  /** The items on this page and on all later ones, which it gets when you need them. */
  public Iterable<T> autoPaging() {
    return () -> stream().iterator();
  }

  /** The same items as a stream. */
  public Stream<T> stream() {
    return StreamSupport.stream(pages().spliterator(), false).flatMap(page -> page.data.stream());
  }

  /** This page and all later ones. */
  public Iterable<Page<T>> pages() {
    return () -> new Pages<>(this);
  }

  private static final class Pages<T> implements Iterator<Page<T>> {
    private final Set<String> cursors = new HashSet<>();
    private Page<T> current;
    private Page<T> next;

    Pages(Page<T> first) {
      next = first;
      cursors.add(first.cursor);
    }

    @Override
    public boolean hasNext() {
      return next != null || current.hasNextPage();
    }

    @Override
    public Page<T> next() {
      current = next == null ? fetchNext() : next;
      next = null;
      return current;
    }

    private Page<T> fetchNext() {
      if (current.hasNextPage() && !cursors.add(current.getNextCursor())) {
        throw new ArgosyException.Pagination("The list returned the same cursor again.");
      }
      return current.nextPage();
    }
  }
}
