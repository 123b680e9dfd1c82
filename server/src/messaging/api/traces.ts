import { isoTime } from "#core/std/iso-time.ts"
import { z } from "zod"
import { listAccounts, readAccount } from "#core/accounts/read-account.ts"
import { runIdempotent } from "#http/run-idempotent.ts"
import { operation } from "#http/operation.ts"
import { removal, wholeListing } from "#http/resource-operations.ts"
import { address } from "#messaging/api/message-schema.ts"
import { exampleHex, named, noted, pageOf, timestamp, sidParameter } from "#http/wire/schemas.ts"
import { accountOf, readTimeline, type TimelineEntry } from "#messaging/messages/read/read-timeline.ts"
import { readFrames, type MessageFrame } from "#messaging/messages/send/frames.ts"
import { parseRecipient } from "#messaging/numbers/address.ts"
import { getCarrier, traceCarrier } from "#messaging/routing/carriers.ts"
import { unknownRouteAccount } from "#messaging/routing/refusals.ts"
import { toSid } from "#core/std/ids.ts"
import { InputFaults } from "#core/std/input-faults.ts"
import { carrierSchema, renderCarrier } from "./carrier-schema.ts"
import type { CarrierNeeds } from "./carriers.ts"

/** A trace costs time and holds people's texts, so it ends by itself after a day at most. */
const minutesMax = 1_440

export const startTrace = operation<CarrierNeeds>()({
  id: "startCarrierTrace",
  tag: "Operator",
  summary: "Trace a carrier",
  description:
    "Records the exchanges with the carrier for the given time: submissions and receipts with their responses, and queries, but never a bind. Posthorn stores them with the messages. Read them at `/operator/v1/messages/{sid}/events`. A new trace replaces the current one.",
  sid: "carrier",
  body: z.object({
    minutes: noted(z.int().min(1).max(minutesMax).default(60), "The duration in minutes.", 60),
    account_sid: sidParameter("account", "The account whose messages to trace. Default: all accounts.").optional(),
    to: address(
      parseRecipient,
      "The recipient whose messages to trace. Default: all recipients.",
      "+4915112345678",
    ).optional(),
  }),
  bodyExamples: {
    recipient: { summary: "One recipient, for ten minutes", value: { minutes: 10, to: "+4915112345678" } },
  },
  responses: { 200: { description: "The carrier.", schema: carrierSchema } },
  problems: ["carrier_not_found", "invalid_address"],
  async handle(needs, request) {
    const { id, body } = request
    const now = needs.clock.now()
    const recipient = body.to?.text ?? null
    const trace = { until: now + body.minutes * 60_000, accountId: body.account_sid ?? null, recipient }
    const answer = await runIdempotent(needs, request, async (tx) => {
      await traceCarrier(tx, id, trace)
      const isKnown = trace.accountId === null || (await readAccount(tx, trace.accountId)) !== undefined
      if (!isKnown) throw new InputFaults([unknownRouteAccount])
      const carrier = await getCarrier(tx, id)
      return { status: 200, json: renderCarrier(carrier, needs.routing, now) }
    })
    await needs.routing.refresh()
    return answer
  },
})

export const endTrace = removal<CarrierNeeds>()({
  id: "endCarrierTrace",
  tag: "Operator",
  summary: "End the tracing of a carrier",
  description: "Ends the trace. Recorded exchanges remain until the retention of events ends.",
  sid: "carrier",
  outcome: "The trace has ended.",
  async remove(needs, { id }) {
    await traceCarrier(needs.db, id, null)
    await needs.routing.refresh()
  },
})

const at = "2026-11-21T08:30:00.000Z"
const exchangeExample = {
  kind: "exchange",
  type: "submit_sm_resp",
  occurred_at: at,
  detail: {
    carrier: `CR${exampleHex}`,
    connection: "smpp.carrier.example:3550 #1 transceiver",
    direction: "in",
    hex: "000000128000000400000000000000036100",
  },
}

const entrySchema = named(
  "OperatorTimelineEntry",
  "An entry in the timeline of a message, including exchanges with the carrier.",
  z.object({
    kind: noted(
      z.enum(["status", "note", "exchange"]),
      "The kind of entry: a change of status, a note without a change, or an exchange with the carrier.",
      "exchange",
    ),
    type: noted(z.string(), "The event type, the type of the note, or the command of the PDU.", "submit_sm_resp"),
    occurred_at: timestamp("The time of the entry."),
    detail: noted(
      z.record(z.string(), z.unknown()).nullable(),
      "The reason. For an exchange, its bytes in hexadecimal and its direction.",
      exchangeExample.detail,
    ),
  }),
)

export const getOperatorTimeline = wholeListing<CarrierNeeds>()({
  id: "getOperatorTimeline",
  tag: "Operator",
  summary: "Read a message's timeline with its exchanges",
  description:
    "Returns the timeline of a message of any account: every change of status, every note, and every exchange that a trace of the carrier recorded. Oldest first, on one page.",
  sid: "message",
  outcome: "The timeline.",
  page: pageOf("OperatorTimeline", "The timeline of a message, oldest first.", entrySchema),
  problems: ["message_not_found"],
  async read({ db }, { id }) {
    const accounts = await listAccounts(db)
    const accountIds = accounts.map((account) => account.id)
    const accountId = await accountOf(db, accountIds, id)
    const entries = (await readTimeline(db, accountId, id)).map(entryOf)
    const exchanges = (await readFrames(db, accountId, id)).map(exchangeOf)
    const all = [...entries, ...exchanges].sort((one, other) => one.at - other.at)
    return all.map(({ at: ms, ...entry }) => ({ ...entry, occurred_at: isoTime(ms) }))
  },
})

function entryOf({ kind, type, occurredAt, detail }: TimelineEntry) {
  return { at: occurredAt, kind, type, detail }
}

function exchangeOf({ carrierId, command, at: ms, connection, direction, hex }: MessageFrame) {
  const detail = { carrier: toSid("carrier", carrierId), connection, direction, hex }
  return { at: ms, kind: "exchange", type: command, detail }
}
