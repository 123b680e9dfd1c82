package posthorn

import (
	"errors"
	"math/rand"
	"net/http"
	"strconv"
	"time"
)

const (
	delayFirst = 500 * time.Millisecond
	delayMax   = 8 * time.Second
	// retryAfterMax is the longest wait that the client accepts from the server. Beyond it the caller
	// decides.
	retryAfterMax = time.Minute
	// spread keeps clients with the same delay apart.
	spread = 250 * time.Millisecond
)

// delayBefore returns the wait after the attempt with this number, counted from 1, and whether the call may
// be repeated.
func delayBefore(failure error, neverRepeat bool, attempt int) (time.Duration, bool) {
	if !mayRepeat(failure, !neverRepeat) {
		return 0, false
	}
	var refusal *Error
	if errors.As(failure, &refusal) && refusal.hasRetryAfter {
		return refusal.RetryAfter + time.Duration(rand.Int63n(int64(spread))), refusal.RetryAfter <= retryAfterMax
	}
	delay := delayMax
	if doublings := attempt - 1; doublings < 4 {
		delay = delayFirst << doublings
	}
	return delay/2 + time.Duration(rand.Int63n(int64(delay/2))), true
}

func mayRepeat(failure error, isHarmless bool) bool {
	if errors.Is(failure, ErrConnection) {
		return isHarmless
	}
	var refusal *Error
	if !errors.As(failure, &refusal) {
		return false
	}
	switch {
	// The server refused the request before it processed it. Wrong credentials stay wrong.
	case refusal.Status == http.StatusTooManyRequests:
		return refusal.Code != CodeTooManyFailedSignIns
	case refusal.Code == CodeIdempotencyInProgress:
		return true
	}
	switch refusal.Status {
	case 408, 500, 502, 503, 504:
		return isHarmless
	}
	return false
}

// isInDoubt reports whether the server may have performed a request that failed.
func isInDoubt(failure error) bool {
	var refusal *Error
	if errors.As(failure, &refusal) {
		return refusal.Status == 500 || refusal.Status == 502 || refusal.Status == 504
	}
	return errors.Is(failure, ErrConnection)
}

// retryAfterOf reads Retry-After-Ms, or Retry-After in seconds or as a date (RFC 9110 section 10.2.3).
func retryAfterOf(header http.Header) (time.Duration, bool) {
	if wait, ok := waitOf(header.Get("Retry-After-Ms"), time.Millisecond); ok {
		return wait, true
	}
	given := header.Get("Retry-After")
	if wait, ok := waitOf(given, time.Second); ok {
		return wait, true
	}
	date, err := http.ParseTime(given)
	return max(0, time.Until(date)), err == nil
}

func waitOf(text string, unit time.Duration) (time.Duration, bool) {
	number, err := strconv.ParseFloat(text, 64)
	if err != nil || !(number >= 0) {
		return 0, false
	}
	// The limit keeps the wait within a time.Duration.
	return time.Duration(min(number, 1e9) * float64(unit)), true
}
