import type { CarrierListener } from "#messaging/carriers/carrier.ts"
import { carrierLabel } from "#messaging/carriers/carrier-label.ts"
import { requireCarrierKind } from "#messaging/carriers/kinds.ts"
import { isSameSecret } from "#messaging/carriers/requests/is-same-secret.ts"
import {
  receiveWebhook,
  type CarrierWebhook,
  type HeadProof,
  type WebhookAnswer,
  type WebhookHead,
  type WebhookReader,
} from "#messaging/carriers/webhook.ts"
import type { Clock } from "#core/std/clock.ts"
import { toSid } from "#core/std/ids.ts"
import type { Log } from "#core/std/log.ts"
import type { Metrics } from "#core/std/metrics.ts"
import type { SecretKeys } from "#core/std/secret-box.ts"
import { carrierWebhookKey } from "./carrier-webhook-url.ts"
import { carrierNotFound } from "./refusals.ts"
import type { HttpParts } from "./running-carriers.ts"
import type { CarrierRow } from "./store.ts"
import { secretsOfCarrier, settingsOfCarrier } from "./stored-carrier.ts"

export interface CarrierWebhooksOptions {
  secretKeys: SecretKeys
  clock: Clock
  log: Log
  metrics: Metrics
  http: HttpParts
}

interface Known {
  revision: number
  /** Null if the settings or the secrets cannot be read. */
  reader: WebhookReader | null
}

/**
 * The webhooks of all carriers that deliver receipts and messages by HTTP. They belong to no session, so
 * every process accepts them. It does so even while the carrier is disabled or restarting, because they
 * concern messages that the carrier already has.
 */
export class CarrierWebhooks {
  readonly #options: CarrierWebhooksOptions
  readonly #known = new Map<string, Known>()
  #listenerOf: ((carrierId: string) => CarrierListener) | null = null

  constructor(options: CarrierWebhooksOptions) {
    this.#options = options
  }

  start(listenerOf: (carrierId: string) => CarrierListener): void {
    this.#listenerOf = listenerOf
  }

  follow(rows: readonly CarrierRow[]): void {
    const present = new Map(rows.map((row) => [row.id, row]))
    for (const id of this.#known.keys()) if (!present.has(id)) this.#known.delete(id)
    for (const row of rows) {
      if (this.#known.get(row.id)?.revision === row.revision) continue
      const reader = this.#readerOf(row)
      if (reader !== undefined) this.#known.set(row.id, { revision: row.revision, reader })
    }
  }

  /**
   * Resolves after the commit, with the answer for the carrier. Refuses with `carrier_not_found`. Rejects if
   * the store fails temporarily.
   */
  async handle(carrierId: string, webhook: CarrierWebhook): Promise<WebhookAnswer> {
    const reader = this.#readerFor(carrierId)
    if (!this.#listenerOf) throw carrierNotFound()
    const { fate, answer } = await receiveWebhook(reader, webhook, this.#listenerOf(carrierId), { carrierId })
    this.#options.metrics.carrierWebhooks.inc({ carrier: carrierLabel(carrierId), fate })
    return answer
  }

  /** Checks the head of a webhook before its body is read. Refuses as `handle`. */
  async checkHead(carrierId: string, head: WebhookHead): Promise<HeadProof> {
    const proof = await this.#readerFor(carrierId).checkHead(head)
    return proof === "unproven" && this.#hasKey(carrierId, head) ? "proven" : proof
  }

  #hasKey(carrierId: string, { url }: WebhookHead): boolean {
    const given = new URL(url).pathname.split("/").at(-1) ?? ""
    return isSameSecret(given, carrierWebhookKey(this.#options.secretKeys, carrierId))
  }

  #readerFor(carrierId: string): WebhookReader {
    const known = this.#known.get(carrierId)
    if (!known) throw carrierNotFound()
    if (!known.reader) throw new Error("The settings or the secrets of the carrier cannot be read.")
    return known.reader
  }

  /** Returns undefined for a carrier without webhooks. */
  #readerOf(row: CarrierRow): WebhookReader | null | undefined {
    const { secretKeys, log, clock, http } = this.#options
    try {
      const parts = { id: row.id, clock, outgoing: http.outgoing }
      const kind = requireCarrierKind(row.kind)
      if (!kind.hasWebhooks) return undefined
      return kind.createReader(parts, settingsOfCarrier(row), secretsOfCarrier(row, secretKeys))
    } catch (error) {
      log.error({ err: error, carrier: toSid("carrier", row.id) }, "the webhooks of a carrier cannot be read")
      return null
    }
  }
}
