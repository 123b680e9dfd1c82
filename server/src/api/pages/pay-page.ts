import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { readAccount } from "#accounts/read-account.ts"
import type { PaymentContext } from "#payments/context.ts"
import { getPayment } from "#payments/get-payment.ts"
import { openCharge } from "#payments/open-charge.ts"
import { usableProviders, type OperateContext } from "#payments/operate.ts"
import { payTexts, preferredPayTexts } from "#payments/page-texts.ts"
import { checkoutUrlOf, findByToken } from "#payments/pay-link.ts"
import { isFinal, isPast, remaining, type Payment } from "#payments/payment.ts"
import { manualProviderOfPage } from "#payments/record-payment.ts"
import { PaymentRefusal } from "#payments/refusals.ts"
import { pagePathOf } from "#providers/simulator/charge-record.ts"
import type { SimulatedPayments } from "#providers/simulator/simulated-payments.ts"
import { decimalOf, exponentOf } from "#std/currencies.ts"
import { fromSid, toSid } from "#std/ids.ts"
import { html, type Html } from "./html.ts"
import { plainPage, secretPageHeaders } from "./plain-page.ts"

interface PayNeeds {
  payments: PaymentContext
  operate: OperateContext
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
async function open({ operate }: PayNeeds, payment: Payment): Promise<Payment | undefined> {
  try {
    return await openCharge(operate, payment)
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
  const name = (await readAccount(payments.db, payment.accountId))?.name ?? ""
  const closing = closingOf(payment, payments.clock.now())
  const said = notice ?? (closing ? texts[closing] : payment.decline && texts.declined)
  const parts = [
    (await isTest(needs, payment)) ? html`<p><strong>${texts.test}</strong></p>` : html``,
    html`<p class="amount">${priceOf(payment, payment.amount)}</p>`,
    payment.description ? html`<p dir="auto">${payment.description}</p>` : html``,
    said ? html`<p role="status">${said}</p>` : html``,
    ...partsOf(payment, closing),
    closing ? html`` : await invitation(needs, payment),
    closing && payment.returnUrl ? html`<p><a href="${payment.returnUrl}">${texts.back}</a></p>` : html``,
  ]
  const body = plainPage({ ...texts, name, body: html`${parts}` })
  return send(reply, closing && gone.has(closing) ? 410 : 200, headersOf("*"), body)
}

/** Returns whether no real money moves. Before the first charge, the next provider decides. */
async function isTest({ payments }: PayNeeds, payment: Payment): Promise<boolean> {
  if (payment.isLive !== null) return !payment.isLive
  const [next] = await usableProviders(payments, payment)
  return next?.adapter.isLive === false
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

/**
 * Returns an amount as people write it in the language of the page. It is exact, because the number is passed
 * as text.
 */
function priceOf({ currency, locale }: Payment, amount: number): string {
  const digits = exponentOf(currency)
  const options = { style: "currency", currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const
  return new Intl.NumberFormat(payTexts(locale).locale, options).format(decimalOf(amount, currency) as `${number}`)
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
async function invitation({ payments }: PayNeeds, payment: Payment): Promise<Html> {
  const texts = payTexts(payment.locale)
  const instructions = (await manualProviderOfPage(payments, payment))?.settings["instructions"]
  if (typeof instructions !== "string") return html`<form method="post"><button>${texts.pay}</button></form>`
  return html`<p class="lines">${instructions}</p>
    <p>${texts.quote} <strong>${payment.reference ?? toSid("payment", payment.id)}</strong></p>`
}

/** The actions of the simulated page, with the labels of their buttons. */
const pageActions = { pay: "Pay", decline: "Decline", cancel: "Cancel" } as const

/** Adds the page of the simulated provider. It has no card fields either. */
function addSimulatedPage(app: FastifyInstance, { payments, operate, simulatedPayments }: PayNeeds): void {
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
    const body = html`<p class="amount">${decimalOf(amount, currency)} ${currency}</p>
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
    const { recorder } = operate
    if (outcome) await recorder.record({ accountId, paymentId: id, number: null, outcome, source: "page" })
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
