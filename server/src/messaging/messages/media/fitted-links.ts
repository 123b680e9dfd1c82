import type { MediaLimits } from "#messaging/carriers/carrier.ts"
import type { Clock } from "#core/std/clock.ts"
import { open, seal, SecretUnreadable, type SecretKeys } from "#core/std/secret-box.ts"

/** One file of a message, changed to fit these limits. */
export interface FittedGrant {
  accountId: string
  messageId: string
  limits: MediaLimits
  /** The position in the message. */
  index: number
}

export interface FittedLinksOptions {
  secretKeys: SecretKeys
  clock: Clock
  /** The public URL of this installation. */
  baseUrl(): string
}

const owner = "fitted media"
/** Carriers fetch media when they send a message, and can delay a message for days. */
const validMs = 3 * 24 * 60 * 60 * 1_000

/** The URLs at which carriers fetch media that was changed for them. A URL contains its encrypted grant. */
export class FittedLinks {
  readonly #options: FittedLinksOptions

  constructor(options: FittedLinksOptions) {
    this.#options = options
  }

  urlOf(grant: FittedGrant): string {
    const { secretKeys, clock, baseUrl } = this.#options
    const token = seal(secretKeys, JSON.stringify({ ...grant, until: clock.now() + validMs }), owner)
    return `${baseUrl()}/v1/fitted_media/${token.toString("base64url")}`
  }

  /** Returns null for a token of another installation and for an expired one. */
  open(token: string): FittedGrant | null {
    try {
      const plain = open(this.#options.secretKeys, Buffer.from(token, "base64url"), owner)
      const { until, ...grant } = JSON.parse(plain.toString()) as FittedGrant & { until: number }
      return until > this.#options.clock.now() ? grant : null
    } catch (error) {
      if (error instanceof SecretUnreadable) return null
      throw error
    }
  }
}
