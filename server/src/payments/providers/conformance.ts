import assert from "node:assert/strict"
import { suite, test, type TestContext } from "node:test"
import { setImmediate as turn } from "node:timers/promises"
import { isShownUrl } from "#core/outgoing/url-text.ts"
import { stopwatch } from "#core/std/clock.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { hostileBodies, leastProcessorMs } from "#core/std/hostile-bodies.ts"
import { createIds, toSid } from "#core/std/ids.ts"
import { patienceMs } from "../../../test/support/eventually.ts"
import {
  declineReasons,
  type Capture,
  type Charge,
  type ProviderOperation,
  type PaymentProvider,
  type ProviderCharge,
  type ProviderOutcome,
  type ProviderTransaction,
  type RefundRequest,
} from "./provider.ts"

/** An adapter and its peer, created for one test. */
export interface ProviderUnderTest {
  provider: PaymentProvider
  /** The token of a card that is charged at once. Empty for a provider without tokens. */
  token: string
  /** The token of a card that is declined. Empty for a provider without declines. */
  declinedToken: string
  /** A reference in the provider's form that belongs to none of its charges. */
  unknownReference: string
  /** The currency of all charges. Default: EUR. */
  currency?: string
  /** Amounts that this provider refuses, in addition to those that every provider refuses. */
  refusedAmounts?: readonly (readonly [amount: number, currency: string])[]
  /** The customer pays on the provider's page of a hosted charge. */
  pay?(reference: string): Promise<void>
  /** A notification about a charge, as the peer signed and sent it `ageMs` ago. */
  notification?(reference: string, ageMs: number): Promise<ReceivedNotification>
  /**
   * The behaviour of the peer for later requests; null is the right one. Preparatory requests of the adapter,
   * such as one for an access token, always get the right answer, unless the peer is down.
   */
  setTrouble?(trouble: PeerTrouble | null): void
  /**
   * Lets some time pass, for an adapter with a clock of the test. It is called repeatedly while a test waits.
   */
  elapse?(): void
  close(): Promise<void>
}

export interface ReceivedNotification {
  body: Uint8Array
  /** With lower-case names. */
  headers: Readonly<Record<string, string>>
}

export type PeerTrouble =
  /** Refuses connections. */
  | { kind: "down" }
  /** Accepts requests, does nothing, and never answers. */
  | { kind: "silent" }
  /** Does nothing, because of too many requests (429). `Retry-After` has seconds. */
  | { kind: "busy"; retryAfter: string }
  /** Performs the request, and cuts the connection instead of answering. */
  | { kind: "cut" }
  /** Performs the request, and sends this answer. */
  | { kind: "answer"; status: number; contentType: string; body: string }
  /** Performs the request, and changes its correct answer, which is JSON. */
  | { kind: "change"; change(answer: unknown): unknown }

export type ProviderAbility =
  /** A network with a peer that can misbehave. */
  | "requests"
  | "tokens"
  | "declines"
  | "hosted charges"
  /** A page of the provider for hosted charges. */
  | "pages"
  | "manual capture"
  | "multiple captures"
  | "partial refunds"
  /** The provider remembers keys and refunds. So it refuses a repeated key with another request. */
  | "memory"
  | "notifications"
  /** A notification contains its time, and each repetition has a new time. So an old one is a replay. */
  | "timed notifications"
  | "transactions"

/**
 * The requirements for every adapter of a payment provider. Run it in the adapter's own tests. `lacks` names
 * what the provider does not have, and must agree with the adapter's abilities.
 */
export function checkProvider(
  name: string,
  make: () => Promise<ProviderUnderTest>,
  lacks: readonly ProviderAbility[] = [],
): void {
  suite(`${name} is a payment provider`, () => {
    test("The abilities of the provider say what it has", async (context) => {
      const { abilities } = (await begin(context, make, lacks)).provider
      assert.deepEqual(abilities, {
        hosted: !lacks.includes("hosted charges"),
        tokens: !lacks.includes("tokens"),
        manualCapture: !lacks.includes("manual capture"),
        multipleCaptures: !lacks.includes("multiple captures"),
        partialRefunds: !lacks.includes("partial refunds"),
        listsTransactions: !lacks.includes("transactions"),
      })
    })
    for (const { sentence, needs, check } of checks) {
      if (!needs.some((ability) => lacks.includes(ability)))
        test(sentence, async (context) => check(await begin(context, make, lacks)))
    }
  })
}

interface Stage extends ProviderUnderTest {
  currency: string
  /** A charge of 1,050 minor units, with a token if the provider has tokens. */
  newCharge(more?: Partial<Charge>): Charge
  operation(charge: ProviderCharge, amount?: number): ProviderOperation
  capture(charge: ProviderCharge, amount: number, more?: Partial<Capture>): Capture
  refund(charge: ProviderCharge, amount: number, more?: Partial<RefundRequest>): RefundRequest
  /** Creates a charge, lets the customer pay if necessary, and waits until it is completed or authorized. */
  paid(charge?: Charge): Promise<ProviderCharge>
  /** Fetches the charge until the condition holds. */
  until(reference: string, sentence: string, holds: (charge: ProviderCharge) => boolean): Promise<ProviderCharge>
  /** Returns the result, and lets time pass until then. */
  settle<T>(promise: Promise<T>): Promise<T>
  lets(trouble: PeerTrouble | null): void
}

interface Check {
  sentence: string
  needs: readonly ProviderAbility[]
  check(stage: Stage): Promise<void>
}

const checks: Check[] = []

function every(sentence: string, needs: readonly ProviderAbility[], check: Check["check"]): void {
  checks.push({ sentence, needs, check })
}

const amount = 1_050

every(
  "A charge with a token is completed, with all of it captured",
  ["tokens"],
  async ({ provider, newCharge, currency }) => {
    const charge = known(await provider.charge(newCharge()))
    assert.deepEqual(
      [charge.state, charge.amount, charge.captured, charge.capturable, charge.currency, charge.actionUrl],
      ["completed", amount, amount, 0, currency, null],
    )
  },
)

every("A declined token gives one of our reasons, and captures nothing", ["tokens", "declines"], async (stage) => {
  const { provider, newCharge, declinedToken } = stage
  const charge = newCharge({ method: { kind: "token", token: declinedToken } })
  for (const time of ["first", "again"]) {
    const outcome = checked(await provider.charge(charge))
    if (outcome.kind === "known") assert.equal(outcome.charge.state, "failed", time)
    else assert.equal(outcome.kind, "refused", time)
    const decline =
      outcome.kind === "known" ? outcome.charge.decline : outcome.kind === "refused" ? outcome.decline : null
    assert.ok(decline && declineReasons.includes(decline.reason), time)
    assert.equal(outcome.kind === "known" ? outcome.charge.captured : 0, 0)
  }
})

every("A hosted charge waits for the customer", ["hosted charges"], async ({ provider, newCharge }) => {
  const charge = known(await provider.charge(newCharge({ method: { kind: "hosted" } })))
  assert.deepEqual([charge.state, charge.captured, charge.amount], ["requires_action", 0, amount])
})

every("A hosted charge has a page, on which the customer pays", ["pages"], async (stage) => {
  const { provider, newCharge, pay, until } = stage
  const charge = known(await provider.charge(newCharge({ method: { kind: "hosted" } })))
  assert.ok(isShown(charge.actionUrl), `${charge.actionUrl}`)
  assert.ok(pay, "The provider under test says how a customer pays.")
  await pay(charge.reference)
  const paid = await until(charge.reference, "it was paid", ({ state }) => state === "completed")
  assert.deepEqual([paid.captured, paid.actionUrl], [amount, null])
})

every("A page to which no customer must be sent is not passed on", ["requests", "pages"], async (stage) => {
  const { provider, newCharge, settle, lets } = stage
  for (const url of [
    "javascript:alert(1)",
    "//a.example/",
    "http://a.example/",
    "https://b:c@a.example/",
    "https://a.example/\\b",
  ]) {
    lets({ kind: "change", change: (answer) => withEveryUrl(answer, url) })
    const outcome = await settle(provider.charge(newCharge({ method: { kind: "hosted" } })))
    const actionUrl = outcome.kind === "known" ? outcome.charge.actionUrl : null
    assert.ok(actionUrl === null || isShown(actionUrl), `${actionUrl}`)
    assert.notEqual(actionUrl, url)
  }
})

every("A hosted charge can be canceled, and canceled again", ["hosted charges"], async (stage) => {
  const { provider, newCharge, operation } = stage
  const charge = known(await provider.charge(newCharge({ method: { kind: "hosted" } })))
  for (const time of ["first", "again"]) {
    const { state, captured } = known(await provider.cancel(operation(charge)))
    assert.match(state, /^(canceled|expired)$/, time)
    assert.equal(captured, 0)
  }
})

every("A charge that is asked for again by its key is the same charge", [], async ({ provider, newCharge }) => {
  const charge = newCharge()
  const first = known(await provider.charge(charge))
  const again = known(await provider.charge(charge))
  assert.deepEqual([again.reference, again.captured], [first.reference, first.captured])
})

every("A charge that is asked for several times at once is one charge", [], async ({ provider, newCharge, settle }) => {
  const charge = newCharge()
  const outcomes = await settle(Promise.all(Array.from({ length: 5 }, () => provider.charge(charge))))
  const references = outcomes.flatMap((outcome) => (outcome.kind === "known" ? [known(outcome).reference] : []))
  assert.equal(new Set(references).size, 1)
})

every("A key that was used with another amount makes no second charge", ["memory"], async ({ provider, newCharge }) => {
  const charge = newCharge()
  const first = known(await provider.charge(charge))
  const other = checked(await provider.charge({ ...charge, amount: amount + 100 }))
  assert.match(other.kind, /^(refused|unknown)$/)
  const found = known(await provider.find(charge))
  assert.deepEqual([found.reference, found.amount], [first.reference, amount])
})

every("A charge is fetched by its reference", [], async ({ provider, paid }) => {
  const charge = await paid()
  assert.deepEqual(known(await provider.fetch(charge.reference)), charge)
})

every("A reference or a key that the provider does not know is not found", [], async (stage) => {
  const { provider, newCharge, unknownReference } = stage
  assert.equal((await provider.fetch(unknownReference)).kind, "not_found")
  assert.equal((await provider.find(newCharge())).kind, "not_found")
})

every("A charge is found by its key", ["memory"], async ({ provider, newCharge, paid }) => {
  const charge = newCharge()
  const made = await paid(charge)
  await paid()
  assert.deepEqual(known(await provider.find(charge)), made)
})

every("An authorization is captured in part, and the rest is released", ["manual capture"], async (stage) => {
  const { provider, newCharge, paid, capture } = stage
  const charge = await paid(newCharge({ captureMethod: "manual" }))
  assert.deepEqual([charge.state, charge.capturable, charge.captured], ["authorized", amount, 0])
  const captured = known(await provider.capture(capture(charge, 1_000)))
  assert.deepEqual([captured.state, captured.capturable, captured.captured], ["completed", 0, 1_000])
})

every("A capture that is asked for again captures once", ["manual capture"], async (stage) => {
  const { provider, newCharge, paid, capture } = stage
  const charge = await paid(newCharge({ captureMethod: "manual" }))
  const asked = capture(charge, amount)
  await provider.capture(asked)
  // Repeated under its own key, and under another key by a process that does not know the first.
  for (const again of [asked, capture(charge, amount)]) {
    const { state, captured } = known(await provider.capture(again))
    assert.deepEqual([state, captured], ["completed", amount])
  }
})

every("More than was authorized is not captured", ["manual capture"], async (stage) => {
  const { provider, newCharge, paid, capture } = stage
  const charge = await paid(newCharge({ captureMethod: "manual" }))
  assert.equal(checked(await provider.capture(capture(charge, amount + 1))).kind, "refused")
  const { state, captured } = known(await provider.fetch(charge.reference))
  assert.deepEqual([state, captured], ["authorized", 0])
})

every("An authorization is captured in several parts", ["manual capture", "multiple captures"], async (stage) => {
  const { provider, newCharge, paid, capture } = stage
  const charge = await paid(newCharge({ captureMethod: "manual" }))
  const first = capture(charge, 400, { isFinal: false })
  for (const part of [first, first]) {
    const { state, captured, capturable } = known(await provider.capture(part))
    assert.deepEqual([state, captured, capturable], ["authorized", 400, 650])
  }
  const { state, captured, capturable } = known(await provider.capture(capture(charge, 600)))
  assert.deepEqual([state, captured, capturable], ["completed", 1_000, 0])
})

every("A canceled authorization has nothing to capture", ["manual capture"], async (stage) => {
  const { provider, newCharge, paid, operation, capture } = stage
  const charge = await paid(newCharge({ captureMethod: "manual" }))
  for (const time of ["first", "again"]) {
    const { state, capturable } = known(await provider.cancel(operation(charge)))
    assert.deepEqual([state, capturable], ["canceled", 0], time)
  }
  const late = checked(await provider.capture(capture(charge, amount)))
  if (late.kind === "known") assert.deepEqual([late.charge.state, late.charge.captured], ["canceled", 0])
  else assert.equal(late.kind, "refused")
})

every("A completed charge cannot be canceled", [], async ({ provider, paid, operation }) => {
  const charge = await paid()
  const outcome = checked(await provider.cancel(operation(charge)))
  if (outcome.kind === "known") assert.equal(outcome.charge.state, "completed")
  else assert.equal(outcome.kind, "refused")
  assert.equal(known(await provider.fetch(charge.reference)).captured, amount)
})

every("A charge is refunded whole, under the name of our refund", [], async ({ provider, paid, refund }) => {
  const charge = await paid()
  const asked = refund(charge, amount)
  const { refunds } = known(await provider.refund(asked))
  assert.deepEqual(
    refunds.map((each) => [each.refundSid, each.amount, /^(pending|completed)$/.test(each.state)]),
    [[asked.refundSid, amount, true]],
  )
})

every("More than was captured is not refunded", [], async ({ provider, paid, refund }) => {
  const charge = await paid()
  assert.equal(checked(await provider.refund(refund(charge, amount + 1))).kind, "refused")
  assert.deepEqual(known(await provider.fetch(charge.reference)).refunds, [])
})

every("A refund that is asked for again by its key is one refund", ["memory"], async ({ provider, paid, refund }) => {
  const charge = await paid()
  const asked = refund(charge, 400)
  const first = known(await provider.refund(asked))
  const again = known(await provider.refund(asked))
  assert.deepEqual(amountsOf(first), [400])
  assert.deepEqual(amountsOf(again), [400])
})

every("Equal parts are refunded, then the rest, and no more", ["partial refunds", "memory"], async (stage) => {
  const { provider, paid, refund, until } = stage
  const charge = await paid()
  for (const part of [400, 400, 250]) known(await provider.refund(refund(charge, part)))
  assert.equal(checked(await provider.refund(refund(charge, 1))).kind, "refused")
  const refunded = await until(charge.reference, "the refunds were completed", ({ refunds }) =>
    refunds.every(({ state }) => state === "completed"),
  )
  assert.deepEqual(amountsOf(refunded), [250, 400, 400])
  assert.equal(new Set(refunded.refunds.map(({ reference }) => reference)).size, 3)
})

every("Amounts that it cannot represent are refused, with a sentence", [], async (stage) => {
  const { provider, currency, refusedAmounts = [], newCharge } = stage
  assert.equal(provider.amountFault(amount, currency), null)
  const noCurrency = ["", currency.toLowerCase(), "XXQ", "EURO"].map((code) => [amount, code] as const)
  const noAmount = [0, -1, 0.5, amount + 0.1, NaN, Infinity, 2 ** 53].map((each) => [each, currency] as const)
  for (const [each, code] of [...noCurrency, ...noAmount, ...refusedAmounts]) {
    const fault = provider.amountFault(each, code)
    const sentence = fault?.sentence ?? ""
    assert.ok(/^[A-Z]/.test(sentence) && sentence.endsWith("."), `${each} ${code}: ${sentence}`)
    if (noCurrency.some(([, other]) => other === code)) assert.equal(fault?.kind, "currency")
    const outcome = checked(await provider.charge(newCharge({ amount: each, currency: code })))
    assert.match(outcome.kind, /^(refused|not_sent)$/, `${each} ${code}`)
  }
})

every(
  "A notification names its charge, and itself by the same reference each time",
  ["notifications"],
  async (stage) => {
    const { provider, paid } = stage
    const charge = await paid()
    const { body, headers } = await notificationOf(stage, charge, 0)
    const read = await provider.readNotification(body, headers)
    assert.equal(read?.chargeReference, charge.reference)
    assert.match(read.reference, /\S/)
    assert.deepEqual(await provider.readNotification(body, headers), read)
    const other = await notificationOf(stage, charge, 0)
    assert.notEqual((await provider.readNotification(other.body, other.headers))?.reference, read.reference)
  },
)

every("A notification that is forged or altered is none", ["notifications"], async (stage) => {
  const { provider, paid } = stage
  const charge = await paid()
  const { body, headers } = await notificationOf(stage, charge, 0)
  const text = Buffer.from(body).toString()
  const wrong: Record<string, ReceivedNotification> = {
    "without headers": { body, headers: {} },
    "with another body": {
      body: Buffer.from(text.replace(/[0-9](?=[^0-9]*$)/, (digit) => `${9 - Number(digit)}`)),
      headers,
    },
    "with more behind the body": { body: Buffer.from(`${text} `), headers },
    "without a body": { body: Buffer.alloc(0), headers },
  }
  for (const [name, value] of Object.entries(headers)) {
    if (/^content-|^user-agent$|^accept$/.test(name)) continue
    wrong[`with nothing in ${name}`] = { body, headers: { ...headers, [name]: "" } }
    wrong[`with something else in ${name}`] = { body, headers: { ...headers, [name]: "\u00e9,;=\0" } }
    wrong[`with more behind ${name}`] = { body, headers: { ...headers, [name]: `${value}0` } }
  }
  for (const [how, each] of Object.entries(wrong))
    assert.equal(await provider.readNotification(each.body, each.headers), null, how)
})

every("A notification that is an hour old is none", ["notifications", "timed notifications"], async (stage) => {
  const { body, headers } = await notificationOf(stage, await stage.paid(), 3_600_000)
  assert.equal(await stage.provider.readNotification(body, headers), null)
})

every("A stranger's notification costs at most 20 ms of processor time", ["notifications"], async (stage) => {
  const { provider, paid } = stage
  const { headers } = await notificationOf(stage, await paid(), 0)
  assert.equal(provider.admitsNotification(headers), true)
  assert.equal(provider.admitsNotification({}), false)
  const longest = Object.fromEntries(Object.keys(headers).map((name) => [name, ",".repeat(15 * 1024)]))
  assert.equal(provider.admitsNotification(longest), false)
  for (const head of [headers, longest])
    for (const [content, body] of Object.entries(hostileBodies)) {
      const spent = await leastProcessorMs(async () => {
        provider.admitsNotification(head)
        assert.equal(await provider.readNotification(body, head), null)
      })
      assert.ok(spent <= 20, `${content}: ${spent} ms`)
    }
})

every("Its books have each movement once, the oldest first", ["transactions"], async (stage) => {
  const { provider, paid, refund, newCharge, settle } = stage
  const since = (await paid().then(() => walk(stage, 0))).at(-1)?.at ?? 0
  const charges = [await paid(), await paid(newCharge({ amount: 2_000 })), await paid()]
  const [first] = charges
  assert.ok(first)
  await settle(provider.refund(refund(first, 400)))
  const find = (all: readonly ProviderTransaction[]) =>
    all
      .filter(({ chargeReference }) => charges.some(({ reference }) => reference === chargeReference))
      .filter(({ type }) => type === "charge" || type === "refund")
      .map((each) => each.amount)
  const all = await eventually(
    stage,
    () => walk(stage, since),
    "the books have everything",
    (rows) => find(rows).length >= 4,
  )
  assert.deepEqual(
    find(all).toSorted((one, other) => one - other),
    [-400, amount, amount, 2_000],
  )
  assert.equal(new Set(all.map(({ reference }) => reference)).size, all.length)
  assert.deepEqual(
    all.map(({ at }) => at),
    all.map(({ at }) => at).toSorted((one, other) => one - other),
  )
  const later = (all.at(-1)?.at ?? 0) + 60_000
  assert.deepEqual(await walk(stage, later), [])
})

/** Undocumented answers that a peer, or a proxy between it and the adapter, can send. */
const wrongAnswers: Record<string, PeerTrouble> = {
  "404 with an odd body": answer(404, "application/json", '{"message":"Not Found"}'),
  "404 without a body": answer(404, "text/plain", ""),
  "a page": answer(200, "text/html", "<!doctype html><title>Sign in to the network</title>"),
  "an empty body": answer(200, "application/json", ""),
  "half of an object": answer(200, "application/json", '{"id": "1", "amo'),
  null: answer(200, "application/json", "null"),
  "an empty object": answer(200, "application/json", "{}"),
  "a list": answer(200, "application/json", "[]"),
  "another object": answer(200, "application/json", '{"id": "b_1", "object": "balance", "status": "ok"}'),
  "an error of the server": answer(500, "application/json", '{"message": "Internal"}'),
  "an error of a proxy": answer(502, "text/html", "<html><body>Bad Gateway</body></html>"),
}

for (const [what, trouble] of Object.entries(wrongAnswers)) {
  every(`${what}, in place of an answer, is unknown`, ["requests"], async (stage) => {
    const { outcomes, list } = await askEverything(stage, trouble)
    assert.deepEqual(outcomes, Object.fromEntries(Object.keys(outcomes).map((name) => [name, "unknown"])))
    if (stage.provider.abilities.listsTransactions) await assert.rejects(list(), Error)
  })
}

every("An answer in another currency is unknown", ["requests"], async (stage) => {
  const { newCharge, provider, settle, lets, currency } = stage
  const charge = newCharge()
  lets({ kind: "change", change: (body) => inOtherCurrency(body, currency) })
  assert.equal(checked(await settle(provider.charge(charge))).kind, "unknown")
})

every("A peer that is down was sent nothing", ["requests"], async (stage) => {
  const { outcomes, list } = await askEverything(stage, { kind: "down" })
  for (const [name, kind] of Object.entries(outcomes)) assert.match(kind, /^(not_sent|unknown)$/, name)
  assert.deepEqual([outcomes.charge, outcomes.refund], ["not_sent", "not_sent"])
  if (stage.provider.abilities.listsTransactions) await assert.rejects(list(), Error)
})

every("A busy peer did nothing, and its Retry-After counts", ["requests"], async (stage) => {
  const { provider, newCharge, lets } = stage
  const { outcomes, list } = await askEverything(stage, { kind: "busy", retryAfter: "7" })
  for (const [name, kind] of Object.entries(outcomes)) assert.match(kind, /^(not_sent|unknown)$/, name)
  assert.equal(outcomes.charge, "not_sent")
  const charge = newCharge()
  const found = [await provider.charge(charge), await provider.find(charge)]
  for (const outcome of found) assert.equal("retryAfterMs" in outcome && outcome.retryAfterMs, 7_000, outcome.kind)
  if (provider.abilities.listsTransactions) await assert.rejects(list(), Error)
  lets(null)
  assert.equal(known(await provider.charge(charge)).amount, amount)
})

for (const kind of ["silent", "cut"] as const) {
  every(`Whether a ${kind} peer did it is unknown`, ["requests"], async (stage) => {
    const { outcomes } = await askEverything(stage, { kind })
    assert.deepEqual(outcomes, Object.fromEntries(Object.keys(outcomes).map((name) => [name, "unknown"])))
  })
}

every(
  "A charge whose answer was lost is found by its key, and not made again",
  ["requests", "memory"],
  async (stage) => {
    const { provider, newCharge, settle, lets } = stage
    const charge = newCharge()
    lets({ kind: "cut" })
    assert.equal(checked(await settle(provider.charge(charge))).kind, "unknown")
    lets(null)
    const found = known(await provider.find(charge))
    assert.equal(found.amount, amount)
    assert.equal(known(await provider.charge(charge)).reference, found.reference)
  },
)

every("A refund whose answer was lost is made once", ["requests", "memory"], async (stage) => {
  const { provider, paid, refund, settle, lets } = stage
  const charge = await paid()
  const asked = refund(charge, 400)
  lets({ kind: "cut" })
  assert.equal(checked(await settle(provider.refund(asked))).kind, "unknown")
  lets(null)
  assert.deepEqual(amountsOf(known(await provider.refund(asked))), [400])
  assert.deepEqual(amountsOf(known(await provider.fetch(charge.reference))), [400])
})

/** Performs each kind of request under a trouble. Returns the kinds of the outcomes. */
async function askEverything(stage: Stage, trouble: PeerTrouble) {
  const { provider, newCharge, paid, operation, capture, refund, settle, lets } = stage
  const one = newCharge()
  const charge = await paid(one)
  const hosted = provider.abilities.hosted
    ? known(await provider.charge(newCharge({ method: { kind: "hosted" } })))
    : null
  const held = provider.abilities.manualCapture ? await paid(newCharge({ captureMethod: "manual" })) : null
  lets(trouble)
  const asked: Record<string, () => Promise<ProviderOutcome>> = {
    charge: () => provider.charge(newCharge()),
    fetch: () => provider.fetch(charge.reference),
    find: () => provider.find(one),
    refund: () => provider.refund(refund(charge, amount)),
    ...(hosted && { cancel: () => provider.cancel(operation(hosted)) }),
    ...(held && { capture: () => provider.capture(capture(held, amount)) }),
  }
  const outcomes: Record<string, string> = {}
  for (const [name, ask] of Object.entries(asked)) outcomes[name] = checked(await settle(ask())).kind
  return { outcomes, list: () => settle(provider.listTransactions(0, null)) }
}

function answer(status: number, contentType: string, body: string): PeerTrouble {
  return { kind: "answer", status, contentType, body }
}

/** Returns the same JSON with another currency in every place. */
/** A path is one of this installation. */
function isShown(actionUrl: string | null): boolean {
  return actionUrl !== null && (/^\/\w/.test(actionUrl) || isShownUrl(actionUrl))
}

function withEveryUrl(answer: unknown, url: string): unknown {
  return JSON.parse(JSON.stringify(answer).replaceAll(/"https?:[^"]*"/g, () => JSON.stringify(url)))
}

function inOtherCurrency(body: unknown, currency: string): unknown {
  const other = currency === "USD" ? "CHF" : "USD"
  const text = JSON.stringify(body)
  return JSON.parse(
    text
      .replaceAll(`"${currency}"`, `"${other}"`)
      .replaceAll(`"${currency.toLowerCase()}"`, `"${other.toLowerCase()}"`),
  ) as unknown
}

/** Returns all transactions from `since` on, page by page. */
async function walk({ provider, settle }: Stage, since: number): Promise<ProviderTransaction[]> {
  const all: ProviderTransaction[] = []
  let cursor: string | null = null
  for (let pages = 0; pages < 100; pages++) {
    const page: Awaited<ReturnType<PaymentProvider["listTransactions"]>> = await settle(
      provider.listTransactions(since, cursor),
    )
    all.push(...page.transactions)
    cursor = page.nextCursor
    if (cursor === null) return all
  }
  assert.fail("The books have an end.")
}

async function notificationOf(stage: Stage, { reference }: ProviderCharge, ageMs: number) {
  assert.ok(stage.notification, "The provider under test says how its peer notifies.")
  return await stage.notification(reference, ageMs)
}

function amountsOf({ refunds }: ProviderCharge): number[] {
  return refunds.map((refund) => refund.amount).toSorted((one, other) => one - other)
}

function known(outcome: ProviderOutcome): ProviderCharge {
  assert.equal(outcome.kind, "known", JSON.stringify(outcome))
  checked(outcome)
  return outcome.charge
}

/** Checks what holds for every outcome. */
function checked(outcome: ProviderOutcome): ProviderOutcome {
  if (outcome.kind !== "known") {
    assert.match(outcome.detail, /\w/)
    if (outcome.kind === "refused") assert.ok(declineReasons.includes(outcome.decline.reason))
    return outcome
  }
  const { charge } = outcome
  assert.match(charge.reference, /^\S/)
  assert.match(charge.currency, /^[A-Z]{3}$/)
  for (const each of [charge.amount, charge.capturable, charge.captured, charge.fee ?? 0])
    assert.ok(Number.isSafeInteger(each) && each >= 0, JSON.stringify(charge))
  assert.ok(charge.captured + charge.capturable <= charge.amount, JSON.stringify(charge))
  if (charge.decline) assert.ok(declineReasons.includes(charge.decline.reason))
  return outcome
}

async function begin(
  context: TestContext,
  make: () => Promise<ProviderUnderTest>,
  lacks: readonly ProviderAbility[],
): Promise<Stage> {
  const made = await make()
  context.after(() => made.close())
  const newId = createIds(new FakeClock())
  const currency = made.currency ?? "EUR"
  const method = lacks.includes("tokens") ? { kind: "hosted" as const } : { kind: "token" as const, token: made.token }
  const newKey = () => `${toSid("payment", newId())}-1`
  const stage: Stage = {
    ...made,
    currency,
    newCharge: (more = {}) => newCharge(toSid("payment", newId()), { currency, method, ...more }),
    operation: ({ reference }, of = amount) => ({ key: newKey(), reference, amount: of, currency }),
    capture: (charge, of, more = {}) => ({ ...stage.operation(charge, of), isFinal: true, ...more }),
    refund: (charge, of, more = {}) => ({
      ...stage.operation(charge, of),
      refundSid: toSid("refund", newId()),
      reason: null,
      ...more,
    }),
    paid: (charge = stage.newCharge()) => pay(stage, charge),
    until: async (reference, sentence, holds) =>
      await eventually(stage, async () => known(await made.provider.fetch(reference)), sentence, holds),
    settle: (promise) => settle(made, promise),
    lets(trouble) {
      assert.ok(made.setTrouble, "The provider under test says how its peer misbehaves.")
      made.setTrouble(trouble)
    },
  }
  return stage
}

function newCharge(paymentSid: string, more: Pick<Charge, "currency" | "method"> & Partial<Charge>): Charge {
  return {
    key: `${paymentSid}-1`,
    paymentSid,
    accountSid: "AC0123456789abcdef0123456789abcdef",
    amount,
    captureMethod: "automatic",
    description: "Two rooms",
    reference: "booking 4711",
    returnUrl: "https://example.com/pay/token",
    expiresAt: null,
    locale: "en",
    ...more,
  }
}

async function pay(stage: Stage, charge: Charge): Promise<ProviderCharge> {
  const made = known(await stage.provider.charge(charge))
  if (made.state === "requires_action") await stage.pay?.(made.reference)
  const state = charge.captureMethod === "manual" ? "authorized" : "completed"
  return await stage.until(made.reference, `it was ${state}`, (now) => now.state === state)
}

async function eventually<T>(
  stage: Pick<Stage, "elapse">,
  read: () => Promise<T>,
  sentence: string,
  holds: (value: T) => boolean,
): Promise<T> {
  const elapsedMs = stopwatch()
  for (let value = await read(); ; value = await read()) {
    if (holds(value)) return value
    assert.ok(elapsedMs() < patienceMs, `It was awaited in vain that ${sentence}: ${JSON.stringify(value)}`)
    stage.elapse?.()
    await turn()
  }
}

async function settle<T>(stage: Pick<Stage, "elapse">, promise: Promise<T>): Promise<T> {
  const elapsedMs = stopwatch()
  let isSettled = false
  const settled = promise.finally(() => (isSettled = true))
  settled.catch(() => {})
  while (!isSettled) {
    assert.ok(elapsedMs() < patienceMs, "It was awaited in vain that the call returned.")
    stage.elapse?.()
    await turn()
  }
  return await settled
}
