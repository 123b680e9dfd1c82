// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn;

import io.posthorn.model.PhoneNumber;
import io.posthorn.params.PhoneNumberConfigureParams;
import io.posthorn.params.PhoneNumberCreateParams;
import io.posthorn.params.PhoneNumberListParams;

/** The resource {@code client.phoneNumbers()}. */
public final class PhoneNumbersResource {
    private final Core core;

    PhoneNumbersResource(Core core) {
        this.core = core;
    }

    /**
     * Request a phone number.
     *
     * <p>Requests a number, short code or sender id. The request is {@code pending} until the operator
     * approves or rejects it. In an installation with one account, the number is {@code active} at once.
     * Messages to an active number arrive at the account. Only one account in the installation can own a
     * number.
     *
     * <p>{@code POST /v1/phone_numbers}. An API key needs one of the scopes {@code full}.
     *
     * @param params the parameters
     * @return the answer
     */
    public PhoneNumber create(PhoneNumberCreateParams params) {
        return create(params, null);
    }

    /**
     * As {@link #create(PhoneNumberCreateParams)}, with options for this call.
     *
     * @param params the parameters
     * @param options the options, or null
     * @return the answer
     */
    public PhoneNumber create(PhoneNumberCreateParams params, RequestOptions options) {
        Call call = new Call("POST", "/v1/phone_numbers").body(Call.required(params)).key();
        return core.value(call, PhoneNumber::new, options);
    }

    /**
     * List phone numbers.
     *
     * <p>Returns phone numbers, including pending and rejected requests, newest first.
     *
     * <p>{@code GET /v1/phone_numbers}. An API key needs one of the scopes {@code full}, {@code messages},
     * {@code read}.
     *
     * @return the first page
     */
    public Page<PhoneNumber> list() {
        return list(null);
    }

    /**
     * List phone numbers.
     *
     * <p>Returns phone numbers, including pending and rejected requests, newest first.
     *
     * <p>{@code GET /v1/phone_numbers}. An API key needs one of the scopes {@code full}, {@code messages},
     * {@code read}.
     *
     * @param params the parameters
     * @return the first page
     */
    public Page<PhoneNumber> list(PhoneNumberListParams params) {
        return list(params, null);
    }

    /**
     * As {@link #list(PhoneNumberListParams)}, with options for this call.
     *
     * @param params the parameters
     * @param options the options, or null
     * @return the first page
     */
    public Page<PhoneNumber> list(PhoneNumberListParams params, RequestOptions options) {
        Call call = new Call("GET", "/v1/phone_numbers").query(params);
        return core.page(call, PhoneNumber::new, options, null);
    }

    /**
     * Retrieve a phone number.
     *
     * <p>Returns one number of the account.
     *
     * <p>{@code GET /v1/phone_numbers/{sid}}. An API key needs one of the scopes {@code full}, {@code
     * messages}, {@code read}.
     *
     * @param sid The sid of the object.
     * @return the answer
     */
    public PhoneNumber get(String sid) {
        return get(sid, null);
    }

    /**
     * As {@link #get(String)}, with options for this call.
     *
     * @param sid The sid of the object.
     * @param options the options, or null
     * @return the answer
     */
    public PhoneNumber get(String sid, RequestOptions options) {
        Call call = new Call("GET", "/v1/phone_numbers/{sid}").value("sid", sid);
        return core.value(call, PhoneNumber::new, options);
    }

    /**
     * Change the settings of a phone number.
     *
     * <p>Changes the parameters that you send: the name of the number, and the URLs for its messages. The
     * change applies to new messages, within two seconds. The URLs follow the rules of a webhook's URL.
     * Posthorn creates a webhook endpoint for each origin.
     *
     * <p>{@code PATCH /v1/phone_numbers/{sid}}. An API key needs one of the scopes {@code full}, {@code
     * messages}.
     *
     * @param sid The sid of the object.
     * @return the answer
     */
    public PhoneNumber configure(String sid) {
        return configure(sid, null);
    }

    /**
     * Change the settings of a phone number.
     *
     * <p>Changes the parameters that you send: the name of the number, and the URLs for its messages. The
     * change applies to new messages, within two seconds. The URLs follow the rules of a webhook's URL.
     * Posthorn creates a webhook endpoint for each origin.
     *
     * <p>{@code PATCH /v1/phone_numbers/{sid}}. An API key needs one of the scopes {@code full}, {@code
     * messages}.
     *
     * @param sid The sid of the object.
     * @param params the parameters
     * @return the answer
     */
    public PhoneNumber configure(String sid, PhoneNumberConfigureParams params) {
        return configure(sid, params, null);
    }

    /**
     * As {@link #configure(String, PhoneNumberConfigureParams)}, with options for this call.
     *
     * @param sid The sid of the object.
     * @param params the parameters
     * @param options the options, or null
     * @return the answer
     */
    public PhoneNumber configure(String sid, PhoneNumberConfigureParams params, RequestOptions options) {
        Call call = new Call("PATCH", "/v1/phone_numbers/{sid}").value("sid", sid).body(params);
        return core.value(call, PhoneNumber::new, options);
    }

    /**
     * Give up a phone number.
     *
     * <p>Ends the ownership of the number, so messages to it no longer arrive at the account. For a pending
     * request, withdraws the request. The account keeps its messages.
     *
     * <p>{@code DELETE /v1/phone_numbers/{sid}}. An API key needs one of the scopes {@code full}.
     *
     * @param sid The sid of the object.
     * @return the answer as HTTP
     */
    public Response delete(String sid) {
        return delete(sid, null);
    }

    /**
     * As {@link #delete(String)}, with options for this call.
     *
     * @param sid The sid of the object.
     * @param options the options, or null
     * @return the answer as HTTP
     */
    public Response delete(String sid, RequestOptions options) {
        Call call = new Call("DELETE", "/v1/phone_numbers/{sid}").value("sid", sid).deletion();
        return core.nothing(call, options);
    }
}
