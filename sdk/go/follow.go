package posthorn

import (
	"context"
	"time"
)

// feedWait is how long the server waits for an event.
const feedWait = 20 * time.Second

// FollowedEvent is an event with a position.
type FollowedEvent struct {
	Event Event
	// Cursor is the position. Store it after handling the event, to continue with the next ones. Events of
	// one answer can be repeated.
	Cursor string
}

// FollowEvents calls handle for each event after the cursor, and then for each one as it happens. An empty
// cursor is the present. It returns the error of handle, of the context, or of a call after its retries:
// begin again with the last cursor. Events can be repeated, so ignore those whose SID you have seen.
func (c *Client) FollowEvents(ctx context.Context, cursor string, handle func(FollowedEvent) error) error {
	for {
		params := &FollowEventsParams{}
		if cursor != "" {
			params.Cursor = &cursor
		}
		began := time.Now()
		feed, err := c.Events.Feed(ctx, params)
		if err != nil {
			return err
		}
		for index, event := range feed.Data {
			followed := FollowedEvent{event, cursor}
			if index == len(feed.Data)-1 {
				followed.Cursor = feed.NextCursor
			}
			if err := handle(followed); err != nil {
				return err
			}
		}
		cursor = feed.NextCursor
		// A server or a proxy that does not wait must not be asked without a pause.
		if len(feed.Data) == 0 && time.Since(began) < feedWait {
			select {
			case <-time.After(restDefault):
			case <-ctx.Done():
				return ctx.Err()
			}
		}
	}
}
