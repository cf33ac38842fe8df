package argosy

import (
	"iter"
	"net/http"
)

// Page is one page of any list.
type Page[Item any] interface {
	GetData() []Item
	GetNextCursor() string
}

// Paginate goes through every entry of a list, page after page. The function gets the page at a
// cursor; that of the first page is empty.
func Paginate[Item any, P Page[Item]](fetchPage func(cursor string) (P, *http.Response, error)) iter.Seq2[Item, error] {
	return func(yield func(Item, error) bool) {
		for cursor, first := "", true; first || cursor != ""; first = false {
			page, _, err := fetchPage(cursor)
			if err != nil {
				var none Item
				yield(none, err)
				return
			}
			for _, item := range page.GetData() {
				if !yield(item, nil) {
					return
				}
			}
			cursor = page.GetNextCursor()
		}
	}
}
