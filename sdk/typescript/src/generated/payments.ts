// Generated from the OpenAPI document by sdk/typescript/scripts/generate.ts. Do not edit. `npm run generate` writes this file.

import type { Client } from "../core/client.ts"
import type { RequestOptions } from "../core/options.ts"
import type { List } from "../core/page.ts"
import type {
  CancelPaymentRequest,
  CapturePaymentRequest,
  CreatePaymentRequest,
  Payment,
  PaymentStatus,
  PaymentTimelineEntry,
  RecordPaymentRequest,
  ResolvePaymentRequest,
  SendPaymentLinkRequest,
  SortOrder,
  UpdatePaymentRequest,
} from "./schemas.ts"

/** The query of `listPayments`. */
export interface ListPaymentsQuery {
  /** The payments to return, at most 100, as a repeated parameter or with commas. Unknown ones are left out. */
  sid?: string | string[] | undefined
  /** The status to filter by. Several values, as a repeated parameter or with commas, match any of them. */
  status?: PaymentStatus | PaymentStatus[] | undefined
  /** The currency to filter by. */
  currency?: string | undefined
  /** Your own identifier to filter by. */
  reference?: string | undefined
  /**
   * The entries of `metadata` to filter by, as in `metadata[order]=8731`, or as a JSON object. A resource must
   * have all of them.
   */
  metadata?: Record<string, string> | undefined
  /** True returns only payments that need a review by a person, false returns only the others. */
  needs_review?: boolean | undefined
  /** The earliest creation time, inclusive. */
  created_after?: string | Date | undefined
  /** The latest creation time, exclusive. */
  created_before?: string | Date | undefined
  /** The order by creation time: `desc` has the newest entry first, `asc` the oldest. */
  order?: SortOrder | undefined
  /** The maximum number of entries on a page. */
  limit?: number | undefined
  /** The `next_cursor` of the previous page. Omit it for the first page. */
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
   * Create a payment. Creates a payment. With a `payment_method`, which is a token of the payment provider,
   * Posthorn charges the customer immediately. Without it, the customer pays on the page `checkout_url`. A decline
   * is not an error: the response has the `status` `failed`. If the provider does not respond, `status` is
   * `processing` until the outcome is known. Needs an `Idempotency-Key`.
   *
   * `POST /v1/payments`. An API key needs one of the scopes `full`, `payments`.
   */
  create(body: CreatePaymentRequest, options?: RequestOptions): Promise<Payment> {
    return this.#client.request({ method: "POST", path: "/v1/payments", body, takesKey: true }, options)
  }

  /**
   * List payments. Returns payments, newest first unless `order` says otherwise. With `status`, `currency`,
   * `metadata` or `needs_review`, a page reads at most ten thousand entries. So it can have fewer than `limit`, or
   * none, while `has_more` is true. Continue with `next_cursor`. Payments of one status other than `completed` are
   * found however rare they are. So are those that need a review.
   *
   * `GET /v1/payments`. An API key needs one of the scopes `full`, `payments`, `read`.
   */
  list(query: ListPaymentsQuery = {}, options?: RequestOptions): List<Payment> {
    return this.#client.list({ method: "GET", path: "/v1/payments", query }, options)
  }

  /**
   * Retrieve a payment. Returns the current payment.
   *
   * `GET /v1/payments/{sid}`. An API key needs one of the scopes `full`, `payments`, `read`.
   */
  get(sid: string, options?: RequestOptions): Promise<Payment> {
    return this.#client.request({ method: "GET", path: "/v1/payments/{sid}", sid }, options)
  }

  /**
   * Change a payment. Changes the fields that you send. `metadata` replaces all of its entries. You cannot change
   * the amount: cancel the payment and create another one.
   *
   * `PATCH /v1/payments/{sid}`. An API key needs one of the scopes `full`, `payments`.
   */
  update(sid: string, body: UpdatePaymentRequest = {}, options?: RequestOptions): Promise<Payment> {
    return this.#client.request({ method: "PATCH", path: "/v1/payments/{sid}", sid, body }, options)
  }

  /**
   * Capture a payment. Captures an authorized amount, or a part of it. Posthorn releases the rest unless `final`
   * is false. Captures of one payment at the same time run one after another. If the provider does not respond,
   * `pending_operation` is `capture` until the outcome is known. Needs an `Idempotency-Key`.
   *
   * `POST /v1/payments/{sid}/capture`. An API key needs one of the scopes `full`, `payments`.
   */
  capture(sid: string, body: CapturePaymentRequest = {}, options?: RequestOptions): Promise<Payment> {
    return this.#client.request(
      { method: "POST", path: "/v1/payments/{sid}/capture", sid, body, takesKey: true },
      options,
    )
  }

  /**
   * Cancel a payment. Cancels a payment that is not completed. Its page closes, and the provider releases an
   * authorized amount. Refund recorded money before you cancel. A repeated request returns the same response.
   *
   * `POST /v1/payments/{sid}/cancel`. An API key needs one of the scopes `full`, `payments`.
   */
  cancel(sid: string, body: CancelPaymentRequest = {}, options?: RequestOptions): Promise<Payment> {
    return this.#client.request(
      { method: "POST", path: "/v1/payments/{sid}/cancel", sid, body, takesKey: true },
      options,
    )
  }

  /**
   * Record the money of a payment. Records money of a payment that you received in cash or by bank transfer.
   * Posthorn updates the ledger in the same transaction. The last part completes the payment and creates the
   * receipt message. The payment must be open, have a page, and have no open charge at another provider. The
   * account needs a `manual` provider. Needs an `Idempotency-Key`.
   *
   * `POST /v1/payments/{sid}/record_payment`. An API key needs one of the scopes `full`, `payments`.
   */
  recordPayment(sid: string, body: RecordPaymentRequest, options?: RequestOptions): Promise<Payment> {
    return this.#client.request(
      { method: "POST", path: "/v1/payments/{sid}/record_payment", sid, body, takesKey: true },
      options,
    )
  }

  /**
   * Decide about another amount. Decides about a payment with the `review_reason` `amount_mismatch`: its provider
   * reports another amount than you requested. `accept` makes the provider's amount the amount of the payment.
   * `refund` returns all captured money. `cancel` releases a charge that is not captured. Posthorn fetches the
   * charge first, and updates the ledger. The first decision counts, and you can repeat it. Needs an
   * `Idempotency-Key`.
   *
   * `POST /v1/payments/{sid}/resolve`. An API key needs one of the scopes `full`, `payments`.
   */
  resolve(sid: string, body: ResolvePaymentRequest, options?: RequestOptions): Promise<Payment> {
    return this.#client.request(
      { method: "POST", path: "/v1/payments/{sid}/resolve", sid, body, takesKey: true },
      options,
    )
  }

  /**
   * Send the link of a payment. Sends the link to the page of a payment that is `pending` or `requires_action`.
   * You can send it up to ten times. `to` and `from` default to the values of the earlier message. Needs an
   * `Idempotency-Key`.
   *
   * `POST /v1/payments/{sid}/send_link`. An API key needs one of the scopes `full`, `payments`.
   */
  sendLink(sid: string, body: SendPaymentLinkRequest = {}, options?: RequestOptions): Promise<Payment> {
    return this.#client.request(
      { method: "POST", path: "/v1/payments/{sid}/send_link", sid, body, takesKey: true },
      options,
    )
  }
}

/** The query of `getPaymentTimeline`. */
export interface GetPaymentTimelineQuery {
  /** The maximum number of entries on a page. */
  limit?: number | undefined
  /** The `next_cursor` of the previous page. Omit it for the first page. */
  cursor?: string | undefined
}

export class PaymentsTimelineResource {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /**
   * Read a payment's timeline. Returns the timeline of a payment, oldest first. It contains the events of the
   * payment, its refunds and its disputes, its messages with their current status, and the requests to the
   * provider. It also contains the ledger transactions.
   *
   * `GET /v1/payments/{sid}/timeline`. An API key needs one of the scopes `full`, `payments`, `read`.
   */
  list(sid: string, query: GetPaymentTimelineQuery = {}, options?: RequestOptions): List<PaymentTimelineEntry> {
    return this.#client.list({ method: "GET", path: "/v1/payments/{sid}/timeline", sid, query }, options)
  }
}
