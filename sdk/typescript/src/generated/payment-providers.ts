// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit. `npm run generate` writes this file.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { List } from "../core/page.ts"
import type { CreatePaymentProviderRequest, PaymentProvider, UpdatePaymentProviderRequest } from "./schemas.ts"

export class PaymentProvidersResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Connect a payment provider. Connects a provider. New payments then use it instead of the simulated provider.
   * Enter `notification_url` at the provider as its webhook endpoint, so that the provider notifies Posthorn of
   * changes.
   *
   * `POST /v1/payment_providers`. An API key needs one of the scopes `full`.
   */
  create(body: CreatePaymentProviderRequest, options?: RequestOptions): Promise<PaymentProvider> {
    return this.#client.request({ method: "POST", path: "/v1/payment_providers", body, takesKey: true }, options)
  }

  /**
   * List payment providers. Returns the providers in the order in which Posthorn tries them, on one page. The list
   * does not contain the simulated provider.
   *
   * `GET /v1/payment_providers`. An API key needs one of the scopes `full`, `payments`, `read`.
   */
  list(options?: RequestOptions): List<PaymentProvider> {
    return this.#client.list({ method: "GET", path: "/v1/payment_providers" }, options)
  }

  /**
   * Retrieve a payment provider. Returns the provider without its secrets.
   *
   * `GET /v1/payment_providers/{sid}`. An API key needs one of the scopes `full`, `payments`, `read`.
   */
  get(sid: string, options?: RequestOptions): Promise<PaymentProvider> {
    return this.#client.request({ method: "GET", path: "/v1/payment_providers/{sid}", sid }, options)
  }

  /**
   * Change a payment provider. Changes the fields that you send. `settings` and `secrets` replace the stored
   * objects completely. If you change the address for requests, send the secrets in the same request.
   *
   * `PATCH /v1/payment_providers/{sid}`. An API key needs one of the scopes `full`.
   */
  update(sid: string, body: UpdatePaymentProviderRequest = {}, options?: RequestOptions): Promise<PaymentProvider> {
    return this.#client.request({ method: "PATCH", path: "/v1/payment_providers/{sid}", sid, body }, options)
  }

  /**
   * Delete a payment provider. Deletes a provider and erases its secrets. The provider must have no captured
   * money, and its payments must have ended. Disable other providers instead: new payments then do not use them,
   * while refunds, disputes and reconciliation continue.
   *
   * `DELETE /v1/payment_providers/{sid}`. An API key needs one of the scopes `full`.
   */
  delete(sid: string, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/v1/payment_providers/{sid}", sid }, options)
  }
}
