// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn;

import io.posthorn.model.Statistics;
import io.posthorn.params.StatisticsGetParams;

/** The resource {@code client.statistics()}. */
public final class StatisticsResource {
    private final Core core;

    StatisticsResource(Core core) {
        this.core = core;
    }

    /**
     * Retrieve statistics.
     *
     * <p>Counts messages by the status that they reached, and attempts to deliver events, by hour or day
     * (UTC). Lists the errors and the webhook endpoints of the same time. A message counts in the hour in
     * which it reached the status. A message that was sent before midnight and delivered later counts on both
     * days. Counts are exact, but attempts of the last ten seconds can be missing. Posthorn keeps counts for
     * 92 days, also those of deleted messages.
     *
     * <p>{@code GET /v1/statistics}. An API key needs one of the scopes {@code full}, {@code messages},
     * {@code webhooks}, {@code read}.
     *
     * @return the answer
     */
    public Statistics get() {
        return get(null);
    }

    /**
     * Retrieve statistics.
     *
     * <p>Counts messages by the status that they reached, and attempts to deliver events, by hour or day
     * (UTC). Lists the errors and the webhook endpoints of the same time. A message counts in the hour in
     * which it reached the status. A message that was sent before midnight and delivered later counts on both
     * days. Counts are exact, but attempts of the last ten seconds can be missing. Posthorn keeps counts for
     * 92 days, also those of deleted messages.
     *
     * <p>{@code GET /v1/statistics}. An API key needs one of the scopes {@code full}, {@code messages},
     * {@code webhooks}, {@code read}.
     *
     * @param params the parameters
     * @return the answer
     */
    public Statistics get(StatisticsGetParams params) {
        return get(params, null);
    }

    /**
     * As {@link #get(StatisticsGetParams)}, with options for this call.
     *
     * @param params the parameters
     * @param options the options, or null
     * @return the answer
     */
    public Statistics get(StatisticsGetParams params, RequestOptions options) {
        Call call = new Call("GET", "/v1/statistics").query(params);
        return core.value(call, Statistics::new, options);
    }
}
