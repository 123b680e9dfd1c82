import { z } from "zod"
import type { Refused, Submission, SubmitOutcome } from "#messaging/carriers/carrier.ts"
import { permanentRefusal, temporaryRefusal } from "#messaging/carriers/refusals.ts"
import {
  unansweredRequest,
  type FailedRequest,
  type MessageApi,
  type Unreachable,
} from "#messaging/carriers/requests/message-api.ts"
import { PartialSubmissions } from "#messaging/carriers/partial-submissions.ts"
import { nameOfSubmission } from "#messaging/carriers/submission-name.ts"
import type { Clock } from "#core/std/clock.ts"
import { kindOf, messagesOf, uploadForm } from "./compose.ts"
import { errorMeaningOf } from "./error-meaning.ts"
import { GraphApi, type GraphAnswer, type GraphApiOptions } from "./graph-api.ts"

export interface WhatsappApiOptions extends GraphApiOptions {
  clock: Clock
}

const prefix = "whatsapp:"

/** The completed steps of a message. */
interface Done {
  /** The ids of its media, in order. */
  mediaIds: string[]
  references: string[]
}

/**
 * Sends messages over WhatsApp's Cloud API. Media is uploaded, because its host may not be public for Meta. A
 * message with several files becomes several WhatsApp messages, whose references it gets in order.
 */
export class WhatsappApi implements MessageApi {
  readonly kind = "whatsapp"
  readonly name: string
  readonly connections: number
  readonly perSecond: number
  readonly #options: WhatsappApiOptions
  readonly #graph: GraphApi
  readonly #unfinished: PartialSubmissions<Done>

  constructor(options: WhatsappApiOptions) {
    const { config, clock } = options
    this.#options = options
    this.#graph = new GraphApi(options)
    this.#unfinished = new PartialSubmissions(clock)
    this.name = new URL(config.api_url).host
    this.connections = config.connections
    this.perSecond = config.messages_per_second
  }

  refuse({ from, media, template }: Submission): Refused | null {
    if (!this.#numberId(from))
      return permanentRefusal("sender_not_permitted", "The sender is not in the carrier's setting phone_numbers.")
    if (template && media.length > 1)
      return permanentRefusal("template_invalid", "A template can have at most one medium in its header.")
    const strange = media.find((one) => !kindOf(one))
    return strange
      ? permanentRefusal("media_type_unsupported", `WhatsApp does not accept media of the type ${strange.contentType}.`)
      : null
  }

  async send(submission: Submission): Promise<SubmitOutcome | Unreachable> {
    const { messageId } = submission
    const done = this.#unfinished.remove(messageId) ?? { mediaIds: [], references: [] }
    const failure = await this.#sendRest(submission, done)
    if (!failure) return { kind: "accepted", references: done.references }
    if (failure.kind !== "refused" || !failure.isPermanent) this.#unfinished.keep(messageId, done)
    return done.references.length && failure.kind !== "unknown" ? { ...failure, hasPart: true } : failure
  }

  /** Returns null when the whole message is sent. */
  async #sendRest(submission: Submission, done: Done): Promise<FailedRequest | null> {
    const { clock, config } = this.#options
    const until = clock.elapsed() + config.timeout_ms
    const leftMs = () => Math.max(until - clock.elapsed(), 1)
    const numberId = this.#numberId(submission.from) ?? ""
    for (let index = done.mediaIds.length; index < submission.media.length; index++) {
      const form = uploadForm(submission.media[index]!, index)
      const id = uploadedId(await this.#graph.post(`${numberId}/media`, form, leftMs()))
      if (typeof id !== "string") return id
      done.mediaIds.push(id)
    }
    const messages = messagesOf(submission, done.mediaIds)
    // A status is about one WhatsApp message, and says nothing about the others of the same message.
    const data = messages.length === 1 ? { biz_opaque_callback_data: nameOfSubmission(submission) } : {}
    for (const message of messages.slice(done.references.length)) {
      const fields = { ...message, ...data }
      const reference = sentReference(await this.#graph.post(`${numberId}/messages`, fields, leftMs()))
      if (typeof reference !== "string") {
        const isNamed = reference.kind === "unknown" && messages.length === 1
        return isNamed ? { ...reference, isNamed } : reference
      }
      done.references.push(reference)
    }
    return null
  }

  #numberId(from: string): string | undefined {
    const { phone_numbers: numbers } = this.#options.config
    const number = from.slice(prefix.length)
    return from.startsWith(prefix) && Object.hasOwn(numbers, number) ? numbers[number] : undefined
  }
}

const uploaded = z.object({ id: z.string().min(1).max(500) })
const accepted = z.object({ messages: z.array(z.object({ id: z.string().min(1).max(500) })).min(1) })

/** An upload without an answer can be repeated, because the recipient does not see it. */
function uploadedId(answer: GraphAnswer): string | FailedRequest {
  const parsed = answer.kind === "result" ? uploaded.safeParse(answer.result) : undefined
  if (parsed?.success) return parsed.data.id
  const failure = failureOf(answer)
  return failure.kind === "unknown" ? temporaryRefusal("carrier_unavailable", failure.reason) : failure
}

function sentReference(answer: GraphAnswer): string | FailedRequest {
  const parsed = answer.kind === "result" ? accepted.safeParse(answer.result) : undefined
  return parsed?.data?.messages[0]?.id ?? failureOf(answer)
}

function failureOf(answer: GraphAnswer): FailedRequest {
  if (answer.kind === "result") return { kind: "unknown", reason: "WhatsApp responded without the id of the message." }
  return answer.kind === "error" ? errorMeaningOf(answer) : unansweredRequest(answer)
}
