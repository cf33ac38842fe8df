package example.argosy.sdk;

import java.util.List;

/** One page of any list. */
public interface Page<T> {
  List<T> getData();

  /** Null on the last page. */
  String getNextCursor();
}
