// @ts-check
import { createHmac, timingSafeEqual } from "node:crypto"
import { z } from "@posthorn/provider"
import { chargeOutcome, jsonOf, searchOutcome, transactionsIn } from "./answers.js"

/**
 * @import { AmountFault, Capture, Charge, FindRequest, HttpClient, PaymentProvider, ProviderOperation, ProviderOutcome, RefundRequest } from "@posthorn/provider"
 * @typedef {object} AcmePayOptions
 * @property {Pick<HttpClient, "request">} outgoing
 * @property {{ api_url: string, timeout_ms: number }} settings
 * @property {{ api_key: string, webhook_secret: string }} secrets
 */

const answerBytesMax = 1024 * 1024
const amountMax = 99_999_999
const currencies = new Set(["CHF", "EUR", "GBP", "USD"])
const notification = z.object({ id: z.string().min(1).max(100), charge: z.string().min(1).max(100) })

/**
 * Charges tokens of cards. The key of an operation is the idempotency key of ACME Pay.
 *
 * @implements {PaymentProvider}
 */
export class AcmePay {
  kind = "acmepay"
  isLive = true
  abilities = {
    hosted: false,
    tokens: true,
    manualCapture: true,
    multipleCaptures: false,
    partialRefunds: true,
    listsTransactions: true,
  }
  #options

  /** @param {AcmePayOptions} options */
  constructor(options) {
    this.#options = options
  }

  /**
   * @param {number} amount
   * @param {string} currency
   * @returns {AmountFault | null}
   */
  amountFault(amount, currency) {
    if (!currencies.has(currency))
      return { kind: "currency", sentence: `ACME Pay supports only ${[...currencies].join(", ")}.` }
    if (Number.isSafeInteger(amount) && amount >= 1 && amount <= amountMax) return null
    return { kind: "amount", sentence: `ACME Pay supports amounts from 1 to ${amountMax} minor units.` }
  }

  /**
   * @param {Charge} charge
   * @returns {Promise<ProviderOutcome>}
   */
  async charge({ key, amount, currency, captureMethod, method }) {
    const fault = this.amountFault(amount, currency)
    if (fault || method.kind !== "token") {
      const detail = fault?.sentence ?? "ACME Pay has no page for customers."
      const decline = /** @type {const} */ ({ reason: "processing_error", providerCode: null })
      return { kind: "refused", decline, isOfProvider: true, detail }
    }
    const body = { key, amount, currency, token: method.token, capture: captureMethod === "automatic" }
    return chargeOutcome(await this.#request("POST", "/charges", body), { amount, currency })
  }

  /** @param {Capture} capture */
  async capture({ reference, amount, currency }) {
    return this.#change(reference, "capture", { amount }, currency)
  }

  /** @param {ProviderOperation} operation */
  async cancel({ reference, currency }) {
    return this.#change(reference, "cancel", {}, currency)
  }

  /** @param {RefundRequest} refund */
  async refund({ reference, key, refundSid, amount, currency }) {
    return this.#change(reference, "refunds", { key, name: refundSid, amount }, currency)
  }

  /** @param {string} reference */
  async fetch(reference) {
    return chargeOutcome(await this.#request("GET", `/charges/${encodeURIComponent(reference)}`))
  }

  /** @param {FindRequest} charge */
  async find({ key, currency }) {
    return searchOutcome(await this.#request("GET", `/charges?key=${encodeURIComponent(key)}`), { currency })
  }

  /** @param {Readonly<Record<string, string>>} headers */
  admitsNotification(headers) {
    return /^[0-9a-f]{64}$/.test(headers["acme-signature"] ?? "")
  }

  /**
   * @param {Uint8Array} body
   * @param {Readonly<Record<string, string>>} headers
   */
  async readNotification(body, headers) {
    if (!this.admitsNotification(headers)) return null
    const expected = createHmac("sha256", this.#options.secrets.webhook_secret).update(body).digest()
    if (!timingSafeEqual(expected, Buffer.from(headers["acme-signature"] ?? "", "hex"))) return null
    const { data } = notification.safeParse(jsonOf(body))
    return data ? { reference: data.id, chargeReference: data.charge, paymentSid: null } : null
  }

  /**
   * @param {number} since
   * @param {string | null} cursor
   */
  async listTransactions(since, cursor) {
    const after = cursor === null ? "" : `&cursor=${encodeURIComponent(cursor)}`
    return transactionsIn(await this.#request("GET", `/movements?since=${since}${after}`))
  }

  /**
   * @param {string} reference
   * @param {string} act
   * @param {object} body
   * @param {string} currency
   */
  async #change(reference, act, body, currency) {
    const path = `/charges/${encodeURIComponent(reference)}/${act}`
    return chargeOutcome(await this.#request("POST", path, body), { currency })
  }

  /**
   * @param {"GET" | "POST"} method
   * @param {string} path
   * @param {object} [body]
   */
  #request(method, path, body) {
    const { outgoing, settings, secrets } = this.#options
    return outgoing.request({
      method,
      url: settings.api_url + path,
      headers: ["authorization", `Bearer ${secrets.api_key}`, "content-type", "application/json"],
      ...(body && { body: JSON.stringify(body) }),
      deadlineMs: settings.timeout_ms,
      responseBytesMax: answerBytesMax,
    })
  }
}
