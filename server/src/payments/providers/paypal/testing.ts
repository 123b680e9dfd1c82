import { createHmac, randomBytes } from "node:crypto"
import { createServer, type Server } from "node:https"
import type { IncomingMessage, ServerResponse } from "node:http"
import type { AddressInfo, Socket } from "node:net"
import { crc32 } from "node:zlib"
import { Outgoing } from "#core/outgoing/outgoing.ts"
import type { PeerTrouble } from "#payments/providers/conformance.ts"
import type { Charge } from "#payments/providers/provider.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds, toSid } from "#core/std/ids.ts"
import { createAuthority } from "../../../../test/support/certificates.ts"
import { secrets, settings } from "./config.ts"
import { PayPalProvider } from "./paypal-provider.ts"

interface MoneyText {
  currency_code: string
  value: string
}

/**
 * Parts of an order, in PayPal's own words. Amounts are compared as text or as hundredths, independently of
 * the adapter's arithmetic.
 */
interface PeerPart {
  id: string
  status: string
  amount: MoneyText
  custom_id?: string
  invoice_id?: string
  final_capture?: boolean
  [field: string]: unknown
}

interface PeerOrder {
  id: string
  intent: "CAPTURE" | "AUTHORIZE"
  status: string
  purchase_units: [
    {
      reference_id: string
      amount: MoneyText
      custom_id?: string
      invoice_id?: string
      payments?: { authorizations?: PeerPart[]; captures?: PeerPart[]; refunds?: PeerPart[] }
    },
  ]
  payment_source: Record<string, object>
  create_time: string
  update_time: string
  links: { href: string; rel: string; method: string }[]
}

export interface PeerDispute {
  dispute_id: string
  reason: string
  status: string
  dispute_amount: MoneyText
  dispute_life_cycle_stage: string
  dispute_outcome?: { outcome_code: string }
  seller_response_due_date?: string
}

interface Row {
  code: string
  id: string
  amount: MoneyText
  fee?: string
  custom?: string | undefined
  invoice?: string | undefined
  capture?: string
  at: number
}

interface PeerAnswer {
  status: number
  body: unknown
}

export interface Asked {
  method: string
  path: string
  query: URLSearchParams
  text: string
  headers: IncomingMessage["headers"]
}

const authority = createAuthority()
const certificate = authority.issue({ names: ["localhost"] })
const clientId = "client-1"
const certUrl = "https://api.sandbox.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-a5cafa77"
const wholeCurrencies = new Set(["JPY", "HUF", "TWD"])

/** A refusal in PayPal's form. */
class Refused extends Error {
  readonly answer: PeerAnswer

  constructor(status: number, issue: string, more: object = {}) {
    super(issue)
    const names: Record<number, string> = {
      404: "RESOURCE_NOT_FOUND",
      422: "UNPROCESSABLE_ENTITY",
      403: "NOT_AUTHORIZED",
    }
    const details = [{ issue, description: `The request was refused: ${issue}.` }]
    const body = {
      name: names[status] ?? "INVALID_REQUEST",
      message: "Refused.",
      debug_id: "f1d2",
      details,
      links: [],
      ...more,
    }
    this.answer = { status, body }
  }
}

/**
 * A peer with the part of PayPal's REST APIs that the adapter uses, over HTTPS on loopback, written from
 * PayPal's public OpenAPI documents. It has idempotency by `PayPal-Request-Id`, approval, declines, disputes,
 * reports and signed notifications.
 */
export class PayPalPeer {
  readonly clock = new FakeClock()
  readonly asked: Asked[] = []
  readonly orders = new Map<string, PeerOrder>()
  readonly disputes = new Map<string, PeerDispute[]>()
  readonly webhookId = "5GP028458E2496506"
  trouble: PeerTrouble | null = null
  /** The requests that the trouble affects. Default: all. */
  troubled: (asked: Asked) => boolean = () => true
  /** Called with each API request before it is answered. */
  before: (asked: Asked) => void = () => {}
  /** The number of requests that wait for an answer that never comes. */
  held = 0
  tokensGranted = 0
  clientSecret = "secret-1"
  tokenSeconds = 32_400
  /** The answer of the token endpoint, in place of a token. */
  tokenTrouble: PeerAnswer | null = null
  /** Issues with which the peer refuses the next captures, authorizations and refunds. */
  refusals: string[] = []
  /** The status of the next captures and refunds. Default: COMPLETED. */
  nextStatus: {
    status: string
    status_details?: { reason: string }
    processor_response?: { response_code: string }
  } | null = null
  /** False: the app does not have the feature "Disputes". */
  hasDisputes = true
  /** The limit of rows in one report. */
  rowsMax = 10_000
  readonly #tokens = new Set<string>()
  readonly #rows: Row[] = []
  readonly #repeats = new Map<string, PeerAnswer>()
  readonly #sockets = new Set<Socket>()
  readonly #server: Server
  #numbers = 0

  constructor() {
    this.#server = createServer(certificate, (request, response) => this.#receive(request, response))
    this.#server.on("connection", (socket: Socket) => {
      this.#sockets.add(socket.on("error", () => {}).on("close", () => this.#sockets.delete(socket)))
    })
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve))
    return this
  }

  get ca(): string {
    return authority.cert
  }

  get base(): string {
    return `https://localhost:${(this.#server.address() as AddressInfo).port}`
  }

  newOutgoing(): Outgoing {
    return new Outgoing({ clock: this.clock, allowedRanges: ["127.0.0.0/8", "::1/128"], extraCa: authority.cert })
  }

  /** The settings with which an account reaches the peer. Its secret is `secret-1`. */
  get settings(): { environment: string; client_id: string; webhook_id: string; api_base: string } {
    return { environment: "sandbox", client_id: clientId, webhook_id: this.webhookId, api_base: this.base }
  }

  newProvider(outgoing: Outgoing, more: object = {}): PayPalProvider {
    return new PayPalProvider({
      settings: settings.parse({ ...this.settings, ...more }),
      secrets: secrets.parse({ client_secret: "secret-1" }),
      clock: this.clock,
      outgoing,
    })
  }

  setTrouble(trouble: PeerTrouble | null): void {
    this.trouble = trouble
    if (trouble?.kind !== "down") return
    void this.stop()
  }

  /** Time passes only for requests without an answer. */
  elapse(): void {
    if (this.held) this.clock.advance(1_000)
  }

  /** Ends every token at once, as a renewal of the app's secret does. */
  revokeTokens(): void {
    this.#tokens.clear()
  }

  /** The customer approves on PayPal's page. */
  approve(orderId: string): void {
    const order = this.order(orderId)
    order.status = "APPROVED"
    order.payment_source = { paypal: { account_status: "VERIFIED", email_address: "buyer@example.com" } }
    this.#touch(order)
  }

  order(orderId: string): PeerOrder {
    const order = this.orders.get(orderId)
    if (!order) throw new Refused(404, "INVALID_RESOURCE_ID")
    return order
  }

  /** Returns the paths of requests with this method, without those for tokens. */
  paths(method: string): string[] {
    return this.asked
      .filter((each) => each.method === method && each.path !== "/v1/oauth2/token")
      .map(({ path }) => path)
  }

  /** Returns an event as PayPal sends it, signed with a key of the peer in place of PayPal's certificate. */
  notification(eventType: string, resource: object, ageMs = 0): { body: Buffer; headers: Record<string, string> } {
    const event = { id: `WH-${++this.#numbers}`, event_version: "1.0", resource_version: "2.0", event_type: eventType }
    const body = Buffer.from(`${JSON.stringify({ ...event, resource }).slice(0, -1)},"fee":1.0}`)
    const id = `69cd13f0-d67a-11e5-baa3-${String(this.#numbers).padStart(12, "0")}`
    const time = new Date(this.clock.now() - ageMs).toISOString()
    return {
      body,
      headers: {
        "content-type": "application/json",
        "paypal-transmission-id": id,
        "paypal-transmission-time": time,
        "paypal-transmission-sig": signature({ id, time, webhookId: this.webhookId, text: body.toString() }),
        "paypal-cert-url": certUrl,
        "paypal-auth-algo": "SHA256withRSA",
      },
    }
  }

  async stop(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()))
    for (const socket of this.#sockets) socket.destroy()
    await closed
  }

  /** Another program captures an approved order, such as another installation with the same account. */
  captureElsewhere(orderId: string): void {
    const order = this.order(orderId)
    if (order.status === "APPROVED") this.#complete(order, order.intent)
  }

  #receive(request: IncomingMessage, response: ServerResponse): void {
    const chunks: Buffer[] = []
    request.on("error", () => response.destroy())
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      const { method = "", headers } = request
      const { pathname: path, searchParams: query } = new URL(request.url ?? "", "https://localhost")
      this.#respond({ method, path, query, headers, text: Buffer.concat(chunks).toString() }, response)
    })
  }

  #respond(asked: Asked, response: ServerResponse): void {
    this.asked.push(asked)
    const isToken = asked.path === "/v1/oauth2/token"
    const trouble = isToken || !this.troubled(asked) ? null : this.trouble
    if (trouble?.kind === "silent") return void this.held++
    if (trouble?.kind === "busy") return void response.writeHead(429, { "retry-after": trouble.retryAfter }).end()
    if (!isToken) this.before(asked)
    const answer = this.#answer(asked, isToken)
    if (trouble?.kind === "cut") return void response.socket?.destroy()
    // Every connection is closed. So a peer that is down refuses the next request, and does not reset it.
    response.setHeader("connection", "close")
    if (trouble?.kind === "answer")
      return void response.writeHead(trouble.status, { "content-type": trouble.contentType }).end(trouble.body)
    if (answer.status === 204) return void response.writeHead(204).end()
    const body = trouble?.kind === "change" ? trouble.change(answer.body) : answer.body
    response.writeHead(answer.status, { "content-type": "application/json" }).end(JSON.stringify(body))
  }

  #answer(asked: Asked, isToken: boolean): PeerAnswer {
    try {
      if (isToken) return this.tokenTrouble ?? this.#grantToken(asked)
      const [scheme, token = ""] = (asked.headers.authorization ?? "").split(" ")
      if (scheme !== "Bearer" || !this.#tokens.has(token))
        return {
          status: 401,
          body: { error: "invalid_token", error_description: "Token signature verification failed" },
        }
      return this.#once(asked)
    } catch (error) {
      if (error instanceof Refused) return error.answer
      throw error
    }
  }

  #grantToken({ headers, text }: Asked): PeerAnswer {
    const wanted = `Basic ${Buffer.from(`${clientId}:${this.clientSecret}`).toString("base64")}`
    if (headers.authorization !== wanted || text !== "grant_type=client_credentials")
      return { status: 401, body: { error: "invalid_client", error_description: "Client Authentication failed" } }
    const token = `A21AA${randomBytes(12).toString("hex")}`
    this.#tokens.add(token)
    this.tokensGranted++
    return {
      status: 200,
      body: { scope: "", access_token: token, token_type: "Bearer", expires_in: this.tokenSeconds },
    }
  }

  /** A repeated request id gets the first answer. A repeated order is returned in its present state. */
  #once(asked: Asked): PeerAnswer {
    const id = asked.headers["paypal-request-id"]
    if (id === undefined || asked.method !== "POST") return this.#do(asked)
    const name = `${asked.path} ${String(id)}`
    const before = this.#repeats.get(name)
    if (before) return { ...before, status: before.status === 201 ? 200 : before.status }
    let answer: PeerAnswer
    try {
      answer = this.#do(asked)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      answer = error.answer
    }
    this.#repeats.set(name, answer)
    return answer
  }

  #do(asked: Asked): PeerAnswer {
    const { method, path } = asked
    const [, version, area, kind, id = "", action] = path.split("/")
    const body = asked.text && method === "POST" ? (JSON.parse(asked.text) as Record<string, unknown>) : {}
    switch (`${method} ${version}/${area}/${kind}${id && "/id"}${action === undefined ? "" : `/${action}`}`) {
      case "POST v2/checkout/orders":
        return this.#createOrder(body as never)
      case "GET v2/checkout/orders/id":
        return { status: 200, body: this.order(id) }
      case "PATCH v2/checkout/orders/id":
        return this.#patch(this.order(id), JSON.parse(asked.text) as never)
      case "POST v2/checkout/orders/id/capture":
      case "POST v2/checkout/orders/id/authorize":
        return this.#complete(this.order(id), action === "capture" ? "CAPTURE" : "AUTHORIZE")
      case "POST v2/payments/authorizations/id/capture":
        return this.#capture(id, body as never)
      case "POST v2/payments/authorizations/id/void":
        return this.#void(id)
      case "GET v2/payments/captures/id":
        return { status: 200, body: this.#find("captures", id).part }
      case "POST v2/payments/captures/id/refund":
        return this.#refund(id, body as never)
      case "GET v1/customer/disputes":
      case "GET v1/customer/disputes/id":
        return this.#disputesOf(id, asked.query)
      case "GET v1/reporting/transactions":
        return this.#report(asked.query)
      case "POST v1/notifications/verify-webhook-signature":
        return this.#verify(body as never, asked.text)
      default:
        throw new Refused(404, "RESOURCE_NOT_FOUND")
    }
  }

  #createOrder(body: Pick<PeerOrder, "intent" | "purchase_units">): PeerAnswer {
    const [unit] = body.purchase_units
    check(unit.amount)
    const id = this.#newId()
    const now = this.#now()
    const order: PeerOrder = {
      id,
      intent: body.intent,
      status: "PAYER_ACTION_REQUIRED",
      purchase_units: [{ ...unit, reference_id: "default" }],
      payment_source: { paypal: {} },
      create_time: now,
      update_time: now,
      links: [
        { href: `${this.base}/v2/checkout/orders/${id}`, rel: "self", method: "GET" },
        { href: `https://www.sandbox.paypal.com/checkoutnow?token=${id}`, rel: "payer-action", method: "GET" },
      ],
    }
    this.orders.set(id, order)
    return { status: 201, body: order }
  }

  #patch(order: PeerOrder, [change]: [{ op: string; path: string; value: string }]): PeerAnswer {
    if (order.status === "COMPLETED") throw new Refused(422, "ORDER_ALREADY_COMPLETED")
    if (change.op !== "replace" || change.path !== "/purchase_units/@reference_id=='default'/custom_id")
      throw new Refused(400, "INVALID_PATCH_OPERATION")
    if (!/^[A-Za-z0-9-_.,]{1,127}$/.test(change.value)) throw new Refused(400, "INVALID_PARAMETER_SYNTAX")
    order.purchase_units[0].custom_id = change.value
    this.#touch(order)
    return { status: 204, body: {} }
  }

  #complete(order: PeerOrder, intent: PeerOrder["intent"]): PeerAnswer {
    const [unit] = order.purchase_units
    if (order.status === "COMPLETED")
      throw new Refused(422, intent === "CAPTURE" ? "ORDER_ALREADY_CAPTURED" : "ORDER_ALREADY_AUTHORIZED")
    if (order.status !== "APPROVED") throw new Refused(422, "ORDER_NOT_APPROVED")
    if (order.intent !== intent) throw new Refused(422, "ACTION_DOES_NOT_MATCH_INTENT")
    this.#refuse(order.id)
    if (intent === "CAPTURE") this.#newCapture(order, unit.amount, { invoice_id: unit.invoice_id, final_capture: true })
    else {
      const expiration = new Date(this.clock.now() + 29 * 86_400_000).toISOString()
      const part = { id: this.#newId(), amount: unit.amount, ...this.#status("CREATED"), expiration_time: expiration }
      unit.payments = {
        authorizations: [{ ...part, custom_id: unit.custom_id, invoice_id: unit.invoice_id } as PeerPart],
      }
    }
    order.status = "COMPLETED"
    this.#touch(order)
    return { status: 201, body: order }
  }

  #capture(id: string, body: { amount: MoneyText; final_capture: boolean; invoice_id: string }): PeerAnswer {
    const { order, part: authorization } = this.#find("authorizations", id)
    check(body.amount)
    if (authorization.status === "VOIDED") throw new Refused(422, "AUTHORIZATION_VOIDED")
    const captures = order.purchase_units[0].payments?.captures ?? []
    if (authorization.status === "CAPTURED" || captures.some((each) => each.final_capture))
      throw new Refused(422, "AUTHORIZATION_ALREADY_CAPTURED")
    if (captures.some((each) => each.invoice_id === body.invoice_id)) throw new Refused(422, "DUPLICATE_INVOICE_ID")
    const left = hundredths(authorization.amount) - captures.reduce((sum, each) => sum + hundredths(each.amount), 0)
    if (hundredths(body.amount) > left) throw new Refused(422, "MAX_CAPTURE_AMOUNT_EXCEEDED")
    this.#refuse(order.id)
    const made = this.#newCapture(order, body.amount, body)
    if (made.status !== "DECLINED")
      authorization.status = body.final_capture && hundredths(body.amount) === left ? "CAPTURED" : "PARTIALLY_CAPTURED"
    return { status: 201, body: made }
  }

  #void(id: string): PeerAnswer {
    const { part } = this.#find("authorizations", id)
    if (part.status === "VOIDED") throw new Refused(422, "PREVIOUSLY_VOIDED")
    if (part.status === "CAPTURED") throw new Refused(422, "PREVIOUSLY_CAPTURED")
    Object.assign(part, { status: "VOIDED", update_time: this.#now() })
    return { status: 200, body: part }
  }

  #refund(id: string, body: { amount: MoneyText; custom_id: string; invoice_id: string }): PeerAnswer {
    const { order, part: paid } = this.#find("captures", id)
    check(body.amount)
    const payments = (order.purchase_units[0].payments ??= {})
    const refunds = (payments.refunds ??= [])
    if (refunds.some((each) => each.invoice_id === body.invoice_id)) throw new Refused(422, "DUPLICATE_INVOICE_ID")
    const left =
      hundredths(paid.amount) -
      refunds.filter((each) => each.of === id).reduce((sum, each) => sum + hundredths(each.amount), 0)
    if (left === 0) throw new Refused(422, "CAPTURE_FULLY_REFUNDED")
    if (hundredths(body.amount) > left) throw new Refused(422, "REFUND_AMOUNT_EXCEEDED")
    this.#refuse(order.id)
    const links = [
      { href: `${this.base}/v2/payments/refunds/${this.#numbers}`, rel: "self", method: "GET" },
      { href: `${this.base}/v2/payments/captures/${id}`, rel: "up", method: "GET" },
    ]
    const made: PeerPart = { id: this.#newId(), of: id, ...body, ...this.#status("COMPLETED"), links }
    refunds.push(made)
    paid.status = hundredths(body.amount) === left ? "REFUNDED" : "PARTIALLY_REFUNDED"
    const value = `-${body.amount.value}`
    this.#addRow({ code: "T1107", id: made.id, amount: { ...body.amount, value }, custom: made.custom_id, capture: id })
    return { status: 201, body: made }
  }

  #newCapture(
    order: PeerOrder,
    amount: MoneyText,
    more: { invoice_id?: string | undefined; final_capture: boolean },
  ): PeerPart {
    const [unit] = order.purchase_units
    const fee = { currency_code: amount.currency_code, value: wholeCurrencies.has(amount.currency_code) ? "9" : "0.55" }
    const { final_capture: isFinal, invoice_id: invoiceId } = more
    const made = {
      id: this.#newId(),
      amount,
      final_capture: isFinal,
      custom_id: unit.custom_id,
      invoice_id: invoiceId,
      ...this.#status("COMPLETED"),
      seller_receivable_breakdown: { gross_amount: amount, paypal_fee: fee },
      supplementary_data: { related_ids: { order_id: order.id } },
      create_time: this.#now(),
    } as PeerPart
    const payments = (unit.payments ??= {})
    ;(payments.captures ??= []).push(made)
    const { id, custom_id: custom, invoice_id: invoice } = made
    if (made.status === "COMPLETED") this.#addRow({ code: "T0006", id, amount, fee: `-${fee.value}`, custom, invoice })
    return made
  }

  #disputesOf(id: string, query: URLSearchParams): PeerAnswer {
    if (!this.hasDisputes) throw new Refused(403, "PERMISSION_DENIED")
    if (id) {
      const found = [...this.disputes.values()].flat().find((each) => each.dispute_id === id)
      if (!found) throw new Refused(404, "RESOURCE_NOT_FOUND")
      return { status: 200, body: found }
    }
    const items = (this.disputes.get(query.get("disputed_transaction_id") ?? "") ?? []).map((each) => ({
      ...each,
      dispute_outcome: undefined,
    }))
    return { status: 200, body: { items, links: [] } }
  }

  #report(query: URLSearchParams): PeerAnswer {
    const [from, to] = [query.get("start_date"), query.get("end_date")].map((text) => Date.parse(text ?? ""))
    const [size, page] = [Number(query.get("page_size")), Number(query.get("page"))]
    if (from === undefined || to === undefined || !(from <= to) || to - from > 31 * 86_400_000)
      throw new Refused(400, "INVALID_DATE_RANGE")
    if (from < this.clock.now() - 3 * 366 * 86_400_000) throw new Refused(400, "DATE_OUT_OF_RANGE")
    const rows = this.#rows.filter(({ at }) => at >= from && at <= to)
    if (rows.length > this.rowsMax) throw new Refused(400, "RESULTSET_TOO_LARGE", { name: "RESULTSET_TOO_LARGE" })
    const details = rows.slice((page - 1) * size, page * size).map((row) => ({
      transaction_info: {
        transaction_id: row.id,
        ...(row.capture === undefined ? {} : { paypal_reference_id: row.capture, paypal_reference_id_type: "TXN" }),
        transaction_event_code: row.code,
        transaction_initiation_date: new Date(row.at).toISOString().replace(/\.\d+Z$/, "+0000"),
        transaction_amount: row.amount,
        ...(row.fee === undefined ? {} : { fee_amount: { currency_code: row.amount.currency_code, value: row.fee } }),
        transaction_status: "S",
        custom_field: row.custom,
        invoice_id: row.invoice,
      },
    }))
    const body = {
      transaction_details: details,
      page,
      total_items: rows.length,
      total_pages: Math.ceil(rows.length / size),
    }
    return { status: 200, body }
  }

  #verify(body: Record<string, string>, text: string): PeerAnswer {
    const raw = text.slice(text.indexOf('"webhook_event":') + '"webhook_event":'.length, -1)
    const { transmission_id: id = "", transmission_time: time = "", webhook_id: webhookId = "" } = body
    const isRight =
      body.transmission_sig === signature({ id, time, webhookId, text: raw }) &&
      webhookId === this.webhookId &&
      body.cert_url === certUrl &&
      body.auth_algo === "SHA256withRSA"
    return { status: 200, body: { verification_status: isRight ? "SUCCESS" : "FAILURE" } }
  }

  /** Adds a movement to PayPal's books. */
  addRow(row: Omit<Row, "at">): void {
    this.#addRow(row)
  }

  #addRow(row: Omit<Row, "at">): void {
    // PayPal counts whole seconds. Here each movement has its own second.
    this.clock.advance(1_000)
    this.#rows.push({ ...row, at: this.clock.now() })
  }

  #refuse(orderId: string): void {
    const issue = this.refusals.shift()
    if (issue === undefined) return
    const links = [
      { href: `https://www.sandbox.paypal.com/checkoutnow?token=${orderId}`, rel: "redirect", method: "GET" },
    ]
    throw new Refused(422, issue, { links })
  }

  #status(usual: string): { status: string } {
    const status = this.nextStatus ?? { status: usual }
    this.nextStatus = null
    return status
  }

  #find(kind: "authorizations" | "captures", id: string): { order: PeerOrder; part: PeerPart } {
    for (const order of this.orders.values()) {
      const part = order.purchase_units[0].payments?.[kind]?.find((each) => each.id === id)
      if (part) return { order, part }
    }
    throw new Refused(404, "INVALID_RESOURCE_ID")
  }

  #newId(): string {
    return `${String(++this.#numbers).padStart(4, "0")}${randomBytes(6).toString("hex").toUpperCase()}X`
  }

  #touch(order: PeerOrder): void {
    this.clock.advance(1_000)
    order.update_time = this.#now()
  }

  #now(): string {
    return new Date(this.clock.now()).toISOString().replace(/\.\d+Z$/, "Z")
  }
}

/** PayPal signs the same text with RSA. */
function signature({
  id,
  time,
  webhookId,
  text,
}: {
  id: string
  time: string
  webhookId: string
  text: string
}): string {
  return createHmac("sha256", "of the peer")
    .update(`${id}|${time}|${webhookId}|${crc32(text)}`)
    .digest("base64")
}

/** Refuses amounts that are not in PayPal's form. */
function check({ currency_code: currency, value }: MoneyText): void {
  const form = wholeCurrencies.has(currency) ? /^[1-9]\d*$/ : /^\d+\.\d\d$/
  if (!form.test(value))
    throw new Refused(422, wholeCurrencies.has(currency) ? "DECIMALS_NOT_SUPPORTED" : "DECIMAL_PRECISION")
}

function hundredths({ value }: MoneyText): number {
  return Math.round(Number(value) * 100)
}

const newId = createIds(new FakeClock())

/** A hosted charge of 10.50 EUR. */
export function newCharge(more: Partial<Charge> = {}): Charge {
  const paymentSid = toSid("payment", newId())
  return {
    key: `${paymentSid}-1`,
    paymentSid,
    accountSid: toSid("account", newId()),
    amount: 1_050,
    currency: "EUR",
    captureMethod: "automatic",
    method: { kind: "hosted" },
    description: "Two rooms",
    reference: null,
    returnUrl: "https://example.com/pay/token",
    expiresAt: null,
    locale: "en-GB",
    ...more,
  }
}

export function newRefundSid(): string {
  return toSid("refund", newId())
}
