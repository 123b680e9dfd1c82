package io.posthorn;

import io.posthorn.model.ErrorCode;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;

/** Whether and when a call is repeated. */
final class RetryPolicy {
    private static final long DELAY_FIRST_MS = 500;
    private static final long DELAY_MAX_MS = 8_000;
    /** The longest wait that the client accepts from the server. Beyond it the caller decides. */
    private static final Duration RETRY_AFTER_MAX = Duration.ofMinutes(1);
    /** Keeps clients with the same delay apart. */
    private static final long SPREAD_MS = 250;

    private RetryPolicy() {}

    /** Returns the wait after an attempt, counted from 1. It is empty if the call must not be repeated. */
    static Optional<Duration> delayAfter(PosthornException failure, boolean isHarmless, int attempt) {
        if (!mayRepeat(failure, isHarmless)) return Optional.empty();
        Optional<Duration> asked =
                failure instanceof ApiException ? ((ApiException) failure).retryAfter() : Optional.empty();
        ThreadLocalRandom random = ThreadLocalRandom.current();
        if (asked.isPresent())
            return asked.filter(wait -> wait.compareTo(RETRY_AFTER_MAX) <= 0)
                    .map(wait -> wait.plusMillis(random.nextLong(SPREAD_MS)));
        long delay = attempt > 4 ? DELAY_MAX_MS : DELAY_FIRST_MS << (attempt - 1);
        return Optional.of(Duration.ofMillis(delay / 2 + random.nextLong(delay / 2)));
    }

    private static boolean mayRepeat(PosthornException failure, boolean isHarmless) {
        if (failure instanceof PosthornConnectionException) return isHarmless;
        if (!(failure instanceof ApiException)) return false;
        ApiException refusal = (ApiException) failure;
        // The server refused the request before it processed it. Wrong credentials stay wrong.
        if (refusal.status() == 429) return !refusal.code().equals(ErrorCode.TOO_MANY_FAILED_SIGN_INS);
        if (refusal.code().equals(ErrorCode.IDEMPOTENCY_IN_PROGRESS)) return true;
        switch (refusal.status()) {
            case 408: case 500: case 502: case 503: case 504: return isHarmless;
            default: return false;
        }
    }

    /** Returns whether the server may have performed a request that failed. */
    static boolean isInDoubt(PosthornException failure) {
        if (failure instanceof PosthornConnectionException) return true;
        int status = failure instanceof ApiException ? ((ApiException) failure).status() : 0;
        return status == 500 || status == 502 || status == 504;
    }

    /** Reads Retry-After-Ms, or Retry-After in seconds or as a date (RFC 9110 section 10.2.3). */
    static Optional<Duration> retryAfter(Response response) {
        Optional<Duration> exact = response.header("retry-after-ms").flatMap(text -> waitOf(text, 1));
        if (exact.isPresent()) return exact;
        return response.header("retry-after").flatMap(text -> waitOf(text, 1_000).or(() -> untilDate(text)));
    }

    private static Optional<Duration> waitOf(String text, long unitMs) {
        if (!text.matches("[0-9]{1,12}(\\.[0-9]{1,12})?")) return Optional.empty();
        return Optional.of(Duration.ofMillis((long) (Double.parseDouble(text) * unitMs)));
    }

    private static Optional<Duration> untilDate(String text) {
        try {
            Instant date = ZonedDateTime.parse(text, DateTimeFormatter.RFC_1123_DATE_TIME).toInstant();
            Duration wait = Duration.between(Instant.now(), date);
            return Optional.of(wait.isNegative() ? Duration.ZERO : wait);
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }
}
