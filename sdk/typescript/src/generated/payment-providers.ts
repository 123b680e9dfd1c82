// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit: `npm run generate` writes it anew.

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
   * Connect a payment provider. New payments then use this provider instead of the simulated one. Enter
   * `notification_url` at the provider as its webhook endpoint, so that it notifies Posthorn of changes.
   *
   * `POST /v1/payment_providers`. API keys need one of the scopes `full`.
   */
  create(body: CreatePaymentProviderRequest, options?: RequestOptions): Promise<PaymentProvider> {
    return this.#client.request({ method: "POST", path: "/v1/payment_providers", body, takesKey: true }, options)
  }

  /**
   * List payment providers. In the order in which Posthorn tries them, on one page. The simulated provider is not
   * listed.
   *
   * `GET /v1/payment_providers`. API keys need one of the scopes `full`, `payments`, `read`.
   */
  list(options?: RequestOptions): List<PaymentProvider> {
    return this.#client.list({ method: "GET", path: "/v1/payment_providers" }, options)
  }

  /**
   * Retrieve a payment provider. Returns the provider without its secrets.
   *
   * `GET /v1/payment_providers/{sid}`. API keys need one of the scopes `full`, `payments`, `read`.
   */
  get(sid: string, options?: RequestOptions): Promise<PaymentProvider> {
    return this.#client.request({ method: "GET", path: "/v1/payment_providers/{sid}", sid }, options)
  }

  /**
   * Change a payment provider. Fields that you leave out stay the same. `settings` and `secrets` are replaced as a
   * whole. Another address for requests needs the secrets in the same request.
   *
   * `PATCH /v1/payment_providers/{sid}`. API keys need one of the scopes `full`.
   */
  update(sid: string, body: UpdatePaymentProviderRequest = {}, options?: RequestOptions): Promise<PaymentProvider> {
    return this.#client.request({ method: "PATCH", path: "/v1/payment_providers/{sid}", sid, body }, options)
  }

  /**
   * Delete a payment provider. Only for a provider with which no money was captured and whose payments have ended.
   * Its secrets are erased. Disable any other one: no new payment uses it then, while refunds, disputes and
   * reconciliation go on.
   *
   * `DELETE /v1/payment_providers/{sid}`. API keys need one of the scopes `full`.
   */
  delete(sid: string, options?: RequestOptions): Promise<void> {
    return this.#client.request({ method: "DELETE", path: "/v1/payment_providers/{sid}", sid }, options)
  }
}
