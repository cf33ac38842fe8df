package argosy

import (
	"context"
	"encoding/json"
	"errors"
	"iter"
	"slices"
)

// Page is one page of a list.
type Page[Item any] struct {
	Data []Item `json:"data"`
	// NextCursor is empty on the last page.
	NextCursor string `json:"nextCursor"`
	// TotalCount is the number of items on all pages, if you asked for it.
	TotalCount *int `json:"totalCount"`

	// fetch gets the page at a cursor.
	fetch func(ctx context.Context, cursor string) (*Page[Item], error)
	// used cursors of this iteration.
	used []string
}

// UnmarshalJSON refuses a page without a list of items.
func (p *Page[Item]) UnmarshalJSON(data []byte) error {
	type fields Page[Item]
	if err := json.Unmarshal(data, (*fields)(p)); err != nil {
		return err
	}
	if p.Data == nil {
		return errors.New("argosy: the page has no data")
	}
	return nil
}

// HasNext tells whether this isn't the last page.
func (p *Page[Item]) HasNext() bool { return p.NextCursor != "" }

// Next gets the next page. After the last page, it returns nil.
func (p *Page[Item]) Next(ctx context.Context) (*Page[Item], error) {
	if !p.HasNext() {
		return nil, nil
	}
	if slices.Contains(p.used, p.NextCursor) {
		return nil, &Error{Code: "repeated_cursor", Message: "The list returned the same cursor twice.", class: ErrPagination}
	}
	next, err := p.fetch(ctx, p.NextCursor)
	if err != nil {
		return nil, err
	}
	next.used = append(slices.Clone(p.used), p.NextCursor)
	return next, nil
}

func sendForPage[Item any](ctx context.Context, c *core, call call, options []RequestOption) (*Page[Item], error) {
	page, err := send[Page[Item]](ctx, c, call, options)
	if err != nil {
		return nil, err
	}
	page.used = []string{call.startingCursor()}
	page.fetch = func(ctx context.Context, cursor string) (*Page[Item], error) {
		call.cursor = cursor
		return sendForPage[Item](ctx, c, call, options)
	}
	return page, nil
}

// startingCursor is the cursor in the params.
func (c call) startingCursor() string {
	params := c.query
	if params == nil {
		params = c.json
	}
	fields, _ := fieldsOf(params)
	cursor, _ := fields["cursor"].(string)
	return cursor
}

func pagesFrom[Item any](ctx context.Context, first func() (*Page[Item], error)) iter.Seq2[*Page[Item], error] {
	return func(yield func(*Page[Item], error) bool) {
		page, err := first()
		for page != nil && yield(page, nil) {
			page, err = page.Next(ctx)
		}
		if err != nil {
			yield(nil, err)
		}
	}
}

func itemsOf[Item any](pages iter.Seq2[*Page[Item], error]) iter.Seq2[Item, error] {
	return func(yield func(Item, error) bool) {
		for page, err := range pages {
			if err != nil {
				var none Item
				yield(none, err)
				return
			}
			for _, item := range page.Data {
				if !yield(item, nil) {
					return
				}
			}
		}
	}
}
