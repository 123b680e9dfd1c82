import { setTimeout as sleep } from "node:timers/promises"
import { systemClock as clock } from "../../server/src/core/std/clock.ts"
import { esmClass } from "../../server/src/messaging/smpp/esm-class.ts"
import type { Pdu, RequestPdu } from "../../server/src/messaging/smpp/pdu.ts"
import { buildReceiptText } from "../../server/src/messaging/smpp/receipt.ts"
import { SmppServer } from "../../server/src/messaging/smpp/server.ts"
import type { SmppSession } from "../../server/src/messaging/smpp/session.ts"
import type { SmppAnswer } from "../../server/src/messaging/smpp/session-options.ts"

export interface SmscBehaviour {
  /** From a submission to its answer. */
  answerMs: number
  /** Whether each submission has a receipt, sent right after its answer on the same session. */
  hasReceipts: boolean
  /**
   * The number of different texts to wait for. If there are watched texts, only those count. Null waits for
   * none.
   */
  submissions: number | null
  /** The arrivals of texts with this beginning are recorded. */
  watched: string
}

export interface SmscReport {
  submissions: number
  /** The number of different texts. */
  distinct: number
  /** Acknowledged receipts, and those that were refused temporarily and sent again. */
  receipts: number
  refusedReceipts: number
  /** The real mean delay of answers. Timers and a busy processor add to the requested delay. */
  meanAnswerMs: number
  /** From the first submission to the last one with a new text. */
  seconds: number
  /** Watched texts, each with its time of arrival: milliseconds since the Unix epoch, with fractions. */
  arrivals: [text: string, at: number][]
}

const againMs = 50

/**
 * The carrier's side, on our own protocol code. It accepts every bind and submission, answers after a fixed
 * time, and sends receipts. Any client can use it.
 */
export class BenchSmsc {
  readonly #server: SmppServer
  #behaviour: SmscBehaviour = { answerMs: 0, hasReceipts: true, submissions: null, watched: "" }
  #ids = 0
  #texts = new Set<string>()
  #report = emptyReport()
  #answersMs = 0
  #firstAt = 0
  #lastAt = 0
  #onReached = () => {}

  constructor() {
    this.#server = new SmppServer({
      host: "127.0.0.1",
      port: 0,
      connectionsMax: 100,
      session: { clock, windowMax: 1_000, waitingMax: 10_000_000, unansweredMax: 100_000 },
      bind: () => ({ status: 0, fields: { systemId: "bench" } }),
      request: (request, session) => this.#take(request, session),
    })
  }

  /** Listens on a free port of 127.0.0.1 and returns it. */
  listen(): Promise<number> {
    return this.#server.start()
  }

  /** Resets the counts, and behaves like this from now on. */
  expect(behaviour: SmscBehaviour): void {
    this.#behaviour = behaviour
    this.#texts = new Set()
    this.#report = emptyReport()
    this.#answersMs = this.#firstAt = this.#lastAt = 0
  }

  /** Returns the counts as soon as everything expected has arrived, or after `timeoutMs`. */
  async report({ timeoutMs }: { timeoutMs: number }): Promise<SmscReport> {
    if (!this.#isReached) {
      const reached = new Promise<void>((resolve) => (this.#onReached = resolve))
      await Promise.race([reached, sleep(timeoutMs, undefined, { ref: false })])
    }
    const seconds = (this.#lastAt - this.#firstAt) / 1000
    const meanAnswerMs = this.#answersMs / Math.max(this.#report.submissions, 1)
    return { ...this.#report, distinct: this.#texts.size, meanAnswerMs, seconds }
  }

  /** Whether all texts and their receipts have arrived. */
  get #isReached(): boolean {
    const { submissions, hasReceipts, watched } = this.#behaviour
    if (submissions === null) return false
    if (watched) return this.#report.arrivals.length >= submissions
    return this.#texts.size >= submissions && (!hasReceipts || this.#report.receipts >= submissions)
  }

  #take(request: RequestPdu, session: SmppSession): SmppAnswer | Promise<SmppAnswer> {
    if (request.command !== "submit_sm") return { status: 3 }
    this.#count(request.fields.shortMessage.toString("latin1"))
    const { answerMs, hasReceipts } = this.#behaviour
    const messageId = `a${(++this.#ids).toString(16).padStart(8, "0")}`
    const answer = { status: 0, fields: { messageId } }
    const addresses = addressesOf(request)
    // In the next turn, because the answer has left by then.
    const bring = () => void setImmediate(() => void this.#bringReceipt(messageId, addresses, session))
    if (answerMs === 0) {
      if (hasReceipts) bring()
      return answer
    }
    const since = performance.now()
    return sleep(answerMs).then(() => {
      this.#answersMs += performance.now() - since
      if (hasReceipts) bring()
      return answer
    })
  }

  #count(text: string): void {
    const now = performance.timeOrigin + performance.now()
    this.#report.submissions++
    if (this.#behaviour.watched && text.startsWith(this.#behaviour.watched)) this.#report.arrivals.push([text, now])
    if (this.#texts.has(text)) return
    this.#texts.add(text)
    this.#firstAt ||= now
    this.#lastAt = now
    if (this.#isReached) this.#onReached()
  }

  async #bringReceipt(messageId: string, addresses: Addresses, session: SmppSession): Promise<void> {
    const shortMessage = Buffer.from(`id:${messageId}${this.#receiptTail()}`, "latin1")
    const fields = { ...addresses, esmClass: esmClass.receipt, shortMessage }
    const report = this.#report
    for (let on: SmppSession | undefined = session; on; [on] = this.#server.sessions) {
      const fate = await on.request("deliver_sm", fields)
      if (fate.kind === "answered" && fate.status === 0) break
      report.refusedReceipts++
      await sleep(againMs)
    }
    report.receipts++
    if (this.#isReached) this.#onReached()
  }

  #tail = { at: 0, text: "" }

  /** The part that all receipts of a second share. */
  #receiptTail(): string {
    const now = clock.now()
    if (now - this.#tail.at > 1_000) {
      const told = { messageId: "", state: "delivered", error: "000", submittedAt: now, doneAt: now, text: "" } as const
      this.#tail = { at: now, text: buildReceiptText(told).slice("id:".length) }
    }
    return this.#tail.text
  }
}

type Addresses = ReturnType<typeof addressesOf>

function addressesOf({ fields }: Pdu<"submit_sm">) {
  const international = { sourceAddrTon: 1, sourceAddrNpi: 1, destAddrTon: 1, destAddrNpi: 1 }
  return { ...international, sourceAddr: fields.destinationAddr, destinationAddr: fields.sourceAddr }
}

function emptyReport(): Omit<SmscReport, "distinct" | "meanAnswerMs" | "seconds"> {
  return { submissions: 0, receipts: 0, refusedReceipts: 0, arrivals: [] }
}
