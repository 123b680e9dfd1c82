import type { MediaLimits } from "#carriers/carrier.ts"
import type { Clock } from "#std/clock.ts"
import { open, seal, SecretUnreadable, type SecretKeys } from "#std/secret-box.ts"

/** One file of a message, as it fits these limits. */
export interface FittedGrant {
  accountId: string
  messageId: string
  limits: MediaLimits
  /** Its place in the message. */
  index: number
}

export interface FittedLinksOptions {
  secretKeys: SecretKeys
  clock: Clock
  /** Where carriers reach this installation. */
  baseUrl(): string
}

const owner = "fitted media"
/** Carriers fetch media as they send it, and may hold a message back for days. */
const validMs = 3 * 24 * 60 * 60 * 1_000

/**
 * Addresses at which carriers fetch media that was changed for them. They hold their grant, sealed, and end.
 */
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

  /** Null for a token that is not ours, or that has ended. */
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
