// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn.model;

import com.google.gson.JsonObject;
import io.posthorn.ApiObject;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Optional;

/** A background task that sends deliveries again, and sends events that the endpoint never received. */
public final class Replay extends ApiObject {
    /**
     * Reads the object from its JSON.
     *
     * @param json the JSON
     */
    public Replay(JsonObject json) {
        super(json);
    }

    /**
     * Identifier of the replay.
     *
     * @return {@code sid}
     */
    public String sid() {
        return required("sid", ApiObject::text);
    }

    /**
     * The account of the replay.
     *
     * @return {@code account_sid}
     */
    public String accountSid() {
        return required("account_sid", ApiObject::text);
    }

    /**
     * The endpoint that receives the deliveries.
     *
     * @return {@code webhook_sid}
     */
    public String webhookSid() {
        return required("webhook_sid", ApiObject::text);
    }

    /**
     * The status. {@code pending}: open transactions are not stored yet. {@code running}: the replay reads
     * its time range. {@code completed}: it has read the time range and queued all deliveries. {@code
     * canceled} and {@code failed} have a {@code reason}.
     *
     * @return {@code status}
     */
    public ReplayStatus status() {
        return required("status", value(ReplayStatus::of));
    }

    /**
     * The reason for the end. {@code by_user}: you canceled it. {@code webhook_disabled}, {@code
     * webhook_deleted}: the endpoint no longer receives deliveries. {@code log_dropped}: the retention
     * deleted unread events, from {@code position} on. {@code fault}: the operator's log contains the reason.
     * After {@code log_dropped} or {@code fault}, you can start another replay at {@code position}.
     *
     * @return {@code reason}, or empty
     */
    public Optional<ReplayReason> reason() {
        return optional("reason", value(ReplayReason::of));
    }

    /**
     * The start of the time range. It is later than requested if the log does not go back that far.
     *
     * @return {@code from}
     */
    public Instant from() {
        return required("from", ApiObject::time);
    }

    /**
     * The end of the time range.
     *
     * @return {@code to}
     */
    public Instant to() {
        return required("to", ApiObject::time);
    }

    /**
     * True if the replay omits successful deliveries.
     *
     * @return {@code only_failed}
     */
    public boolean onlyFailed() {
        return required("only_failed", ApiObject::flag);
    }

    /**
     * True if the replay includes events that the endpoint never received.
     *
     * @return {@code missing}
     */
    public boolean missing() {
        return required("missing", ApiObject::flag);
    }

    /**
     * The part of the time range that the replay has read, from 0 to 1.
     *
     * @return {@code progress}
     */
    public BigDecimal progress() {
        return required("progress", ApiObject::decimal);
    }

    /**
     * The time up to which the replay has read the log.
     *
     * @return {@code position}
     */
    public Instant position() {
        return required("position", ApiObject::time);
    }

    /**
     * The number of deliveries, and with {@code missing} also events, that the replay has read.
     *
     * @return {@code looked_at}
     */
    public long lookedAt() {
        return required("looked_at", ApiObject::integer);
    }

    /**
     * The number of deliveries that the replay has queued.
     *
     * @return {@code queued}
     */
    public long queued() {
        return required("queued", ApiObject::integer);
    }

    /**
     * The number of events that the replay cannot send, because the retention of their messages is over.
     *
     * @return {@code skipped}
     */
    public long skipped() {
        return required("skipped", ApiObject::integer);
    }

    /**
     * The number of pending deliveries from all replays of the endpoint.
     *
     * @return {@code waiting}
     */
    public long waiting() {
        return required("waiting", ApiObject::integer);
    }

    /**
     * The time of the request.
     *
     * @return {@code created_at}
     */
    public Instant createdAt() {
        return required("created_at", ApiObject::time);
    }

    /**
     * @return {@code started_at}, or empty
     */
    public Optional<Instant> startedAt() {
        return optional("started_at", ApiObject::time);
    }

    /**
     * @return {@code ended_at}, or empty
     */
    public Optional<Instant> endedAt() {
        return optional("ended_at", ApiObject::time);
    }
}
