// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.time.Instant;
import java.util.List;

/** The counts of an account by hour or day. */
public final class Statistics extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public Statistics(JsonObject json) {
        super(json);
    }

    /**
     * The length of a bucket.
     *
     * @return {@code interval}
     */
    public StatisticsInterval interval() {
        return required("interval", value(StatisticsInterval::of));
    }

    /**
     * The start of the first bucket.
     *
     * @return {@code from}
     */
    public Instant from() {
        return required("from", ApiObject::time);
    }

    /**
     * The end of the last bucket.
     *
     * @return {@code to}
     */
    public Instant to() {
        return required("to", ApiObject::time);
    }

    /**
     * The time up to which the changes of messages are counted. It is the current time, or earlier after more
     * than ten thousand changes within a few minutes.
     *
     * @return {@code counted_until}
     */
    public Instant countedUntil() {
        return required("counted_until", ApiObject::time);
    }

    /**
     * The sum of all buckets.
     *
     * @return {@code total}
     */
    public StatisticsTotal total() {
        return required("total", object(StatisticsTotal::new));
    }

    /**
     * The buckets, one for each hour or day, oldest first. Empty buckets are included.
     *
     * @return {@code buckets}
     */
    public List<StatisticsBucket> buckets() {
        return required("buckets", list(object(StatisticsBucket::new)));
    }

    /**
     * The errors of messages between {@code from} and {@code to}, most frequent first.
     *
     * @return {@code errors}
     */
    public List<ErrorCount> errors() {
        return required("errors", list(object(ErrorCount::new)));
    }

    /**
     * The endpoints with attempts between {@code from} and {@code to}, with failed deliveries, or with
     * pending deliveries. The endpoints with the most failures come first. Attempts of the last ten seconds
     * can be missing.
     *
     * @return {@code webhooks}
     */
    public List<WebhookAttempts> webhooks() {
        return required("webhooks", list(object(WebhookAttempts::new)));
    }
}
