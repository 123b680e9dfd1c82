// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit: `npm run generate` writes it anew.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { List } from "../core/page.ts"
import type {
  CancelPaymentRequest,
  CapturePaymentRequest,
  CreatePaymentRequest,
  Payment,
  PaymentTimelineEntry,
  RecordPaymentRequest,
  SendPaymentLinkRequest,
  UpdatePaymentRequest,
} from "./schemas.ts"

/** What `listPayments` may be asked for. */
export interface ListPaymentsQuery {
  /** Only in this status. */
  status?:
    | "pending"
    | "requires_action"
    | "processing"
    | "authorized"
    | "completed"
    | "failed"
    | "canceled"
    | "expired"
    | undefined
  /** Only in this currency. */
  currency?: string | undefined
  /** Only with this identifier of yours. */
  reference?: string | undefined
  /** True for payments that need a review by a person, false for all others. */
  needs_review?: boolean | undefined
  /** Only created at this time or later. */
  created_after?: string | Date | undefined
  /** Only created before this time. */
  created_before?: string | Date | undefined
  /** The most entries on a page. */
  limit?: number | undefined
  /** `next_cursor` of the previous page. Leave it out for the first page. */
  cursor?: string | undefined
}

export class PaymentsResource {
  readonly #client: Client
  readonly timeline: PaymentsTimelineResource

  constructor(client: Client) {
    this.#client = client
    this.timeline = new PaymentsTimelineResource(client)
  }

  /**
   * Create a payment. With a `payment_method`, a token of the payment provider, Posthorn charges the customer
   * immediately. Without one, the customer pays on the page `checkout_url`. A decline is not an error: the
   * response has the `status` `failed`. When the provider does not answer, `status` is `processing` until the
   * outcome is known. Needs an `Idempotency-Key`.
   *
   * `POST /v1/payments`. API keys need one of the scopes `full`, `payments`.
   */
  create(body: CreatePaymentRequest, options?: RequestOptions): Promise<Payment> {
    return this.#client.request({ method: "POST", path: "/v1/payments", body, takesKey: true }, options)
  }

  /**
   * List payments. Newest first. With `status`, `currency` or `needs_review`, a page reads at most ten thousand
   * entries. So it can hold fewer than `limit`, or none, while `has_more` is true. Continue with `next_cursor`.
   *
   * `GET /v1/payments`. API keys need one of the scopes `full`, `payments`, `read`.
   */
  list(query: ListPaymentsQuery = {}, options?: RequestOptions): List<Payment> {
    return this.#client.list({ method: "GET", path: "/v1/payments", query }, options)
  }

  /**
   * Retrieve a payment. Returns the current payment.
   *
   * `GET /v1/payments/{sid}`. API keys need one of the scopes `full`, `payments`, `read`.
   */
  get(sid: string, options?: RequestOptions): Promise<Payment> {
    return this.#client.request({ method: "GET", path: "/v1/payments/{sid}", sid }, options)
  }

  /**
   * Change a payment. Fields that you leave out stay the same. You cannot change the amount: cancel the payment
   * and create another one.
   *
   * `PATCH /v1/payments/{sid}`. API keys need one of the scopes `full`, `payments`.
   */
  update(sid: string, body: UpdatePaymentRequest = {}, options?: RequestOptions): Promise<Payment> {
    return this.#client.request({ method: "PATCH", path: "/v1/payments/{sid}", sid, body }, options)
  }

  /**
   * Capture a payment. Captures an authorized amount, or a part of it. Posthorn releases the rest unless `final`
   * is false. When the provider does not answer, `pending_operation` is `capture` until the outcome is known.
   * Needs an `Idempotency-Key`.
   *
   * `POST /v1/payments/{sid}/capture`. API keys need one of the scopes `full`, `payments`.
   */
  capture(sid: string, body: CapturePaymentRequest = {}, options?: RequestOptions): Promise<Payment> {
    return this.#client.request(
      { method: "POST", path: "/v1/payments/{sid}/capture", sid, body, takesKey: true },
      options,
    )
  }

  /**
   * Cancel a payment. Cancels a payment that is not completed. Its page closes, and an authorized amount is
   * released. A payment with recorded money has to be refunded first. A repeated request returns the same
   * response.
   *
   * `POST /v1/payments/{sid}/cancel`. API keys need one of the scopes `full`, `payments`.
   */
  cancel(sid: string, body: CancelPaymentRequest = {}, options?: RequestOptions): Promise<Payment> {
    return this.#client.request(
      { method: "POST", path: "/v1/payments/{sid}/cancel", sid, body, takesKey: true },
      options,
    )
  }

  /**
   * Record the money of a payment. Records that you received money of a payment in cash or by bank transfer, all
   * of it or a part. Posthorn updates the ledger in the same transaction. With the last part, it completes the
   * payment and creates the receipt message. For an open payment with a page, in an account with a `manual`
   * provider, while no charge at another provider is open. Needs an `Idempotency-Key`.
   *
   * `POST /v1/payments/{sid}/record_payment`. API keys need one of the scopes `full`, `payments`.
   */
  recordPayment(sid: string, body: RecordPaymentRequest, options?: RequestOptions): Promise<Payment> {
    return this.#client.request(
      { method: "POST", path: "/v1/payments/{sid}/record_payment", sid, body, takesKey: true },
      options,
    )
  }

  /**
   * Send the link of a payment. Sends the link to the page of a payment that is `pending` or `requires_action`,
   * for the first time or again, up to ten times. `to` and `from` are those of the earlier message when left out.
   * Needs an `Idempotency-Key`.
   *
   * `POST /v1/payments/{sid}/send_link`. API keys need one of the scopes `full`, `payments`.
   */
  sendLink(sid: string, body: SendPaymentLinkRequest = {}, options?: RequestOptions): Promise<Payment> {
    return this.#client.request(
      { method: "POST", path: "/v1/payments/{sid}/send_link", sid, body, takesKey: true },
      options,
    )
  }
}

/** What `getPaymentTimeline` may be asked for. */
export interface GetPaymentTimelineQuery {
  /** The most entries on a page. */
  limit?: number | undefined
  /** `next_cursor` of the previous page. Leave it out for the first page. */
  cursor?: string | undefined
}

export class PaymentsTimelineResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Read a payment's timeline. The events of the payment, its refunds and its disputes; its messages with their
   * current status; the requests to the provider; and the ledger transactions. Oldest first.
   *
   * `GET /v1/payments/{sid}/timeline`. API keys need one of the scopes `full`, `payments`, `read`.
   */
  list(sid: string, query: GetPaymentTimelineQuery = {}, options?: RequestOptions): List<PaymentTimelineEntry> {
    return this.#client.list({ method: "GET", path: "/v1/payments/{sid}/timeline", sid, query }, options)
  }
}
