import { isoTime } from "#core/std/iso-time.ts"
import { z } from "zod"
import { runIdempotent, type IdempotencyNeeds } from "#http/run-idempotent.ts"
import { operation } from "#http/operation.ts"
import { listing, removal } from "#http/resource-operations.ts"
import { exampleOf } from "#http/wire/example-of.ts"
import { withLookahead } from "#http/wire/page.ts"
import { named, noted, sid, timestamp } from "#http/wire/schemas.ts"
import type { Database, Tx } from "#core/db/database.ts"
import * as domain from "#messaging/messages/inbound/dead-letters.ts"
import type { DeadLetter } from "#messaging/messages/inbound/dead-letters.ts"
import { toSid } from "#core/std/ids.ts"

export interface DeadLetterNeeds extends IdempotencyNeeds {
  db: Tx & Pick<Database, "transaction">
}

const deadLetterSchema = named(
  "DeadLetter",
  "An inbound message that Posthorn could not store.",
  z.object({
    sid: sid("deadLetter", "Identifier of the dead letter."),
    carrier_sid: sid("carrier", "The carrier that sent it."),
    from: noted(z.string(), "The sender.", "+15551234567"),
    to: noted(z.string(), "The recipient, which is a number of this installation.", "+15550000001"),
    body: noted(z.string(), "The text. It is private: show it only to the owner of the number.", "hello"),
    error: noted(
      z.string(),
      "`number_unowned` if no account owns the number. `number_moved` if another account owned it when the message arrived. Otherwise the error of PostgreSQL: the SQLSTATE, and the constraint if there is one.",
      "22021",
    ),
    received_at: timestamp("The time when Posthorn received the message."),
    retry_at: timestamp("The time of the next attempt to store the message."),
  }),
)

const example = exampleOf(deadLetterSchema, {
  retry_at: "2026-11-21T09:30:00.000Z",
})

export const listDeadLetters = listing<DeadLetterNeeds>()({
  id: "listDeadLetters",
  tag: "Operator",
  noun: "dead letters",
  summary: "List inbound messages that could not be stored",
  description:
    "Returns dead letters, newest first. With the error `number_unowned`, no account owns the number: assign it to an account. With `number_moved`, the number has another owner than at the time of the message, and Posthorn does not store the message for that account. Another error indicates a defect in Posthorn: report it. Posthorn retries to store each message once an hour, and deletes it after the retention time of messages (`RETENTION_MESSAGES_DAYS`).",
  schema: deadLetterSchema,
  example,
  pages: ({ db }) => withLookahead((page) => domain.listDeadLetters(db, page)),
  render,
})

export const retryDeadLetter = operation<DeadLetterNeeds>()({
  id: "retryDeadLetter",
  tag: "Operator",
  summary: "Retry a dead letter",
  description:
    "Retries to store the message of a dead letter within a minute, and once an hour after a failure. After a success, Posthorn deletes the dead letter.",
  sid: "deadLetter",
  body: z.object({}),
  responses: { 204: { description: "Posthorn retries the dead letter next.", schema: null } },
  problems: ["dead_letter_not_found"],
  // The answer contains no text of the message, because it is stored with the key of the request.
  handle: (needs, request) =>
    runIdempotent(needs, request, async (tx) => {
      await domain.scheduleDeadLetterNow(tx, request.id, needs.clock.now())
      return { status: 204 }
    }),
})

export const discardDeadLetter = removal<DeadLetterNeeds>()({
  id: "discardDeadLetter",
  tag: "Operator",
  summary: "Discard a dead letter",
  description: "Deletes a dead letter and its message permanently. The recipient never receives it.",
  sid: "deadLetter",
  outcome: "Dead letter deleted.",
  async remove({ db }, { id }) {
    await domain.discardDeadLetter(db, id)
  },
})

function render(letter: DeadLetter) {
  return {
    sid: toSid("deadLetter", letter.id),
    carrier_sid: toSid("carrier", letter.carrierId),
    from: letter.from,
    to: letter.to,
    body: letter.body,
    error: letter.error,
    received_at: isoTime(letter.receivedAt),
    retry_at: isoTime(letter.retryAt),
  }
}
