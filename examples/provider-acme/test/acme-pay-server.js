// @ts-check
import { createHmac } from "node:crypto"
import { once } from "node:events"
import { createServer } from "node:http"
import { json } from "node:stream/consumers"

/**
 * @import { PeerTrouble } from "@posthorn/provider/conformance"
 * @typedef {{ id: string, name: string | null, amount: number }} AcmeRefund
 * @typedef {object} AcmeCharge
 * @property {string} id
 * @property {string} key
 * @property {"authorized" | "captured" | "canceled"} status
 * @property {number} amount
 * @property {string} currency
 * @property {number} captured
 * @property {AcmeRefund[]} refunds
 * @typedef {{ status: number, body: unknown }} Answer
 */

export const secrets = { api_key: "acme-pay-key", webhook_secret: "0123456789abcdef" }
const pageMax = 2

/** ACME Pay, written from its description and not from the adapter. */
export class AcmePayServer {
  /** @type {AcmeCharge[]} */
  charges = []
  /** @type {{ id: string, type: "charge" | "refund", amount: number, currency: string, charge: string, refund: string | null, at: number }[]} */
  movements = []
  /** @type {PeerTrouble | null} */
  trouble = null
  /** @type {Map<string, AcmeRefund>} */
  #refunds = new Map()
  #notifications = 0
  #server = createServer((request, response) => {
    this.#handle(request, response).catch(() => response.destroy())
  })
  url = ""

  static async start() {
    const acme = new AcmePayServer()
    acme.#server.listen(0, "127.0.0.1")
    await once(acme.#server, "listening")
    const address = /** @type {import("node:net").AddressInfo} */ (acme.#server.address())
    acme.url = `http://127.0.0.1:${address.port}`
    return acme
  }

  async close() {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  /**
   * Returns a new notification about a charge.
   *
   * @param {string} charge
   */
  notificationOf(charge) {
    const body = Buffer.from(JSON.stringify({ charge, id: `notification-${++this.#notifications}` }))
    const signature = createHmac("sha256", secrets.webhook_secret).update(body).digest("hex")
    return { body, headers: { "content-type": "application/json", "acme-signature": signature } }
  }

  /**
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").ServerResponse} response
   */
  async #handle(request, response) {
    const { trouble } = this
    const given = request.method === "POST" ? await json(request) : {}
    if (trouble?.kind === "silent") return
    if (trouble?.kind === "busy") {
      response.writeHead(429, { "retry-after": trouble.retryAfter }).end()
      return
    }
    const isAllowed = request.headers.authorization === `Bearer ${secrets.api_key}`
    const url = new URL(request.url ?? "", this.url)
    const { status, body } = isAllowed ? this.#answer(url, /** @type {any} */ (given)) : { status: 401, body: {} }
    if (trouble?.kind === "cut") response.destroy()
    else if (trouble?.kind === "answer")
      response.writeHead(trouble.status, { "content-type": trouble.contentType }).end(trouble.body)
    else response.writeHead(status).end(JSON.stringify(trouble?.kind === "change" ? trouble.change(body) : body))
  }

  /**
   * @param {URL} url
   * @param {{ key: string, token: string, amount: number, currency: string, capture: boolean, name: string | null }} given
   * @returns {Answer}
   */
  #answer({ pathname, searchParams }, given) {
    const [, what, id, act] = pathname.split("/")
    if (what === "movements") return this.#list(Number(searchParams.get("since")), Number(searchParams.get("cursor")))
    if (id === undefined && searchParams.has("key"))
      return { status: 200, body: { charges: this.charges.filter(({ key }) => key === searchParams.get("key")) } }
    if (id === undefined) return this.#charge(given)
    const charge = this.charges.find((each) => each.id === decodeURIComponent(id))
    if (!charge) return refused(404, "unknown_charge")
    if (act === "capture") return this.#capture(charge, given.amount)
    if (act === "cancel" && charge.status === "authorized") charge.status = "canceled"
    if (act === "refunds") return this.#refund(charge, given)
    return { status: 200, body: charge }
  }

  /**
   * @param {{ key: string, token: string, amount: number, currency: string, capture: boolean }} given
   * @returns {Answer}
   */
  #charge({ key, token, amount, currency, capture }) {
    const known = this.charges.find((each) => each.key === key)
    if (known) return known.amount === amount ? { status: 200, body: known } : refused(409, "key_reused")
    if (token !== "card_ok") return refused(402, "insufficient_funds")
    const id = `charge-${this.charges.length + 1}`
    /** @type {AcmeCharge} */
    const charge = { id, key, status: "authorized", amount, currency, captured: 0, refunds: [] }
    this.charges.push(charge)
    return capture ? this.#capture(charge, amount) : { status: 200, body: charge }
  }

  /**
   * @param {AcmeCharge} charge
   * @param {number} amount
   * @returns {Answer}
   */
  #capture(charge, amount) {
    if (charge.status === "captured") return { status: 200, body: charge }
    if (charge.status === "canceled") return refused(409, "wrong_state")
    if (amount > charge.amount) return refused(409, "too_much")
    charge.status = "captured"
    charge.captured = amount
    this.#record("charge", amount, charge, null)
    return { status: 200, body: charge }
  }

  /**
   * @param {AcmeCharge} charge
   * @param {{ key: string, name: string | null, amount: number }} given
   * @returns {Answer}
   */
  #refund(charge, { key, name, amount }) {
    if (this.#refunds.has(key)) return { status: 200, body: charge }
    const refunded = charge.refunds.reduce((sum, each) => sum + each.amount, 0)
    if (refunded + amount > charge.captured) return refused(409, "too_much")
    const refund = { id: `refund-${this.#refunds.size + 1}`, name, amount }
    this.#refunds.set(key, refund)
    charge.refunds.push(refund)
    this.#record("refund", -amount, charge, refund.id)
    return { status: 200, body: charge }
  }

  /**
   * @param {"charge" | "refund"} type
   * @param {number} amount
   * @param {AcmeCharge} charge
   * @param {string | null} refund
   */
  #record(type, amount, { id: charge, currency }, refund) {
    const id = `movement-${this.movements.length + 1}`
    this.movements.push({ id, type, amount, currency, charge, refund, at: Date.now() })
  }

  /**
   * @param {number} since
   * @param {number} skipped
   * @returns {Answer}
   */
  #list(since, skipped) {
    const all = this.movements.filter(({ at }) => at >= since)
    const next = skipped + pageMax < all.length ? String(skipped + pageMax) : null
    return { status: 200, body: { movements: all.slice(skipped, skipped + pageMax), next } }
  }
}

/**
 * @param {number} status
 * @param {string} error
 * @returns {Answer}
 */
function refused(status, error) {
  return { status, body: { error } }
}
