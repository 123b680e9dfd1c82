import { z } from "zod"
import type { Transaction } from "#core/db/database.ts"
import { isoTime } from "#core/std/iso-time.ts"
import { toSid } from "#core/std/ids.ts"
import { runIdempotent, runIdempotentInTwoSteps, type IdempotencyNeeds } from "#http/run-idempotent.ts"
import { operation, type Answer, type ApiRequest } from "#http/operation.ts"
import { named, noted, sid, timestamp } from "#http/wire/schemas.ts"
import { cancelMessage as cancel } from "#messaging/messages/cancel-message.ts"
import type { MessagingContext } from "#messaging/messages/context.ts"
import { messageResource } from "#messaging/messages/message-resource.ts"
import { insertNoteOnce } from "#messaging/messages/notes.ts"
import { getMessage } from "#messaging/messages/read/get-message.ts"
import { redactMessage as redact } from "#messaging/messages/redact-message.ts"
import { messageExample, messageSchema } from "./message-schema.ts"
import { eraseInSimulator, type MessageNeeds } from "./messages.ts"

export type MessageChangeNeeds = MessageNeeds & IdempotencyNeeds

export const cancelMessage = operation<MessageChangeNeeds>()({
  id: "cancelMessage",
  tag: "Messages",
  summary: "Cancel a message",
  description:
    "Cancels a queued message, such as one that waits for its `send_at`. Its status is `failed`, with the `error_code` `canceled`. Posthorn cannot recall a message from a carrier. A repeated request returns the same response.",
  scopes: ["messages"],
  sid: "message",
  responses: {
    200: {
      description: "The canceled message.",
      schema: messageSchema,
      example: {
        ...messageExample,
        status: "failed",
        error_code: "canceled",
        error_message: "The account canceled the message before a carrier had it.",
      },
    },
  },
  problems: ["message_not_found", "message_not_cancelable"],
  handle: (needs, request) => change(needs, request, cancel),
})

export const redactMessage = operation<MessageChangeNeeds>()({
  id: "redactMessage",
  tag: "Messages",
  summary: "Redact a message",
  description:
    "Erases the text, template, tags and metadata of the message in all places that a deletion erases. The message remains with its numbers, times, status and price. Its media remain, too: delete each with `DELETE /v1/media/{sid}`. A repeated request returns the same response.",
  scopes: ["messages"],
  sid: "message",
  responses: {
    200: {
      description: "The message without its content.",
      schema: messageSchema,
      example: { ...messageExample, status: "delivered", body: "", tags: [], metadata: {} },
    },
  },
  problems: ["message_not_found", "message_not_complete"],
  async handle(needs, request) {
    const answer = await change(needs, request, redact)
    await eraseInSimulator(needs, request.id)
    return answer
  },
})

/** A key stores no text, so a later deletion erases all of the message. */
function change(
  needs: MessageChangeNeeds,
  request: ApiRequest,
  act: (tx: Transaction, context: MessagingContext, accountId: string, id: string) => Promise<unknown>,
): Promise<Answer> {
  const { messaging } = needs
  const { accountId, id } = request
  return runIdempotentInTwoSteps(needs, request, {
    table: "idempotency_keys",
    async begin(tx) {
      await act(tx, messaging, accountId, id)
      return {}
    },
    finish: async () => ({ status: 200, json: messageResource(await getMessage(messaging.db, accountId, id)) }),
  })
}

const feedbackSchema = named(
  "MessageFeedback",
  "The report of an account about a message.",
  z.object({
    message_sid: sid("message", "The message."),
    outcome: noted(z.enum(["confirmed", "unconfirmed"]), "Whether the recipient acted on the message.", "confirmed"),
    created_at: timestamp("The time of the report."),
  }),
)

export const createMessageFeedback = operation<MessageChangeNeeds>()({
  id: "createMessageFeedback",
  tag: "Messages",
  summary: "Report the outcome of a message",
  description:
    "Records in the timeline of the message whether the recipient acted on it, such as by entering its code. It changes no status. The operator compares such reports with the receipts of a carrier.",
  scopes: ["messages"],
  sid: "message",
  body: z.object({
    outcome: noted(
      z.enum(["confirmed", "unconfirmed"]),
      "`confirmed` if the recipient acted on the message, `unconfirmed` if it is not known.",
      "confirmed",
    ),
  }),
  bodyExamples: { confirmed: { summary: "The recipient acted", value: { outcome: "confirmed" } } },
  responses: { 201: { description: "The report.", schema: feedbackSchema } },
  problems: ["message_not_found"],
  handle: (needs, request) =>
    runIdempotent(needs, request, async (tx) => {
      const { accountId, id, body } = request
      const { clock, newId } = needs.messaging
      await getMessage(tx, accountId, id)
      const at = clock.now()
      const detail = JSON.stringify({ outcome: body.outcome })
      await insertNoteOnce(tx, accountId, { id: newId(), messageId: id, kind: "feedback", at, detail })
      return {
        status: 201,
        json: { message_sid: toSid("message", id), outcome: body.outcome, created_at: isoTime(at) },
      }
    }),
})
