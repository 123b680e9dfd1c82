import { Overloaded } from "#core/std/batcher.ts"
import { systemClock, type Clock } from "#core/std/clock.ts"
import { FairTurns } from "#core/std/fair-turns.ts"
import type { Inbound } from "./carrier.ts"

export type InboundContent = Pick<Inbound, "body" | "media" | "filesLost">

/** Files that a person sent in a message, before Posthorn fetches them. */
export interface UnfetchedFiles {
  /** The site from which the sender can have any number of addresses. Default: the sender alone. */
  site?: string
  /** The limit for all files of the message, including the wait for a turn. */
  deadlineMs: number
  /** Fetches the files. Rejects if the carrier sends the message again, and they may be available then. */
  fetch(deadlineMs: number): Promise<InboundContent>
  /** The message with its URLs as text. Null if the carrier sends the message again. */
  unfetched: InboundContent | null
}

export interface FilesOwner {
  carrierId: string
  from: string
}

/** The memory of fetched files is in use until `release`. */
export interface HeldContent {
  content: InboundContent
  release(): void
}

/**
 * Messages whose files are fetched or stored at once in this process. Each has 10 MiB of files at most, and
 * usually some 100 kB.
 */
const turnsMax = 16
/** The shares of a carrier, of a site and of a sender. */
const ownerTurnsMax = [12, 4, 2]
/** A message that waits costs some kilobytes. */
const waitingMax = 500
/** For a request that ends after its own deadline. */
const graceMs = 1_000

/**
 * Fetches the files of inbound messages. The hosts belong to strangers and may answer slowly. So carriers,
 * the sites of senders and senders share the turns, and a message has one deadline.
 */
export class InboundFiles {
  readonly #clock: Clock
  readonly #turns: FairTurns

  constructor(clock: Clock) {
    this.#clock = clock
    this.#turns = new FairTurns({ clock, turnsMax, ownerTurnsMax, waitingMax })
  }

  /** The present moment, as `begunAt` of messages that come together. */
  get elapsed(): number {
    return this.#clock.elapsed()
  }

  /**
   * Fetches files, or returns `unfetched` after the deadline, after `ended`, or if too many messages wait.
   * Rejects in these cases if the carrier sends the message again. `begunAt` is a moment of `elapsed`.
   */
  async fetch(
    owner: FilesOwner,
    files: UnfetchedFiles,
    { begunAt = this.elapsed, ended }: { begunAt?: number; ended?: AbortSignal } = {},
  ): Promise<HeldContent> {
    const until = begunAt + files.deadlineMs
    const { promise: over, resolve: end } = Promise.withResolvers<null>()
    const endWait = () => end(null)
    const cancel = this.#clock.after(Math.max(until - this.#clock.elapsed(), 0) + graceMs, endWait)
    ended?.addEventListener("abort", endWait)
    if (ended?.aborted) endWait()
    try {
      const fetching = this.#fetch(owner, files, { until, ended })
      const held = await Promise.race([over, fetching])
      if (held) return held
      fetching.then(({ release }) => release()).catch(() => undefined)
      return withoutFiles(files)
    } finally {
      cancel()
      ended?.removeEventListener("abort", endWait)
    }
  }

  async #fetch(
    { carrierId, from }: FilesOwner,
    files: UnfetchedFiles,
    { until, ended }: { until: number; ended: AbortSignal | undefined },
  ): Promise<HeldContent> {
    const leftMs = () => until - this.#clock.elapsed()
    const release = await this.#turns.acquire([carrierId, files.site ?? from, from], leftMs())
    if (typeof release === "string") return withoutFiles(files)
    try {
      if (ended?.aborted) throw new Error("The message was stored without these files.")
      return { content: withTrace(await files.fetch(Math.max(leftMs(), 1))), release }
    } catch (error) {
      release()
      throw error
    }
  }
}

/** The turns of this process. */
export const inboundFiles = new InboundFiles(systemClock)

/** A message of nothing but files that are gone says that it had one. */
function withTrace(content: InboundContent): InboundContent {
  return content.body === "" && content.media.length === 0 ? { ...content, body: "[file]" } : content
}

function withoutFiles({ unfetched }: UnfetchedFiles): HeldContent {
  if (!unfetched) throw new Overloaded("The files of an inbound message were not fetched before their deadline.")
  return { content: unfetched, release: () => {} }
}
