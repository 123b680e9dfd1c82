import { setImmediate as turn } from "node:timers/promises"
import type { HttpClient } from "#core/outgoing/http-client.ts"
import { nodeHttpClient } from "#core/outgoing/testing.ts"
import { systemClock, type Clock } from "#core/std/clock.ts"
import { createIds } from "#core/std/ids.ts"
import { PendingWork } from "#core/std/pending-work.ts"
import type { Carrier, CarrierListener, CarrierStatus, Inbound, Submission, SubmitOutcome } from "./carrier.ts"
import { InboundFiles } from "./inbound-files.ts"
import type { AdapterParts, CarrierKind, LeasableCarrier } from "./kind.ts"
import { receiveWebhook, type CarrierWebhook, type WebhookReader } from "./webhook.ts"

let messages = 0

/** A submission with the id of a new message. */
export function submissionOf(more: Partial<Submission> = {}): Submission {
  return {
    accountId: "01900000-0000-7000-8000-00000000000a",
    messageId: `01900000-0000-7000-8000-${String(++messages).padStart(12, "0")}`,
    attempt: 1,
    to: "+15551234567",
    from: "+15550000009",
    body: "hello",
    segments: 1,
    encoding: "gsm7",
    media: [],
    isUrgent: false,
    expiresAt: null,
    ...more,
  }
}

/** The configuration of a carrier in a test. */
export interface TestCarrierOptions {
  settings: unknown
  secrets?: unknown
  /** Default: a client that reaches every address. */
  outgoing?: HttpClient
  /** Default: the clock of the machine. */
  clock?: Clock
  webhookUrl?: string
}

/** Creates a carrier of the kind with its webhooks. It opens all its sessions when it starts. */
export async function createTestCarrier(kind: CarrierKind, options: TestCarrierOptions): Promise<CarrierWithWebhooks> {
  const adapter = await kind.create(partsOf(options), options.settings, options.secrets ?? {})
  return new CarrierWithWebhooks(adapter, kind.hasWebhooks ? createTestReader(kind, options) : undefined)
}

/** Creates the reader of webhooks of the kind. */
export function createTestReader(kind: CarrierKind, options: TestCarrierOptions): WebhookReader {
  const reader = kind.createReader(partsOf(options), options.settings, options.secrets ?? {})
  if (!reader) throw new Error(`Carriers of the kind ${kind.kind} have no webhooks.`)
  return reader
}

function partsOf({
  outgoing = nodeHttpClient,
  clock = systemClock,
  webhookUrl = "",
}: TestCarrierOptions): AdapterParts {
  const newId = createIds(clock)
  return {
    id: newId(),
    clock,
    newId,
    random: () => 0,
    log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    sessions: "leased",
    outgoing,
    publicOutgoing: outgoing,
    webhookUrl: () => webhookUrl,
    mayUse: () => true,
    learnedIds: null,
    onIdsLearned: ignore,
  }
}

const ignore = () => {}

/** Returns the messages of a webhook with their files. Rejects if the carrier must send the webhook again. */
export async function inboundsIn(reader: WebhookReader, webhook: CarrierWebhook): Promise<Inbound[]> {
  const inbounds: Inbound[] = []
  const listener = { receipt: async () => {}, inbound: async (message: Inbound) => void inbounds.push(message) }
  await receiveWebhook(reader, webhook, listener, { carrierId: "c", files: new InboundFiles(systemClock) })
  return inbounds
}

/**
 * A carrier and its webhooks with one `start` and one `stop`. In the server they are separate: the webhooks
 * end with the HTTP server. The sender of a webhook tries again until it is acknowledged.
 */
export class CarrierWithWebhooks implements Carrier {
  readonly #carrier: Carrier & Partial<LeasableCarrier>
  readonly #reader: WebhookReader | undefined
  readonly #underWay = new PendingWork()
  #listener: CarrierListener | null = null
  readonly #delayed: CarrierWebhook[] = []

  constructor(carrier: Carrier & Partial<LeasableCarrier>, reader?: WebhookReader) {
    this.#carrier = carrier
    this.#reader = reader
  }

  get id(): string {
    return this.#carrier.id
  }

  get kind(): string {
    return this.#carrier.kind
  }

  get windowMax(): number {
    return this.#carrier.windowMax
  }

  async start(listener: CarrierListener): Promise<void> {
    this.#listener = listener
    await this.#carrier.start(listener)
    // In the server, the processes share the sessions. Here is only one.
    await this.#carrier.openSessions?.(this.#carrier.sessions ?? [])
    for (const webhook of this.#delayed.splice(0)) this.bring(webhook)
  }

  async stop(): Promise<void> {
    await this.#carrier.stop()
    this.#listener = null
    await this.#underWay.settled()
  }

  submit(submission: Submission): Promise<SubmitOutcome> {
    return this.#carrier.submit(submission)
  }

  status(): CarrierStatus {
    return this.#carrier.status()
  }

  bring(webhook: CarrierWebhook): void {
    void this.#underWay.add(this.#bring(webhook))
  }

  async #bring(webhook: CarrierWebhook): Promise<void> {
    const reader = this.#reader
    if (!reader) throw new Error("The carrier has no webhooks.")
    while (this.#listener) {
      const taken = await receiveWebhook(reader, webhook, this.#listener, { carrierId: "c" }).catch(() => null)
      if (taken?.answer.status === 200) return
      await turn()
    }
    this.#delayed.push(webhook)
  }
}
