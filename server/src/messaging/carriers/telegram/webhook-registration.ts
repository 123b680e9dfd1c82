import { backoffMs } from "#core/std/backoff.ts"
import type { Clock } from "#core/std/clock.ts"
import { toSid } from "#core/std/ids.ts"
import type { Log } from "#core/std/log.ts"
import type { BotFailure } from "./answer-meaning.ts"
import type { BotApi, BotApiOptions } from "./bot-api.ts"
import { canCall, secretTokenOf } from "./config.ts"
import { updateKinds } from "./read-update.ts"

export interface WebhookRegistrationOptions extends Pick<BotApiOptions, "config" | "secrets"> {
  id: string
  webhookUrl(): string
  clock: Clock
  random: () => number
  log: Log
}

const retry = { firstMs: 1_000, mostMs: 300_000 }

/**
 * Registers this installation's webhook URL at Telegram. Every process that sends for the bot does so at its
 * start, with the same URL and secret. It retries until Telegram accepts them.
 */
export class WebhookRegistration {
  readonly #bot: BotApi
  readonly #options: WebhookRegistrationOptions
  #underWay: Promise<void> = Promise.resolve()
  #isStopped = true
  #cancelRetry = () => {}
  #failures = 0
  /** Why no messages arrive, for the operator. */
  trouble: string | null = null

  constructor(bot: BotApi, options: WebhookRegistrationOptions) {
    this.#bot = bot
    this.#options = options
  }

  start(): void {
    this.#isStopped = false
    this.#cancelRetry()
    this.#underWay = this.#underWay.then(() => this.#register())
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    this.#cancelRetry()
    await this.#underWay
  }

  async #register(): Promise<void> {
    if (this.#isStopped) return
    const { config, secrets, webhookUrl, clock, random } = this.#options
    const url = webhookUrl()
    if (!canCall(url, config)) {
      this.trouble = `The bot sends messages but receives none, because Telegram cannot call ${url}. Set PUBLIC_URL to an HTTPS URL.`
      return
    }
    const fields = { url, secret_token: secretTokenOf(secrets), allowed_updates: updateKinds }
    const answer = await this.#bot.call("setWebhook", fields, config.timeout_ms)
    if (answer.kind === "result") {
      this.trouble = null
      this.#failures = 0
      return
    }
    this.#logOnce(explain(answer))
    if (!this.#isStopped)
      this.#cancelRetry = clock.after(backoffMs(this.#failures++, retry, random), () => this.start())
  }

  #logOnce(reason: string): void {
    const { id, log } = this.#options
    const trouble = `Telegram does not accept the webhook URL: ${reason}`
    if (trouble !== this.trouble) log.warn({ carrier: toSid("carrier", id), reason }, "a bot's webhook is not set")
    this.trouble = trouble
  }
}

function explain(answer: BotFailure): string {
  if (answer.kind === "failure") return answer.failure.reason
  if (answer.kind === "malformed") return `it responded with status ${answer.status}.`
  if (answer.status === 401 || answer.status === 404) return "it does not accept the token. Correct the password."
  return `it responded with ${answer.status}, ${answer.description}.`
}
