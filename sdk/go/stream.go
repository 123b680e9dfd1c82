package posthorn

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"sync/atomic"
	"time"
)

const (
	// restDefault is the wait before the next connection after the end of one, unless the stream sets it.
	restDefault = time.Second
	// eventMax is the longest event in bytes. The API sends far less.
	eventMax = 64 << 20
	// restMin and restMax bound the delay that a stream sets.
	restMin = 100 * time.Millisecond
	restMax = time.Minute
)

// Stream is a stream of events without an end. It connects again after the last id when a connection breaks.
// Close it, or end its context.
//
// From Go 1.23 on, All is the function of a range loop. Before it, call Next and Current.
type Stream[T any] struct {
	core     *core
	request  *request
	ctx      context.Context
	cancel   context.CancelFunc
	isClosed atomic.Bool
	body     io.ReadCloser
	reader   *eventReader
	rest     time.Duration
	failures int
	current  StreamEvent[T]
	err      error
}

// StreamEvent is one event of a stream.
type StreamEvent[T any] struct {
	Type string
	Data T
	// ID is the position. Store it to continue after this event later, see WithLastEventID.
	ID string
}

func newStream[T any](ctx context.Context, c *core, call call, options []Option) *Stream[T] {
	request, err := c.newRequest(ctx, call, typeStream, options)
	if err != nil {
		return &Stream[T]{err: err, cancel: func() {}}
	}
	ctx, cancel := context.WithCancel(ctx)
	return &Stream[T]{core: c, request: request, ctx: ctx, cancel: cancel, rest: restDefault}
}

// Next waits for the next event for Current. It returns false when the stream is closed and after an error
// that no retry can repair, see Err.
func (s *Stream[T]) Next() bool {
	for s.err == nil {
		event, err := s.read()
		if err != nil {
			s.disconnect()
			s.err = s.waitAfter(err)
			continue
		}
		s.failures = 0
		if event.id != "" {
			s.request.header.Set("Last-Event-ID", event.id)
		}
		if event.retry != nil {
			s.rest = *event.retry
		}
		if event.data == "" {
			continue
		}
		s.current = StreamEvent[T]{Type: event.name, ID: s.request.header.Get("Last-Event-ID")}
		if err := json.Unmarshal([]byte(event.data), &s.current.Data); err == nil {
			return true
		} else {
			s.err = fmt.Errorf("posthorn: an event cannot be read: %w", err)
		}
	}
	s.disconnect()
	if s.isClosed.Load() {
		s.err = nil
	}
	return false
}

// Current returns the event that Next read.
func (s *Stream[T]) Current() StreamEvent[T] { return s.current }

// Err returns the error that ended the stream. It is nil if Close did.
func (s *Stream[T]) Err() error { return s.err }

// Close ends the stream at once. Another goroutine can call it while Next waits.
func (s *Stream[T]) Close() error {
	s.isClosed.Store(true)
	s.cancel()
	return nil
}

// All yields the events, and closes the stream at its end. An error is the last thing that it yields.
func (s *Stream[T]) All() func(yield func(StreamEvent[T], error) bool) {
	return func(yield func(StreamEvent[T], error) bool) {
		defer s.Close()
		for s.Next() {
			if !yield(s.current, nil) {
				return
			}
		}
		if s.err != nil {
			yield(StreamEvent[T]{}, s.err)
		}
	}
}

func (s *Stream[T]) read() (*serverEvent, error) {
	if s.reader == nil {
		response, err := s.core.open(s.ctx, s.request)
		if err != nil {
			return nil, err
		}
		body, err := endlessBody(response, typeStream)
		if err != nil {
			return nil, err
		}
		s.body, s.reader = body, &eventReader{bytes: bufio.NewReader(body)}
	}
	return s.reader.read()
}

func (s *Stream[T]) disconnect() {
	if s.body != nil {
		s.body.Close()
	}
	s.body, s.reader = nil, nil
}

// waitAfter waits before the next connection. It returns the failure if no connection can repair it.
func (s *Stream[T]) waitAfter(failure error) error {
	if failure == io.EOF {
		return s.core.pause(s.ctx, s.request, failure, s.rest)
	}
	s.failures++
	delay, mayRepeat := delayBefore(failure, false, s.failures)
	if !mayRepeat || s.failures > s.request.maxRetries {
		return failure
	}
	return s.core.pause(s.ctx, s.request, failure, delay)
}

var errEndlessEvent = &ConnectionError{Call: "the stream", Cause: errors.New("an event does not end")}

// serverEvent is a server-sent event. Without data, it only changes the position.
type serverEvent struct {
	name  string
	data  string
	id    string
	retry *time.Duration
}

// eventReader reads server-sent events (WHATWG HTML section 9.2).
type eventReader struct {
	bytes *bufio.Reader
	id    string
	// endsInCR means that a LF at the beginning of the next line belongs to the end of the last one.
	endsInCR bool
	hasBegun bool
}

func (r *eventReader) read() (*serverEvent, error) {
	event := &serverEvent{name: "message"}
	var data []string
	size := 0
	for {
		line, err := r.line()
		if err != nil {
			return nil, err
		}
		if line == "" {
			event.data, event.id = strings.Join(data, "\n"), r.id
			return event, nil
		}
		field, value, _ := strings.Cut(line, ":")
		value = strings.TrimPrefix(value, " ")
		switch field {
		case "event":
			event.name = value
		case "data":
			data = append(data, value)
			if size += len(line) + 1; size > eventMax {
				return nil, errEndlessEvent
			}
		case "id":
			if !strings.Contains(value, "\x00") {
				r.id = value
			}
		case "retry":
			if milliseconds, err := strconv.ParseUint(value, 10, 31); err == nil {
				event.retry = Ptr(min(max(time.Duration(milliseconds)*time.Millisecond, restMin), restMax))
			}
		}
	}
}

// line reads byte by byte, because a CR alone ends a line and nothing may follow it for a long time.
func (r *eventReader) line() (string, error) {
	var line []byte
	for {
		b, err := r.bytes.ReadByte()
		if err != nil {
			return "", err
		}
		follows := r.endsInCR
		r.endsInCR = b == '\r'
		switch {
		case b == '\n' && follows:
		case b == '\n' || b == '\r':
			text := string(line)
			if !r.hasBegun {
				r.hasBegun, text = true, strings.TrimPrefix(text, "\ufeff")
			}
			return text, nil
		case len(line) >= eventMax:
			return "", errEndlessEvent
		default:
			line = append(line, b)
		}
	}
}
