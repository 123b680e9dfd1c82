import { z } from "zod"
import type { Submission, SubmitOutcome } from "#messaging/carriers/carrier.ts"
import type { FailedRequest, MessageApi, Unreachable } from "#messaging/carriers/requests/message-api.ts"
import { PartialSubmissions } from "#messaging/carriers/partial-submissions.ts"
import { permanentRefusal } from "#messaging/carriers/refusals.ts"
import type { Clock } from "#core/std/clock.ts"
import type { Log } from "#core/std/log.ts"
import { meaningOf, type BotFailure } from "./answer-meaning.ts"
import { BotApi, type BotApiOptions } from "./bot-api.ts"
import { stepsOf, type Step } from "./compose.ts"
import { WebhookRegistration } from "./webhook-registration.ts"

export interface TelegramApiOptions extends BotApiOptions {
  id: string
  /** The URL to which Telegram sends messages. */
  webhookUrl(): string
  clock: Clock
  random: () => number
  log: Log
}

const prefix = "telegram:"

/** The parts of a message that were sent so far. */
interface Sent {
  references: string[]
  chat: string
}

/**
 * Sends messages as a Telegram bot. Telegram has no receipts, so a message stays `sent`. A message with media
 * can need several requests, whose references it gets in order.
 */
export class TelegramApi implements MessageApi {
  readonly kind = "telegram"
  readonly name: string
  readonly connections: number
  readonly perSecond: number
  readonly #options: TelegramApiOptions
  readonly #bot: BotApi
  readonly #unfinished: PartialSubmissions<Sent>
  readonly #registration: WebhookRegistration

  constructor(options: TelegramApiOptions) {
    const { config, clock } = options
    this.#options = options
    this.#bot = new BotApi(options)
    this.#unfinished = new PartialSubmissions(clock)
    this.#registration = new WebhookRegistration(this.#bot, options)
    this.name = `${new URL(config.api_url).host} @${config.bot}`
    this.connections = config.connections
    this.perSecond = config.messages_per_second
  }

  get trouble(): string | null {
    return this.#registration.trouble
  }

  open(): void {
    this.#registration.start()
  }

  close(): Promise<void> {
    return this.#registration.stop()
  }

  refuse({ from, to }: Submission): SubmitOutcome | null {
    if (from !== `${prefix}${this.#options.config.bot}`)
      return permanentRefusal("sender_not_permitted", "The sender is not the bot of this carrier.")
    if (/^telegram:-?\d+$/.test(to)) return null
    return permanentRefusal(
      "invalid_recipient",
      "The recipient is not the id of a chat. A bot can send only to ids, not to names.",
    )
  }

  async send(submission: Submission): Promise<SubmitOutcome | Unreachable> {
    const { clock, config } = this.#options
    const { messageId, to } = submission
    const until = clock.elapsed() + config.timeout_ms
    const sent = this.#unfinished.remove(messageId) ?? { references: [], chat: to.slice(prefix.length) }
    const steps = stepsOf(submission)
    for (const step of steps.slice(sent.references.length)) {
      const answer = await this.#receive(step, sent, until)
      if (typeof answer === "string") sent.references.push(answer)
      else return this.#fail(messageId, sent, answer)
    }
    return { kind: "accepted", references: sent.references }
  }

  /**
   * Returns the reference of an accepted request, or the answer of a failed one. Repeats the request for a
   * group that has moved.
   */
  async #receive(step: Step, sent: Sent, until: number): Promise<string | BotFailure> {
    for (let moves = 0; ; moves++) {
      const leftMs = Math.max(until - this.#options.clock.elapsed(), 1)
      const answer = await this.#bot.call(step.method, step.fieldsFor(sent.chat), leftMs)
      if (answer.kind === "error" && answer.migratedTo !== undefined && moves === 0) sent.chat = answer.migratedTo
      else return answer.kind === "result" ? (referenceOf(answer.result) ?? malformed) : answer
    }
  }

  #fail(messageId: string, sent: Sent, answer: BotFailure): FailedRequest {
    const outcome = meaningOf(answer)
    const isOver = outcome.kind === "refused" && outcome.isPermanent
    if (!isOver) this.#unfinished.keep(messageId, sent)
    return sent.references.length && outcome.kind !== "unknown" ? { ...outcome, hasPart: true } : outcome
  }
}

const malformed = { kind: "malformed", status: 200 } as const

const message = z.object({ message_id: z.int(), chat: z.object({ id: z.int() }) })
const sentMessages = z.union([message, z.array(message).min(1)])

/** For an album, the reference of its first message. */
function referenceOf(result: unknown): string | undefined {
  const parsed = sentMessages.safeParse(result)
  const first = parsed.success ? [parsed.data].flat()[0] : undefined
  return first && `${first.chat.id}:${first.message_id}`
}
