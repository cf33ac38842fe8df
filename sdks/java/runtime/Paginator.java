package example.argosy.sdk;

import java.util.Collections;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.Function;

/** Goes through every entry of a list, page after page. */
public final class Paginator<T> implements Iterator<T> {
  private final Function<String, ? extends Page<T>> fetchPage;
  private Iterator<T> entries = Collections.emptyIterator();
  private String cursor;
  private boolean last;

  private Paginator(Function<String, ? extends Page<T>> fetchPage) {
    this.fetchPage = fetchPage;
  }

  /**
   * Every entry of a list.
   *
   * @param fetchPage gets the page at a cursor; that of the first page is null.
   */
  public static <T> Iterable<T> paginate(Function<String, ? extends Page<T>> fetchPage) {
    return () -> new Paginator<>(fetchPage);
  }

  @Override
  public boolean hasNext() {
    while (!entries.hasNext() && !last) {
      Page<T> page = fetchPage.apply(cursor);
      entries = page.getData().iterator();
      cursor = page.getNextCursor();
      last = cursor == null;
    }
    return entries.hasNext();
  }

  @Override
  public T next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return entries.next();
  }
}
