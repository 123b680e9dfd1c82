package posthorn

import (
	"context"
	"net/http"
)

// List is the result of a list. It reads the first page when it is needed.
//
// From Go 1.23 on, All and Pages are the functions of range loops. Before it, call Next and Current.
type List[T any] struct {
	read    func(cursor string) (*Page[T], error)
	page    *Page[T]
	index   int
	current T
	err     error
}

// Page is a page of a list.
type Page[T any] struct {
	Data    []T
	HasMore bool
	// NextCursor is the cursor of the next page, and empty on the last page.
	NextCursor string
	read       func(cursor string) (*Page[T], error)
}

func newList[T any](ctx context.Context, c *core, call call, options []Option) *List[T] {
	var read func(cursor string) (*Page[T], error)
	read = func(cursor string) (*Page[T], error) {
		var page struct {
			Data       *[]T   `json:"data"`
			HasMore    bool   `json:"has_more"`
			NextCursor string `json:"next_cursor"`
		}
		// A copy, because other goroutines can read other pages.
		own := call
		own.cursor = cursor
		err := c.perform(ctx, own, typeJSON, options, func(response *http.Response) error {
			err := readObjectOf(response, &page)
			if err == nil && page.Data == nil {
				err = (&answer{Response: responseOf(response)}).unexpected("the answer is not a page of a list")
			}
			// Otherwise a loop over the list would not end.
			if err == nil && cursor != "" && page.NextCursor == cursor {
				err = (&answer{Response: responseOf(response)}).unexpected("the next page of the list is the same page")
			}
			return err
		})
		if err != nil {
			return nil, err
		}
		return &Page[T]{*page.Data, page.HasMore, page.NextCursor, read}, nil
	}
	return &List[T]{read: read}
}

// NextPage returns the page after this one. After the last page, it returns nil without an error.
func (p *Page[T]) NextPage() (*Page[T], error) {
	if p.NextCursor == "" {
		return nil, nil
	}
	return p.read(p.NextCursor)
}

// FirstPage reads the first page.
func (l *List[T]) FirstPage() (*Page[T], error) { return l.read("") }

// Pages yields all pages. An error is the last thing that it yields.
func (l *List[T]) Pages() func(yield func(*Page[T], error) bool) {
	return func(yield func(*Page[T], error) bool) {
		page, err := l.FirstPage()
		for page != nil && yield(page, nil) {
			page, err = page.NextPage()
		}
		if err != nil {
			yield(nil, err)
		}
	}
}

// All yields the entries of all pages. An error is the last thing that it yields.
func (l *List[T]) All() func(yield func(T, error) bool) {
	return func(yield func(T, error) bool) {
		l.Pages()(func(page *Page[T], err error) bool {
			if err != nil {
				var none T
				return yield(none, err)
			}
			for _, entry := range page.Data {
				if !yield(entry, nil) {
					return false
				}
			}
			return true
		})
	}
}

// Next reads the next entry for Current. It returns false after the last entry and after an error, see Err.
func (l *List[T]) Next() bool {
	for l.err == nil {
		if l.page != nil && l.index < len(l.page.Data) {
			l.current = l.page.Data[l.index]
			l.index++
			return true
		}
		next := l.FirstPage
		if l.page != nil {
			next = l.page.NextPage
		}
		page, err := next()
		if page == nil {
			l.err = err
			return false
		}
		l.page, l.index = page, 0
	}
	return false
}

// Current returns the entry that Next read.
func (l *List[T]) Current() T { return l.current }

// Err returns the error that ended Next.
func (l *List[T]) Err() error { return l.err }
