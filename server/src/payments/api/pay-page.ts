import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { amountText } from "#payments/payments/amount-text.ts"
import type { PaymentContext } from "#payments/payments/context.ts"
import { getPayment } from "#payments/payments/read/get-payment.ts"
import { openCharge } from "#payments/payments/operations/open-charge.ts"
import type { OperationContext } from "#payments/payments/operations/run-operation.ts"
import { payTexts, preferredPayTexts } from "#payments/payments/links/page-texts.ts"
import { checkoutUrlOf, findByToken } from "#payments/payments/links/pay-link.ts"
import { readPayee, type Payee } from "#payments/payments/create/payee.ts"
import { isFinal, isPast, remaining, type Payment } from "#payments/payments/payment.ts"
import { providerOfPage } from "#payments/payments/create/record-payment.ts"
import type { UsableProvider } from "#payments/payments/connections/providers.ts"
import { PaymentRefusal } from "#payments/payments/refusals.ts"
import { pagePathOf } from "#payments/providers/simulator/charge-record.ts"
import type { SimulatedPayments } from "#payments/providers/simulator/simulated-payments.ts"
import { isRecordedKind } from "#payments/providers/recorded-kinds.ts"
import { decimalOf } from "#payments/ledger/currencies.ts"
import { fromSid, toSid } from "#core/std/ids.ts"
import { html, type Html } from "#http/pages/html.ts"
import { plainPage, secretPageHeaders } from "#http/pages/plain-page.ts"

interface PayNeeds {
  payments: PaymentContext
  operations: OperationContext
  simulatedPayments: Pick<SimulatedPayments, "readPage" | "actOnPage">
}

const config = { isUnlisted: true }

/**
 * Adds the page on which a customer pays. Programs that check links in messages open it too, so only its
 * button begins a charge, which leads to a page of the provider. The page has no card field: card data never
 * reaches this installation.
 */
export function addPayPage(app: FastifyInstance, needs: PayNeeds): void {
  app.get("/pay/:token", { config }, async (request, reply) => {
    const payment = await paymentOf(needs, request)
    return payment ? await show(needs, reply, payment) : sendUnknown(request, reply)
  })
  app.post("/pay/:token", { config }, async (request, reply) => {
    const payment = await paymentOf(needs, request)
    if (!payment) return sendUnknown(request, reply)
    const opened = isFinal(payment) ? payment : await open(needs, payment)
    if (!opened) return await show(needs, reply, payment, payTexts(payment.locale).unavailable)
    const { actionUrl } = opened
    if (isFinal(opened) || actionUrl === null) return await show(needs, reply, opened)
    return reply.headers(headersOf(actionUrl)).redirect(actionUrl, 303)
  })
  addSimulatedPage(app, needs)
}

/** Returns undefined when no provider accepts the payment now; the payment stays unchanged. */
async function open({ operations }: PayNeeds, payment: Payment): Promise<Payment | undefined> {
  try {
    return await openCharge(operations, payment)
  } catch (error) {
    if (error instanceof PaymentRefusal) return undefined
    throw error
  }
}

async function paymentOf({ payments }: PayNeeds, { params }: FastifyRequest): Promise<Payment | undefined> {
  const found = await findByToken(payments.db, (params as { token: string }).token)
  return found && (await getPayment(payments.db, found.accountId, found.id))
}

/** Shows the page. `notice` tells the customer the result of their last action. */
async function show(needs: PayNeeds, reply: FastifyReply, payment: Payment, notice?: string): Promise<FastifyReply> {
  const { payments } = needs
  const texts = payTexts(payment.locale)
  const payee = await readPayee(payments.db, payment.accountId)
  const closing = closingOf(payment, payments.clock.now())
  const provider = await providerOfPage(payments, payment)
  const isTest = (provider ? provider.adapter.isLive : payment.isLive) === false
  const said = notice ?? (closing ? texts[closing] : payment.decline && texts.declined)
  const parts = [
    isTest ? html`<p class="test">${texts.test}</p>` : html``,
    amountLine(priceOf(payment, payment.amount)),
    payment.description ? html`<p dir="auto">${payment.description}</p>` : html``,
    said ? html`<p role="status">${said}</p>` : html``,
    ...partsOf(payment, closing),
    closing ? html`` : invitation(payment, provider),
    ...notesOf(payment, closing, provider),
    closing && payment.returnUrl ? html`<p><a href="${payment.returnUrl}">${texts.back}</a></p>` : html``,
    contactLine(payee, texts.questions),
  ]
  const body = plainPage({ ...texts, name: payee.name, body: html`${parts}` })
  return send(reply, closing && gone.has(closing) ? 410 : 200, headersOf("*"), body)
}

/** Returns how the customer reaches the payee, whatever became of the payment. */
function contactLine({ contacts }: Payee, questions: string): Html {
  if (!contacts.length) return html``
  const links = contacts.map(({ text, href }) => html`<br /><a href="${href}"><bdi>${text}</bdi></a>`)
  return html`<p class="note">${questions}${links}</p>`
}

/** Returns the sentences about partial captures and partial refunds of the amount. */
function partsOf(payment: Payment, closing: string | null): Html[] {
  const { amountCaptured, amountRefunded, locale } = payment
  const texts = payTexts(locale)
  const fill = (text: string, amount: number, rest = 0) =>
    text.replace("{amount}", () => priceOf(payment, amount)).replace("{rest}", () => priceOf(payment, rest))
  const received = closing === null && amountCaptured > 0
  const said = [
    received ? fill(texts.partlyPaid, amountCaptured, remaining(payment)) : "",
    amountRefunded > 0 && closing !== "refunded" ? fill(texts.partlyRefunded, amountRefunded) : "",
  ]
  return said.filter((text) => text !== "").map((text) => html`<p>${text}</p>`)
}

function priceOf({ currency, locale }: Payment, amount: number): string {
  return amountText({ amount, currency, locale: payTexts(locale).locale })
}

const gone: ReadonlySet<string> = new Set(["expired", "canceled", "failed"])

/** Returns the name of the text that replaces the button, or null while the customer can pay. */
function closingOf(payment: Payment, now: number) {
  const { status, amountCaptured, amountRefunded } = payment
  if (isFinal(payment) && amountCaptured > 0 && amountRefunded === amountCaptured) return "refunded"
  if (status === "authorized") return "completed"
  if (status !== "pending" && status !== "requires_action") return status
  return isPast(payment, now) ? "expired" : null
}

/**
 * Returns the button. For a provider that is paid elsewhere, returns its instructions with the reference that
 * the customer quotes.
 */
function invitation(payment: Payment, provider: UsableProvider | undefined): Html {
  const texts = payTexts(payment.locale)
  const instructions = instructionsOf(provider)
  if (instructions === undefined) return html`<form method="post"><button>${texts.pay}</button></form>`
  return html`<p class="lines">${instructions}</p>
    <p>${texts.quote} <strong>${payment.reference ?? toSid("payment", payment.id)}</strong></p>`
}

function instructionsOf(provider: UsableProvider | undefined): string | undefined {
  const instructions = provider && isRecordedKind(provider.kind) ? provider.settings["instructions"] : undefined
  return typeof instructions === "string" ? instructions : undefined
}

/** Returns the reference, unless the customer quotes it, and the time until which the customer can pay. */
function notesOf(payment: Payment, closing: string | null, provider: UsableProvider | undefined): Html[] {
  const { reference, expiresAt, amountCaptured } = payment
  const texts = payTexts(payment.locale)
  const isQuoted = closing === null && instructionsOf(provider) !== undefined
  // A payment that is paid in part does not expire.
  const endsAt = closing === null && amountCaptured === 0 ? expiresAt : null
  return [
    reference === null || isQuoted ? html`` : html`<p class="note">${texts.reference} <bdi>${reference}</bdi></p>`,
    endsAt === null
      ? html``
      : html`<p class="note">${texts.until.replace("{time}", () => timeText(endsAt, texts.locale))}</p>`,
  ]
}

/** Returns a time in UTC, because the server does not know the time zone of the customer. */
function timeText(time: number, locale: string): string {
  const date = { year: "numeric", month: "long", day: "numeric" } as const
  const clock = { hour: "numeric", minute: "2-digit", timeZone: "UTC", timeZoneName: "short" } as const
  return new Intl.DateTimeFormat(locale, { ...date, ...clock }).format(time)
}

/** Returns the large amount. The page makes a long one smaller, so that it stays on one line. */
function amountLine(amount: string): Html {
  return html`<p class="amount" style="--length: ${String(amount.length)}">${amount}</p>`
}

/** The actions of the simulated page, with the labels of their buttons. */
const pageActions = { pay: "Pay", decline: "Decline", cancel: "Cancel" } as const

/** Adds the page of the simulated provider. It has no card fields either. */
function addSimulatedPage(app: FastifyInstance, { payments, operations, simulatedPayments }: PayNeeds): void {
  app.get("/pay/simulator/:reference", { config }, async (request, reply) => {
    const charge = (await simulatedPayments.readPage(referenceOf(request)))?.known
    if (charge?.kind !== "known") return sendUnknown(request, reply)
    const { amount, currency, state } = charge.charge
    const buttons = Object.entries(pageActions).map(
      ([action, label]) =>
        html`<form method="post" action="${pagePathOf(charge.charge.reference)}/${action}">
          <button>${label}</button>
        </form>`,
    )
    const body = html`${amountLine(`${decimalOf(amount, currency)} ${currency}`)}
      <p>This page stands in for the page of a payment provider. No money moves.</p>
      ${state === "requires_action" ? html`${buttons}` : html`<p role="status">The charge is ${state.replaceAll("_", " ")}.</p>`}`
    return send(reply, 200, headersOf("*"), plainPage({ locale: "en", direction: "ltr", name: "Simulator", body }))
  })
  app.post("/pay/simulator/:reference/:action", { config }, async (request, reply) => {
    const { action } = request.params as { action: keyof typeof pageActions }
    const page = await simulatedPayments.readPage(referenceOf(request))
    const id = page && fromSid("payment", page.record.paymentSid)
    if (!page || id === undefined || !Object.hasOwn(pageActions, action)) return sendUnknown(request, reply)
    const { accountId } = page.record
    const outcome = await simulatedPayments.actOnPage(accountId, referenceOf(request), action)
    const { recorder } = operations
    if (outcome) await recorder.recordAnswer({ accountId, paymentId: id, number: null, outcome, source: "page" })
    const payment = await getPayment(payments.db, accountId, id)
    const target = payment.isHosted ? checkoutUrlOf(payment, payments) : (payment.returnUrl ?? payments.baseUrl())
    return reply.headers(headersOf(target)).redirect(target, 303)
  })
}

function referenceOf({ params }: FastifyRequest): string {
  return (params as { reference: string }).reference
}

/** The target of the buttons is known only when the customer presses one, so any origin is allowed. */
function headersOf(target: string): Record<string, string> {
  return secretPageHeaders(target === "*" ? ["https:", "http:"] : [])
}

function sendUnknown({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const texts = preferredPayTexts(headers["accept-language"] ?? "")
  return send(reply, 404, headersOf(""), plainPage({ ...texts, name: "", body: html`<p>${texts.unknown}</p>` }))
}

function send(reply: FastifyReply, status: number, headers: Record<string, string>, body: Html): FastifyReply {
  return reply.code(status).headers(headers).type("text/html; charset=utf-8").send(body.text)
}
