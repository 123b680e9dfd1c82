import { isoTime } from "#std/iso-time.ts"
import { z } from "zod"
import { runIdempotent, type IdempotencyNeeds } from "#api/run-idempotent.ts"
import { operation } from "#api/operation.ts"
import { answerList, withLookahead } from "#api/wire/page.ts"
import { exampleHex, named, noted, pageResponse, pageParameters, sid, timestamp } from "#api/wire/schemas.ts"
import type { Database, Tx } from "#db/database.ts"
import * as domain from "#messaging/inbound/dead-letters.ts"
import type { DeadLetter } from "#messaging/inbound/dead-letters.ts"
import { toSid } from "#std/ids.ts"

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

const example = {
  sid: `DE${exampleHex}`,
  carrier_sid: `CR${exampleHex}`,
  from: "+15551234567",
  to: "+15550000001",
  body: "hello",
  error: "22021",
  received_at: "2026-11-21T08:30:00.000Z",
  retry_at: "2026-11-21T09:30:00.000Z",
}

export const listDeadLetters = operation<DeadLetterNeeds>()({
  id: "listDeadLetters",
  tag: "Operator",
  summary: "List inbound messages that could not be stored",
  description:
    "Returns dead letters, newest first. With the error `number_unowned`, no account owns the number: assign it to an account. With `number_moved`, the number has another owner than at the time of the message, and Posthorn does not store the message for that account. Another error indicates a defect in Posthorn: report it. Posthorn retries to store each message once an hour, and deletes it after the retention time of messages (`RETENTION_MESSAGES_DAYS`).",
  scopes: [],
  query: z.object(pageParameters),
  responses: pageResponse("DeadLetterPage", "A page of dead letters.", deadLetterSchema, example),
  problems: ["invalid_cursor"],
  handle({ db }, { query }) {
    const read = withLookahead((page) => domain.listDeadLetters(db, page))
    return answerList("dead_letters", query, read, render)
  },
})

export const retryDeadLetter = operation<DeadLetterNeeds>()({
  id: "retryDeadLetter",
  tag: "Operator",
  summary: "Retry a dead letter",
  description:
    "Retries to store the message of a dead letter within a minute, and once an hour after a failure. After a success, Posthorn deletes the dead letter.",
  scopes: [],
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

export const discardDeadLetter = operation<DeadLetterNeeds>()({
  id: "discardDeadLetter",
  tag: "Operator",
  summary: "Discard a dead letter",
  description: "Deletes a dead letter and its message permanently. The recipient never receives it.",
  scopes: [],
  sid: "deadLetter",
  responses: { 204: { description: "Dead letter deleted.", schema: null } },
  problems: ["dead_letter_not_found"],
  async handle({ db }, { id }) {
    await domain.discardDeadLetter(db, id)
    return { status: 204 }
  },
})

function render(letter: DeadLetter): object {
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
