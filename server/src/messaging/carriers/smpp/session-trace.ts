import type { Frame } from "#messaging/carriers/carrier.ts"
import { requestIds, responseBit } from "#messaging/smpp/commands.ts"
import type { Clock } from "#core/std/clock.ts"

/** The limit of a session's exchanges that were not read yet. Each has some 500 octets. */
const exchangesMax = 2_000

/** The commands that a trace can contain. It excludes binds, because they hold the password. */
const commands = new Map<number, string>([
  ...(["submit_sm", "query_sm"] as const).flatMap((name): [number, string][] => [
    [requestIds[name], name],
    [requestIds[name] + responseBit, `${name}_resp`],
  ]),
  [requestIds.deliver_sm, "deliver_sm"],
  [requestIds.deliver_sm + responseBit, "deliver_sm_resp"],
  [requestIds.data_sm, "data_sm"],
  [requestIds.data_sm + responseBit, "data_sm_resp"],
  [responseBit, "generic_nack"],
])

/** The PDUs of one session that belong to messages, until they are read. */
export class SessionTrace {
  readonly #clock: Clock
  readonly #connection: string
  /** Requests of ours with their answers, by sequence number. */
  readonly #asked = new Map<number, Frame[]>()
  /** The listener for our answer to the peer's request of this number. */
  readonly #awaited = new Map<number, (frame: Frame) => void>()
  #arrived: { sequence: number; frame: Frame } | null = null

  constructor(options: { clock: Clock; connection: string }) {
    this.#clock = options.clock
    this.#connection = options.connection
  }

  readonly tap = (direction: "in" | "out", octets: Buffer): void => {
    const commandId = octets.readUInt32BE(4)
    const sequence = octets.readUInt32BE(12)
    const command = commands.get(commandId)
    if (command === undefined) return
    const at = this.#clock.now()
    const frame = { at, direction, connection: this.#connection, command, hex: octets.toString("hex") }
    const isRequest = commandId < responseBit
    if (direction === "in" && isRequest) this.#arrived = { sequence, frame }
    else if (direction === "out" && isRequest) this.#keep(sequence, [frame])
    else if (direction === "in") this.#keep(sequence, [...(this.#asked.get(sequence) ?? []), frame])
    else this.#reportAnswer(sequence, frame)
  }

  /** Returns and removes our request of this number and its answer. */
  removeFrames(sequence: number): readonly Frame[] {
    const frames = this.#asked.get(sequence) ?? []
    this.#asked.delete(sequence)
    return frames
  }

  /** Returns the peer's request of this number. Call it while the request is being handled. */
  arrived(sequence: number): Frame | undefined {
    return this.#arrived?.sequence === sequence ? this.#arrived.frame : undefined
  }

  /** Calls `tell` with our answer to the peer's request of this number when it leaves. */
  onAnswer(sequence: number, tell: (frame: Frame) => void): void {
    this.#awaited.set(sequence, tell)
    if (this.#awaited.size > exchangesMax) this.#awaited.delete(this.#awaited.keys().next().value ?? 0)
  }

  #reportAnswer(sequence: number, frame: Frame): void {
    const tell = this.#awaited.get(sequence)
    this.#awaited.delete(sequence)
    tell?.(frame)
  }

  #keep(sequence: number, frames: Frame[]): void {
    this.#asked.set(sequence, frames)
    if (this.#asked.size > exchangesMax) this.#asked.delete(this.#asked.keys().next().value ?? 0)
  }
}
