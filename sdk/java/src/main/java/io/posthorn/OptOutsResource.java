// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn;

import io.posthorn.model.OptOut;
import io.posthorn.model.OptOutSettings;
import io.posthorn.params.OptOutCreateParams;
import io.posthorn.params.OptOutDeleteParams;
import io.posthorn.params.OptOutListParams;
import io.posthorn.params.OptOutUpdateSettingsParams;

/** The resource {@code client.optOuts()}. */
public final class OptOutsResource {
    private final Core core;

    OptOutsResource(Core core) {
        this.core = core;
    }

    /**
     * List opt-outs.
     *
     * <p>Returns opt-outs, ordered by sender, then recipient. With {@code from}, it also returns those for
     * every sender. With {@code to} and without {@code from}, a page reads at most ten thousand entries. So
     * it can have fewer than {@code limit}, or none, while {@code has_more} is true. Continue with {@code
     * next_cursor}.
     *
     * <p>{@code GET /v1/opt_outs}. An API key needs one of the scopes {@code full}, {@code messages}, {@code
     * read}.
     *
     * @return the first page
     */
    public Page<OptOut> list() {
        return list(null);
    }

    /**
     * List opt-outs.
     *
     * <p>Returns opt-outs, ordered by sender, then recipient. With {@code from}, it also returns those for
     * every sender. With {@code to} and without {@code from}, a page reads at most ten thousand entries. So
     * it can have fewer than {@code limit}, or none, while {@code has_more} is true. Continue with {@code
     * next_cursor}.
     *
     * <p>{@code GET /v1/opt_outs}. An API key needs one of the scopes {@code full}, {@code messages}, {@code
     * read}.
     *
     * @param params the parameters
     * @return the first page
     */
    public Page<OptOut> list(OptOutListParams params) {
        return list(params, null);
    }

    /**
     * As {@link #list(OptOutListParams)}, with options for this call.
     *
     * @param params the parameters
     * @param options the options, or null
     * @return the first page
     */
    public Page<OptOut> list(OptOutListParams params, RequestOptions options) {
        Call call = new Call("GET", "/v1/opt_outs").query(params);
        return core.page(call, OptOut::new, options, null);
    }

    /**
     * Record an opt-out.
     *
     * <p>Records that a recipient wants no more messages, as they said it in another way than by STOP, such
     * as on the phone. Posthorn cancels queued messages to the recipient, refuses later ones with {@code
     * recipient_opted_out}, and sends no reply. Without {@code from}, the opt-out holds for every sender of
     * the account. A repeated request returns the stored opt-out.
     *
     * <p>{@code POST /v1/opt_outs}. An API key needs one of the scopes {@code full}, {@code messages}.
     *
     * @param params the parameters
     * @return the answer
     */
    public OptOut create(OptOutCreateParams params) {
        return create(params, null);
    }

    /**
     * As {@link #create(OptOutCreateParams)}, with options for this call.
     *
     * @param params the parameters
     * @param options the options, or null
     * @return the answer
     */
    public OptOut create(OptOutCreateParams params, RequestOptions options) {
        Call call = new Call("POST", "/v1/opt_outs").body(Call.required(params)).key();
        return core.value(call, OptOut::new, options);
    }

    /**
     * Delete an opt-out.
     *
     * <p>Lets the sender send to the recipient again. Without {@code from}, deletes the opt-out that holds
     * for every sender. Use it only for recipients who asked for messages in another way than START, such as
     * on paper. You can also send {@code from} and {@code to} in a body, as a form or JSON.
     *
     * <p>{@code DELETE /v1/opt_outs}. An API key needs one of the scopes {@code full}, {@code messages}.
     *
     * @param params the parameters
     * @return the answer as HTTP
     */
    public Response delete(OptOutDeleteParams params) {
        return delete(params, null);
    }

    /**
     * As {@link #delete(OptOutDeleteParams)}, with options for this call.
     *
     * @param params the parameters
     * @param options the options, or null
     * @return the answer as HTTP
     */
    public Response delete(OptOutDeleteParams params, RequestOptions options) {
        Call call = new Call("DELETE", "/v1/opt_outs").query(Call.required(params)).deletion();
        return core.nothing(call, options);
    }

    /**
     * Retrieve the settings.
     *
     * <p>Returns the settings of the account for opt-outs, with defaults for those that it did not change.
     *
     * <p>{@code GET /v1/opt_outs/settings}. An API key needs one of the scopes {@code full}, {@code
     * messages}, {@code read}.
     *
     * @return the answer
     */
    public OptOutSettings getSettings() {
        return getSettings(null);
    }

    /**
     * As {@link #getSettings()}, with options for this call.
     *
     * @param options the options, or null
     * @return the answer
     */
    public OptOutSettings getSettings(RequestOptions options) {
        Call call = new Call("GET", "/v1/opt_outs/settings");
        return core.value(call, OptOutSettings::new, options);
    }

    /**
     * Change the settings.
     *
     * <p>Changes the fields that you send. {@code languages} replaces the earlier list. The built-in keywords
     * always work. {@code holds_for} holds for new opt-outs.
     *
     * <p>{@code PATCH /v1/opt_outs/settings}. An API key needs one of the scopes {@code full}, {@code
     * messages}.
     *
     * @return the answer
     */
    public OptOutSettings updateSettings() {
        return updateSettings(null);
    }

    /**
     * Change the settings.
     *
     * <p>Changes the fields that you send. {@code languages} replaces the earlier list. The built-in keywords
     * always work. {@code holds_for} holds for new opt-outs.
     *
     * <p>{@code PATCH /v1/opt_outs/settings}. An API key needs one of the scopes {@code full}, {@code
     * messages}.
     *
     * @param params the parameters
     * @return the answer
     */
    public OptOutSettings updateSettings(OptOutUpdateSettingsParams params) {
        return updateSettings(params, null);
    }

    /**
     * As {@link #updateSettings(OptOutUpdateSettingsParams)}, with options for this call.
     *
     * @param params the parameters
     * @param options the options, or null
     * @return the answer
     */
    public OptOutSettings updateSettings(OptOutUpdateSettingsParams params, RequestOptions options) {
        Call call = new Call("PATCH", "/v1/opt_outs/settings").body(params);
        return core.value(call, OptOutSettings::new, options);
    }
}
