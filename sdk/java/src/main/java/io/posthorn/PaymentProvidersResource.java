// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn;

import io.posthorn.model.PaymentProvider;
import io.posthorn.params.PaymentProviderCreateParams;
import io.posthorn.params.PaymentProviderUpdateParams;

/** The resource {@code client.paymentProviders()}. */
public final class PaymentProvidersResource {
    private final Core core;

    PaymentProvidersResource(Core core) {
        this.core = core;
    }

    /**
     * Connect a payment provider.
     *
     * <p>Connects a provider. New payments then use it instead of the simulated provider. Enter {@code
     * notification_url} at the provider as its webhook endpoint, so that the provider notifies Posthorn of
     * changes.
     *
     * <p>{@code POST /v1/payment_providers}. An API key needs one of the scopes {@code full}.
     *
     * @param params the parameters
     * @return the answer
     */
    public PaymentProvider create(PaymentProviderCreateParams params) {
        return create(params, null);
    }

    /**
     * As {@link #create(PaymentProviderCreateParams)}, with options for this call.
     *
     * @param params the parameters
     * @param options the options, or null
     * @return the answer
     */
    public PaymentProvider create(PaymentProviderCreateParams params, RequestOptions options) {
        Call call = new Call("POST", "/v1/payment_providers").body(Call.required(params)).key();
        return core.value(call, PaymentProvider::new, options);
    }

    /**
     * List payment providers.
     *
     * <p>Returns the providers in the order in which Posthorn tries them, on one page. The list does not
     * contain the simulated provider.
     *
     * <p>{@code GET /v1/payment_providers}. An API key needs one of the scopes {@code full}, {@code
     * payments}, {@code read}.
     *
     * @return the first page
     */
    public Page<PaymentProvider> list() {
        return list(null);
    }

    /**
     * As {@link #list()}, with options for this call.
     *
     * @param options the options, or null
     * @return the first page
     */
    public Page<PaymentProvider> list(RequestOptions options) {
        Call call = new Call("GET", "/v1/payment_providers");
        return core.page(call, PaymentProvider::new, options, null);
    }

    /**
     * Retrieve a payment provider.
     *
     * <p>Returns the provider without its secrets.
     *
     * <p>{@code GET /v1/payment_providers/{sid}}. An API key needs one of the scopes {@code full}, {@code
     * payments}, {@code read}.
     *
     * @param sid The sid of the object.
     * @return the answer
     */
    public PaymentProvider get(String sid) {
        return get(sid, null);
    }

    /**
     * As {@link #get(String)}, with options for this call.
     *
     * @param sid The sid of the object.
     * @param options the options, or null
     * @return the answer
     */
    public PaymentProvider get(String sid, RequestOptions options) {
        Call call = new Call("GET", "/v1/payment_providers/{sid}").value("sid", sid);
        return core.value(call, PaymentProvider::new, options);
    }

    /**
     * Change a payment provider.
     *
     * <p>Changes the fields that you send. {@code settings} and {@code secrets} replace the stored objects
     * completely. If you change the address for requests, send the secrets in the same request.
     *
     * <p>{@code PATCH /v1/payment_providers/{sid}}. An API key needs one of the scopes {@code full}.
     *
     * @param sid The sid of the object.
     * @return the answer
     */
    public PaymentProvider update(String sid) {
        return update(sid, null);
    }

    /**
     * Change a payment provider.
     *
     * <p>Changes the fields that you send. {@code settings} and {@code secrets} replace the stored objects
     * completely. If you change the address for requests, send the secrets in the same request.
     *
     * <p>{@code PATCH /v1/payment_providers/{sid}}. An API key needs one of the scopes {@code full}.
     *
     * @param sid The sid of the object.
     * @param params the parameters
     * @return the answer
     */
    public PaymentProvider update(String sid, PaymentProviderUpdateParams params) {
        return update(sid, params, null);
    }

    /**
     * As {@link #update(String, PaymentProviderUpdateParams)}, with options for this call.
     *
     * @param sid The sid of the object.
     * @param params the parameters
     * @param options the options, or null
     * @return the answer
     */
    public PaymentProvider update(String sid, PaymentProviderUpdateParams params, RequestOptions options) {
        Call call = new Call("PATCH", "/v1/payment_providers/{sid}").value("sid", sid).body(params);
        return core.value(call, PaymentProvider::new, options);
    }

    /**
     * Delete a payment provider.
     *
     * <p>Deletes a provider and erases its secrets. The provider must have no captured money, and its
     * payments must have ended. Disable other providers instead: new payments then do not use them, while
     * refunds, disputes and reconciliation continue.
     *
     * <p>{@code DELETE /v1/payment_providers/{sid}}. An API key needs one of the scopes {@code full}.
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
        Call call = new Call("DELETE", "/v1/payment_providers/{sid}").value("sid", sid).deletion();
        return core.nothing(call, options);
    }
}
