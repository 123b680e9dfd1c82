import assert from "node:assert/strict"
import { test } from "node:test"
import type { ApiKey, Carrier, Dispute, MessageCounts, Statistics, VerificationBlock, Webhook } from "@posthorn/client"
import { attentionTo } from "../src/pages/home/attention.ts"
import type { Facts } from "../src/pages/home/matter.ts"
import { bucketName, tickName } from "../src/pages/home/bucket-name.ts"
import { scaleOf } from "../src/pages/home/scale-of.ts"
import { fellClearly } from "../src/pages/home/message-matters.ts"

const now = Date.parse("2026-11-21T12:00:00Z")
const inHours = (hours: number) => new Date(now + hours * 3_600_000).toISOString()

const noMessages: MessageCounts = { queued: 0, sent: 0, delivered: 0, undelivered: 0, failed: 0, received: 0 }
const counted = (delivered: number, undelivered: number) => ({ ...noMessages, delivered, undelivered })

const calm: Facts = {
  now,
  statistics: undefined,
  dayBefore: undefined,
  webhooks: [],
  waiting: 0,
  holds: [],
  blocks: [],
  disputes: [],
  reviews: 0,
  differences: 0,
  carriers: [],
  routes: [],
  deadLetters: 0,
  invites: [],
  keys: [],
  previousTokenEndsAt: null,
  isUnguarded: false,
}

const endpoint = (changed: Partial<Webhook> = {}): Webhook =>
  ({
    sid: "WH1",
    url: "https://example.com/hooks",
    description: "Orders",
    status: "enabled",
    disabled_reason: null,
    circuit: { state: "closed", retry_at: null },
    consecutive_failures: 0,
    last_failure: null,
    client_certificate: null,
    older_secrets_until: [],
    ...changed,
  }) as Webhook

const carrier = (changed: Partial<Carrier> = {}): Carrier =>
  ({
    sid: "CR1",
    name: "Acme",
    status: "enabled",
    state: "up",
    since: inHours(-1),
    reason: null,
    connections: [],
    circuit: { state: "closed", failures: 0, reason: null, retry_at: null },
    ...changed,
  }) as Carrier

interface Counted {
  messages?: MessageCounts
  errors?: [code: string, count: number][]
  pending?: number
  gaveUp?: number
}

const dayStart = "2026-11-26T12:00:00.000Z"

function day({ messages = noMessages, errors = [], pending = 0, gaveUp = 0 }: Counted): Statistics {
  const webhook = { sid: "WH1", succeeded: 0, failed: 0, success_rate: null, pending, gave_up: gaveUp }
  const counts = errors.map(([error_code, count]) => ({
    error_code,
    error_message: "It failed.",
    count,
    example_sid: "",
  }))
  return { from: dayStart, total: { messages }, errors: counts, webhooks: [webhook] } as unknown as Statistics
}

/** Where each leads, by its urgency. */
const matters = (facts: Partial<Facts>) =>
  attentionTo({ ...calm, ...facts }).map(({ urgency, to, text }) => ({ urgency, to, text }))
const textOf = (facts: Partial<Facts>) => {
  const found = matters(facts)
  assert.equal(found.length, 1, JSON.stringify(found))
  return `${found[0]?.urgency}: ${found[0]?.text}`
}

test("healthy facts need no attention", () => {
  assert.deepEqual(matters({}), [])
  const statistics = day({ messages: counted(99, 1), errors: [["unknown_handset", 1]], pending: 3 })
  const routes = [{ carrier_sid: "CR1", status: "enabled" }] as unknown as Facts["routes"]
  assert.deepEqual(matters({ statistics, webhooks: [endpoint()], carriers: [carrier()], routes }), [])
  const off = [endpoint({ status: "disabled", disabled_reason: "by_user" }), endpoint({ status: "paused" })]
  assert.deepEqual(matters({ webhooks: off, carriers: [carrier({ status: "disabled", state: "off" })] }), [])
})

test("an endpoint needs attention with its name, its fault and its pending deliveries", () => {
  const open = { circuit: { state: "open", retry_at: null }, consecutive_failures: 12 } as const
  const tell = (changed: Partial<Webhook>, pending = 0) =>
    textOf({ webhooks: [endpoint(changed)], statistics: day({ pending }) })
  assert.equal(
    tell(open, 14),
    "now: Orders failed 12 times in a row. Posthorn tries it again soon. 14 deliveries are waiting.",
  )
  assert.match(tell({ ...open, description: "" }, 1), /^now: example\.com\/hooks failed .* 1 delivery is waiting\.$/)
  assert.match(tell({ status: "disabled", disabled_reason: "gone" }), /^now: .*because it answered 410 Gone/)
  assert.match(tell({ status: "disabled", disabled_reason: "failing" }), /no attempt succeeded for five days/)
  assert.equal(tell({ status: "paused" }, 2), "today: Orders is paused. 2 deliveries are waiting.")
  const failing = { consecutive_failures: 4, last_failure: "It answered 500" }
  assert.equal(tell(failing), "today: Orders failed 4 times in a row. Last failure: It answered 500.")
  assert.match(tell({}, 1_000), /more slowly than they happen. At least 1,000 deliveries are waiting/)
  const gaveUp = attentionTo({ ...calm, webhooks: [endpoint()], statistics: day({ gaveUp: 3 }) })
  assert.match(gaveUp[0]?.text ?? "", /^3 deliveries to Orders failed in the last day/)
  assert.deepEqual(gaveUp[0]?.search, { endpoint: "WH1", status: "failed" })
  const certificate = (hours: number) => ({ subject: "", fingerprint: "", expires_at: inHours(hours) })
  assert.match(tell({ client_certificate: certificate(100) }), /^soon: The client certificate of Orders expires on/)
  assert.match(tell({ client_certificate: certificate(-1) }), /^now: .* expired on/)
  assert.match(tell({ older_secrets_until: [inHours(2)] }), /^soon: An older secret of Orders stops signing/)
})

test("a delivery rate needs attention when it fell by more than chance, with the most frequent reason", () => {
  const statistics = day({ messages: counted(80, 20), errors: [["unknown_handset", 20]] })
  const fell = attentionTo({ ...calm, statistics, dayBefore: counted(97, 3) })
  assert.match(fell[0]?.text ?? "", /fell to 80\s?%, from 97\s?% the day before. Most frequent reason: It failed\.$/)
  assert.deepEqual(fell[0]?.search, { error_code: "unknown_handset", created_after: dayStart })
  const cases: [today: [number, number], before: [number, number], fell: boolean][] = [
    [[80, 100], [97, 100], true],
    [[94, 100], [97, 100], false],
    [[15, 19], [19, 19], false],
    [[18, 20], [20, 20], false],
    [[9_400, 10_000], [9_700, 10_000], false],
    [[99, 100], [80, 100], false],
  ]
  for (const [[good, all], [goodBefore, allBefore], expected] of cases)
    assert.equal(fellClearly({ good, all }, { good: goodBefore, all: allBefore }), expected, `${good} of ${all}`)
})

test("waiting messages, unknown outcomes and failures that the account can fix need attention", () => {
  assert.match(textOf({ waiting: 1 }), /^now: 1 message has waited/)
  assert.match(textOf({ deadLetters: 2 }), /^today: 2 inbound messages could not be stored\./)
  assert.match(textOf({ deadLetters: 10 }), /^today: At least 10 inbound messages/)
  const of = (code: string) => matters({ statistics: day({ errors: [[code, 2]] }) })
  assert.match(of("outcome_unknown")[0]?.text ?? "", /2 messages of the last day have an unknown outcome/)
  assert.equal(of("sender_not_permitted")[0]?.text, "2 messages of the last day failed. It failed.")
  assert.deepEqual(of("unknown_handset"), [], "the recipient's own trouble")
  const holds = [{ to: "+1", num_held_receipts: 2, created_at: inHours(0) }]
  assert.match(textOf({ holds }), /^soon: The simulator holds 2 receipts,/)
})

test("a carrier needs attention for the worst of its troubles", () => {
  const tell = (changed: Partial<Carrier>) => textOf({ carriers: [carrier(changed)] })
  const circuit = { state: "open", failures: 5, reason: "Throttled.", retry_at: null } as const
  assert.match(
    tell({ state: "down", reason: "Nobody answers.", circuit }),
    /^now: Acme has had no connection since .* Nobody answers\.$/,
  )
  assert.equal(
    tell({ circuit }),
    "now: Acme failed 5 times in a row. Posthorn sends it no messages for now. Last failure: Throttled.",
  )
  assert.match(tell({ state: "paused" }), /^today: Acme asked Posthorn to pause/)
  const connections = ["up", "down"].map((state) => ({ state, reason: state === "down" ? "Refused." : null }))
  assert.equal(tell({ connections } as Partial<Carrier>), "today: 1 of 2 connections to Acme is down. Refused.")
  assert.equal(tell({}), "soon: No route leads to Acme, so it gets no messages.")
})

test("a missing second factor, and a token and an invite that end soon, need attention", () => {
  assert.match(textOf({ previousTokenEndsAt: inHours(3) }), /^soon: The previous Auth Token works until/)
  assert.deepEqual(matters({ previousTokenEndsAt: inHours(-1) }), [])
  assert.match(textOf({ isUnguarded: true }), /^soon: Your account has full access/)
  const invite = (hours: number) =>
    [{ sid: "IV1", email: "ben@example.com", ends_at: inHours(hours) }] as unknown as Facts["invites"]
  assert.match(textOf({ invites: invite(3) }), /^soon: The invite for ben@example\.com expires/)
  assert.deepEqual(matters({ invites: invite(48) }), [])
})

test("a verification block that refuses needs attention with its area and figures, and many blocks are one item", () => {
  const block = (changed: Partial<VerificationBlock> = {}) =>
    ({
      sid: "BK1",
      scope: "prefix",
      key: "+3161234",
      country: "NL",
      sends: 30,
      approvals: 1,
      dry_run: false,
      ends_at: inHours(12),
      released_at: null,
      ...changed,
    }) as VerificationBlock
  const area = /^now: Verifications of numbers that begin with \+3161234 \(.+\) are blocked until /
  assert.match(textOf({ blocks: [block()] }), area)
  assert.match(textOf({ blocks: [block()] }), /\. 30 messages led to 1 approval\.$/)
  assert.match(textOf({ blocks: [block({ scope: "country", key: "NL" })] }), /of all numbers of \w+ are blocked/)
  const over = [block({ dry_run: true }), block({ ends_at: inHours(-1) }), block({ released_at: inHours(-1) })]
  assert.deepEqual(matters({ blocks: over }), [])
  assert.match(textOf({ blocks: [block(), block(), block(), block()] }), /^now: 4 areas are blocked for verifications/)
})

test("the most urgent comes first, of every kind", () => {
  const found = matters({
    isUnguarded: true,
    webhooks: [endpoint({ status: "paused" })],
    statistics: day({ pending: 1 }),
    carriers: [carrier({ state: "down" })],
    waiting: 3,
  })
  assert.deepEqual(
    found.map(({ urgency, to }) => [urgency, to]),
    [
      ["now", "/carriers/CR1"],
      ["now", "/messages"],
      ["today", "/webhooks/WH1"],
      ["soon", "/settings"],
    ],
  )
})

test("an hour of the chart has its name in the reader's zone, and a day is the UTC day in every zone", () => {
  const [hour, utcDay] = ["2026-11-21T08:00:00.000Z", "2026-11-21T00:00:00.000Z"]
  assert.equal(
    tickName(hour, "hour"),
    new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit" }).format(new Date(hour)),
  )
  assert.match(bucketName(hour, "hour"), / to /)
  for (const name of [tickName(utcDay, "day"), bucketName(utcDay, "day")]) assert.match(name, /\b21\b/)
})

test("unused API keys need attention as one item, unless they are new or revoked", () => {
  const key = (changed: Partial<ApiKey>) =>
    ({ name: "Till", created_at: inHours(-8 * 24), last_used_at: null, revoked_at: null, ...changed }) as ApiKey
  assert.match(textOf({ keys: [key({})] }), /^soon: The API key “Till” was created over a week ago and never used\.$/)
  const used = inHours(-101 * 24)
  assert.match(textOf({ keys: [key({ last_used_at: used })] }), new RegExp(`was last used at ${used}\\.$`))
  assert.match(
    textOf({ keys: [key({}), key({ last_used_at: used })] }),
    /^soon: 2 API keys were not used in the last hundred days/,
  )
  const fine = [{ created_at: inHours(-6 * 24) }, { last_used_at: inHours(-99 * 24) }, { revoked_at: inHours(-1) }]
  assert.deepEqual(matters({ keys: fine.map(key) }), [])
})

test("the axis of the chart ends a little above the highest bar, at numbers that people read", () => {
  const tops = [0, 1, 5, 39, 100, 999, 2_363, 12_900, 1_000_000].map((highest) => scaleOf(highest).at(-1))
  assert.deepEqual(tops, [4, 4, 5, 40, 100, 1_000, 2_500, 16_000, 1_000_000])
  assert.deepEqual(scaleOf(39), [0, 10, 20, 30, 40])
})

test("disputes need attention with their deadline, and with most urgency shortly before it", () => {
  const dispute = (hours: number | null) =>
    ({ payment_sid: "PY1", evidence_due_at: hours === null ? null : inHours(hours) }) as Dispute
  const one = "1 dispute needs evidence."
  assert.equal(textOf({ disputes: [dispute(144)] }), `today: ${one} The first deadline is ${inHours(144)}.`)
  const several = [dispute(null), dispute(30), dispute(2)]
  assert.equal(textOf({ disputes: several }), `now: 3 disputes need evidence. The first deadline is ${inHours(2)}.`)
  assert.equal(textOf({ disputes: [dispute(-1)] }), `now: ${one} The first deadline was ${inHours(-1)}.`)
  assert.equal(textOf({ disputes: [dispute(null)] }), `today: ${one}`)
  assert.deepEqual(matters({ disputes: [dispute(144)] })[0]?.to, "/payments/PY1")
})

test("payments to review and open differences need attention", () => {
  assert.match(textOf({ reviews: 1 }), /^today: 1 payment needs review/)
  assert.match(textOf({ differences: 100 }), /^soon: At least 100 differences between/)
})
