// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit.

package io.posthorn;

import io.posthorn.model.PaymentProviderKindDescription;

/** The resource {@code client.paymentProviderKinds()}. */
public final class PaymentProviderKindsResource {
    private final Core core;

    PaymentProviderKindsResource(Core core) {
        this.core = core;
    }

    /**
     * List the kinds of payment providers.
     *
     * <p>Returns the kinds of payment providers with the JSON Schemas of their settings, on one page.
     *
     * <p>{@code GET /v1/payment_provider_kinds}. An API key needs one of the scopes {@code full}, {@code
     * payments}, {@code read}.
     *
     * @return the first page
     */
    public Page<PaymentProviderKindDescription> list() {
        return list(null);
    }

    /**
     * As {@link #list()}, with options for this call.
     *
     * @param options the options, or null
     * @return the first page
     */
    public Page<PaymentProviderKindDescription> list(RequestOptions options) {
        Call call = new Call("GET", "/v1/payment_provider_kinds");
        return core.page(call, PaymentProviderKindDescription::new, options, null);
    }
}
