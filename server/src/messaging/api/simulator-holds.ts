import { isoTime } from "#core/std/iso-time.ts"
import { z } from "zod"
import { runIdempotentAfterAct } from "#http/run-idempotent.ts"
import { operation } from "#http/operation.ts"
import { removal, wholeListing } from "#http/resource-operations.ts"
import { Problem } from "#http/problems/problem.ts"
import { named, noted, pageOf, timestamp } from "#http/wire/schemas.ts"
import { heldOfAccountMax } from "#messaging/carriers/simulator/held-receipts.ts"
import { holdsOfAccountMax } from "#messaging/carriers/simulator/holds.ts"
import type { HoldStatus } from "#messaging/carriers/simulator/simulator.ts"
import { recipient } from "./message-schema.ts"
import { requireSimulator, type SimulatorNeeds } from "./simulator.ts"

const holdSchema = named(
  "SimulatorHold",
  "A recipient whose delivery receipts the simulator holds.",
  z.object({
    to: noted(z.string(), "The recipient.", "+15552345678"),
    num_held_receipts: noted(z.int().min(0), "The number of held receipts, one for each segment.", 1),
    created_at: timestamp("The start of the hold."),
  }),
)

export const createSimulatorHold = operation<SimulatorNeeds>()({
  id: "createSimulatorHold",
  tag: "Simulator",
  summary: "Hold the receipts of a recipient",
  description: `Holds the delivery receipts of the account's messages to this recipient from now on, so that the messages stay \`sent\`. A hold survives a restart. The account can hold ${holdsOfAccountMax} recipients and ${heldOfAccountMax} receipts. The simulator sends further receipts at once. Holding a held recipient changes nothing.`,
  scopes: ["messages"],
  body: z.object({ to: noted(recipient, "The recipient of the messages.", "+15552345678") }),
  bodyExamples: { hold: { summary: "A recipient", value: { to: "+15552345678" } } },
  responses: { 201: { description: "The hold of the recipient.", schema: holdSchema } },
  problems: ["simulator_off", "invalid_address", "simulator_holds_exhausted", "overloaded"],
  async handle(needs, request) {
    const desk = requireSimulator(needs)
    const to = request.body.to.text
    const act = async () => {
      const hold = await desk.hold(request.accountId, to)
      if (hold) return { status: 201, json: holdResource(hold) }
      throw new Problem(
        "simulator_holds_exhausted",
        `The account already holds the receipts of ${holdsOfAccountMax} recipients. Release some with DELETE /v1/simulator/holds first.`,
      )
    }
    return await runIdempotentAfterAct(needs, request, act)
  },
})

export const listSimulatorHolds = wholeListing<SimulatorNeeds>()({
  id: "listSimulatorHolds",
  tag: "Simulator",
  summary: "List the held recipients",
  description: "Returns all holds on one page, newest first.",
  scopes: ["messages", "read"],
  outcome: "The holds of the account.",
  page: pageOf("SimulatorHoldPage", "The recipients whose receipts the simulator holds.", holdSchema),
  problems: ["simulator_off", "overloaded"],
  read: async (needs, { accountId }) => (await requireSimulator(needs).holds(accountId)).map(holdResource),
})

export const releaseSimulatorHolds = removal<SimulatorNeeds>()({
  id: "releaseSimulatorHolds",
  tag: "Simulator",
  summary: "Release receipts",
  description:
    "Sends the held receipts of the recipient, in the order of their due times, and ends the hold. Without `to`, releases the receipts of all recipients. Each receipt has the time at which it was due.",
  scopes: ["messages"],
  query: z.object({ to: noted(recipient.optional(), "The recipient to release.", "+15552345678") }),
  outcome: "The receipts are released.",
  problems: ["simulator_off", "invalid_address", "overloaded"],
  async remove(needs, { accountId, query }) {
    await requireSimulator(needs).release(accountId, query.to?.text ?? null)
  },
})

function holdResource({ to, since, heldReceipts }: HoldStatus) {
  return { to, num_held_receipts: heldReceipts, created_at: isoTime(since) }
}
