import { isoTime } from "#std/iso-time.ts"
import { z } from "zod"
import { onceApart } from "#api/once.ts"
import { operation } from "#api/operation.ts"
import { Problem } from "#api/problems/problem.ts"
import { pageAnswer } from "#api/wire/page.ts"
import { named, noted, pageOf, timestamp } from "#api/wire/schemas.ts"
import { heldOfAccountMax } from "#carriers/simulator/held-receipts.ts"
import { holdsOfAccountMax } from "#carriers/simulator/holds.ts"
import type { HoldStatus } from "#carriers/simulator/simulator.ts"
import { recipient } from "./message-schema.ts"
import { deskOf, type SimulatorNeeds } from "./simulator.ts"

const holdSchema = named(
  "SimulatorHold",
  "A recipient whose delivery receipts the simulator holds back.",
  z.object({
    to: noted(z.string(), "The recipient.", "+15552345678"),
    num_held_receipts: noted(z.int().min(0), "Receipts that wait now: one for each segment.", 1),
    created_at: timestamp("The start of the hold."),
  }),
)

const example = { to: "+15552345678", num_held_receipts: 1, created_at: "2026-11-21T08:30:00.000Z" }

export const createSimulatorHold = operation<SimulatorNeeds>()({
  id: "createSimulatorHold",
  tag: "Simulator",
  summary: "Hold the receipts of a recipient",
  description: `From now on the simulator keeps back the delivery receipts of what the account sends to this recipient, so that its messages stay \`sent\`. It outlives a restart. ${holdsOfAccountMax} recipients at most, and ${heldOfAccountMax} receipts: those beyond come at once. A recipient that is held already stays so.`,
  scopes: ["messages"],
  body: z.object({ to: noted(recipient, "The recipient of the messages.", "+15552345678") }),
  bodyExamples: { hold: { summary: "A recipient", value: { to: "+15552345678" } } },
  responses: { 201: { description: "Its receipts are held.", schema: holdSchema, example } },
  problems: ["simulator_off", "invalid_address", "simulator_holds_exhausted", "overloaded"],
  async handle(needs, request) {
    const desk = deskOf(needs)
    const to = request.body.to.text
    const act = async () => {
      const hold = await desk.hold(request.accountId, to)
      if (hold) return holdResource(hold)
      throw new Problem(
        "simulator_holds_exhausted",
        `The receipts of ${holdsOfAccountMax} recipients are held at most. Release some with DELETE /v1/simulator/holds first.`,
      )
    }
    return await onceApart(needs, request, { act, render: (json) => ({ status: 201, json }) })
  },
})

export const listSimulatorHolds = operation<SimulatorNeeds>()({
  id: "listSimulatorHolds",
  tag: "Simulator",
  summary: "List the recipients whose receipts are held",
  description: "Newest first, all on one page.",
  scopes: ["messages", "read"],
  responses: {
    200: {
      description: "The holds of the account.",
      schema: pageOf("SimulatorHoldPage", "Recipients whose receipts are held.", holdSchema),
      example: { data: [example], has_more: false, next_cursor: null },
    },
  },
  problems: ["simulator_off", "overloaded"],
  async handle(needs, { accountId }) {
    return pageAnswer((await deskOf(needs).holds(accountId)).map(holdResource), null)
  },
})

export const releaseSimulatorHolds = operation<SimulatorNeeds>()({
  id: "releaseSimulatorHolds",
  tag: "Simulator",
  summary: "Release receipts",
  description:
    "Sends the held receipts of the recipient, in the order of their due times, and ends the hold. Without `to`, it does so for every recipient. A receipt has the time at which it was due.",
  scopes: ["messages"],
  query: z.object({ to: noted(recipient.optional(), "Only of this recipient.", "+15552345678") }),
  responses: { 204: { description: "Receipts are no longer held.", schema: null } },
  problems: ["simulator_off", "invalid_address", "overloaded"],
  async handle(needs, { accountId, query }) {
    await deskOf(needs).release(accountId, query.to?.text ?? null)
    return { status: 204 }
  },
})

function holdResource({ to, since, heldReceipts }: HoldStatus) {
  return { to, num_held_receipts: heldReceipts, created_at: isoTime(since) }
}
