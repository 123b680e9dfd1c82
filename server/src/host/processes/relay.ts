import type { Clock } from "#core/std/clock.ts"
import type { ProcessReply, ProcessMessage } from "./messages.ts"

/** One of the processes, as the supervisor sees it. */
export interface RelayedProcess {
  /** From 1. The first process answers requests for parts that only one process can have. */
  number: number
  send(message: ProcessMessage): void
}

interface Open {
  asker: RelayedProcess
  /** The id that the requester chose. */
  id: number
  waiting: Set<RelayedProcess>
  answers: ProcessReply[]
  cancel: () => void
}

/** The longest wait for the answers of all other processes. */
const othersMaxMs = 1_000

/** Relays notifications, requests and answers between the processes of a machine. */
export class Relay {
  readonly #clock: Clock
  readonly #peers = new Set<RelayedProcess>()
  readonly #open = new Map<number, Open>()
  #ids = 0

  constructor(clock: Clock) {
    this.#clock = clock
  }

  add(peer: RelayedProcess): void {
    this.#peers.add(peer)
  }

  /** The process has ended. Its pending answers stay missing. */
  remove(peer: RelayedProcess): void {
    this.#peers.delete(peer)
    for (const [id, open] of this.#open) {
      if (open.asker === peer) this.#close(id)
      else if (open.waiting.delete(peer)) this.#endWhenAnswered(id, open)
    }
  }

  receive(from: RelayedProcess, message: ProcessMessage): void {
    if (message.kind === "publish") for (const peer of this.#others(from)) peer.send(message)
    else if (message.kind === "request") this.#request(from, message)
    else if (message.kind === "reply") this.#reply(from, message)
    else if (message.kind === "cancel") this.#cancelRequest(from, message.id)
  }

  #others(from: RelayedProcess): RelayedProcess[] {
    return [...this.#peers].filter((peer) => peer !== from)
  }

  #request(asker: RelayedProcess, message: Extract<ProcessMessage, { kind: "request" }>): void {
    const others = this.#others(asker)
    const isFirst = message.asked === "first"
    const asked = isFirst ? others.filter(({ number }) => number === 1) : others
    const id = ++this.#ids
    const open: Open = { asker, id: message.id, waiting: new Set(asked), answers: [], cancel: () => {} }
    this.#open.set(id, open)
    if (!isFirst) open.cancel = this.#clock.after(othersMaxMs, () => this.#end(id, open))
    for (const peer of asked) peer.send({ ...message, id })
    this.#endWhenAnswered(id, open)
  }

  #reply(from: RelayedProcess, { id, answered }: Extract<ProcessMessage, { kind: "reply" }>): void {
    const open = this.#open.get(id)
    if (!open?.waiting.delete(from)) return
    open.answers.push(answered)
    this.#endWhenAnswered(id, open)
  }

  #cancelRequest(asker: RelayedProcess, askersId: number): void {
    for (const [id, open] of this.#open) {
      if (open.asker !== asker || open.id !== askersId) continue
      for (const peer of open.waiting) peer.send({ kind: "cancel", id })
    }
  }

  #endWhenAnswered(id: number, open: Open): void {
    if (!open.waiting.size) this.#end(id, open)
  }

  #end(id: number, { asker, id: askersId, answers }: Open): void {
    this.#close(id)
    asker.send({ kind: "replies", id: askersId, answers })
  }

  #close(id: number): void {
    this.#open.get(id)?.cancel()
    this.#open.delete(id)
  }
}
