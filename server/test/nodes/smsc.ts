import { decodeLatin1 } from "#messaging/smpp/alphabets.ts"
import { esmClass } from "#messaging/smpp/esm-class.ts"
import type { RequestPdu } from "#messaging/smpp/pdu.ts"
import { buildReceiptText } from "#messaging/smpp/receipt.ts"
import { SmppServer } from "#messaging/smpp/server.ts"
import type { SmppSession } from "#messaging/smpp/session.ts"
import type { SmppAnswer } from "#messaging/smpp/session-options.ts"
import { systemClock } from "#core/std/clock.ts"

export interface Submitted {
  text: string
  /** The address that it came from. */
  from: string
  at: number
}

/**
 * The far side: takes everything, brings a receipt for each, and watches its sessions as carriers do, so that
 * one whose other end is silent is ended. It counts the sessions that it has whenever one begins.
 */
export class WatchfulSmsc {
  readonly submissions: Submitted[] = []
  /** The most sessions that there were at once. */
  sessionsMost = 0
  readonly #server: SmppServer
  readonly #addresses = new Map<SmppSession, string>()
  #ids = 0

  constructor() {
    this.#server = new SmppServer({
      host: "127.0.0.1",
      port: 0,
      connectionsMax: 100,
      session: { clock: systemClock, enquireLinkMs: 2_000, enquireTimeoutMs: 1_500, enquireMissesMax: 1 },
      bind: (_, session, address) => this.#bind(session, address),
      request: (request, session) => this.#serve(request, session),
      closed: (session) => void this.#addresses.delete(session),
    })
  }

  start(): Promise<number> {
    return this.#server.start()
  }

  async stop(): Promise<void> {
    for (const session of this.#server.sessions) session.destroy()
    await this.#server.stop()
  }

  /** Bound sessions, by the address that they come from. */
  sessionsOf(address: string): number {
    return [...this.#addresses].filter(([session, from]) => from === address && session.state === "bound").length
  }

  #bind(session: SmppSession, address: string): SmppAnswer {
    this.#addresses.set(session, address)
    this.sessionsMost = Math.max(this.sessionsMost, this.#addresses.size)
    return { status: 0, fields: { systemId: "smsc" } }
  }

  #serve(request: RequestPdu, session: SmppSession): SmppAnswer {
    if (request.command !== "submit_sm") return { status: 3 }
    const { sourceAddr, destinationAddr, shortMessage } = request.fields
    const text = decodeLatin1(shortMessage)
    this.submissions.push({ text, from: this.#addresses.get(session) ?? "", at: systemClock.now() })
    const messageId = `m${++this.#ids}`
    setImmediate(() => void this.#deliver(messageId, { sourceAddr: destinationAddr, destinationAddr: sourceAddr }))
    return { status: 0, fields: { messageId } }
  }

  /** On any session, and again on another one when that has ended, as carriers bring receipts. */
  async #deliver(messageId: string, addresses: { sourceAddr: string; destinationAddr: string }): Promise<void> {
    const at = systemClock.now()
    const receipt = { messageId, state: "delivered" as const, error: "000", submittedAt: at, doneAt: at, text: "" }
    const shortMessage = Buffer.from(buildReceiptText(receipt), "latin1")
    for (let tries = 0; tries < 1_000; tries++) {
      const bound = [...this.#addresses.keys()].filter(({ state }) => state === "bound")
      const session = bound[Math.trunc(Math.random() * bound.length)]
      const fate = await session?.request("deliver_sm", { ...addresses, esmClass: esmClass.receipt, shortMessage })
      if (fate?.kind === "answered" && fate.status === 0) return
      await new Promise((resolve) => systemClock.after(200, () => resolve(undefined)))
    }
  }
}
