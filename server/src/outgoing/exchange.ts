import type { Dispatcher } from "undici"
import type { Clock } from "#std/clock.ts"
import type { Deadlines, Expiring } from "#std/deadlines.ts"
import { failureOf, lateness, noTurn } from "./failure.ts"
import type { Failure, Phase } from "./failure.ts"
import { ResponseBody } from "./response-body.ts"
import { noTiming } from "./timing.ts"
import type { Handover, Timing } from "./timing.ts"

export type ResponseHeaders = Record<string, string | string[] | undefined>

export interface Response {
  kind: "response"
  status: number
  headers: ResponseHeaders
  /** As sent: nothing is decompressed. */
  body: Buffer
  /** The body was longer than asked for; the rest was not read, and the connection was closed. */
  isCut: boolean
  timing?: Timing
  isRepeated?: boolean
}

/** Why there is no response. `isSent`: a part of the request may have left, so that the peer may have acted on it. */
export interface Failed {
  kind: "failure"
  failure: Failure
  isSent: boolean
  timing?: Timing
  /** The peer may have it twice: a connection that was kept ended without an answer, so it was sent once more. */
  isRepeated?: boolean
}

/** What became of a request. It is never thrown. */
export type Outcome = Response | Failed

export interface ExchangeOptions {
  deadlineMs: number
  bodyBytesMax: number
  /** The status and headers are in: false says that the body is not wanted. */
  wants?(status: number, headers: ResponseHeaders): boolean
}

/** Before the real response. One is usual; a receiver that never stops announcing would keep us busy to the deadline. */
const interimMax = 20

/** What all exchanges share. */
export interface ExchangeContext {
  clock: Clock
  deadlines: Deadlines
  handover: Handover
}

/**
 * One request and its answer, from the queue for a connection to the last byte, under one deadline. An object with methods
 * and not closures over a promise: thousands a second are made.
 */
export class Exchange implements Dispatcher.DispatchHandler, Expiring {
  readonly #context: ExchangeContext
  readonly #options: ExchangeOptions
  readonly #bucket: Set<Expiring>
  #repeat: (() => void) | undefined
  #isRepeated = false
  #resolve: ((outcome: Outcome) => void) | undefined
  #controller: Dispatcher.DispatchController | undefined
  #isBegun = false
  #phase: Phase = "connecting"
  #status = 0
  #headers: ResponseHeaders = {}
  #interims = 0
  readonly #body: ResponseBody
  #connection = noTiming
  #startedAt = 0
  #firstByteMs: number | null = null

  /** `repeat` sends it once more. Left out, it is sent once at most. */
  constructor(
    context: ExchangeContext,
    options: ExchangeOptions,
    resolve: (outcome: Outcome) => void,
    repeat?: () => void,
  ) {
    this.#context = context
    this.#options = options
    this.#resolve = resolve
    this.#repeat = repeat
    this.#body = new ResponseBody(options.bodyBytesMax)
    this.#bucket = context.deadlines.add(this, options.deadlineMs)
  }

  /** Its outcome is told: nothing shall be sent any more. */
  get isOver(): boolean {
    return this.#resolve === undefined
  }

  /** Its turn to connect has come. */
  begin(): void {
    this.#isBegun = true
  }

  /** The deadline. A request that still waits for its connection is dropped when it gets it, before a byte leaves. */
  expire(): void {
    this.fail(this.#isBegun ? lateness(this.#phase, this.#options.deadlineMs) : noTurn)
    this.#controller?.abort(new Error("The deadline passed."))
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    this.#connection = this.#context.handover.take()
    this.#startedAt = this.#context.clock.now()
    if (this.#resolve) this.#phase = "waiting"
    else controller.abort(new Error("The deadline passed."))
  }

  onResponseStart(controller: Dispatcher.DispatchController, status: number, headers: ResponseHeaders): void {
    if (status < 200) return this.#announced(controller)
    this.#phase = "reading"
    this.#firstByteMs = this.#context.clock.now() - this.#startedAt
    this.#status = status
    this.#headers = headers
    if (this.#options.wants?.(status, headers) === false) this.#cut(controller)
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#resolve && !this.#body.add(chunk)) this.#cut(controller)
  }

  onResponseEnd(): void {
    this.#end(this.#response(false))
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    if (this.#phase === "connecting") this.#connection = this.#context.handover.take()
    const failure = failureOf(error, this.#phase)
    if (!this.#tryAgain(failure)) this.fail(failure)
  }

  fail(failure: Failure): void {
    const isSent = this.#isRepeated || this.#phase !== "connecting"
    this.#end({ kind: "failure", failure, isSent, timing: this.#timing(), isRepeated: this.#isRepeated })
  }

  /** A server may close a connection that was kept while the next request is on its way. Whether it is sent once more. */
  #tryAgain({ kind }: Failure): boolean {
    const repeat = this.#repeat
    const wasKept = this.#connection === noTiming
    if (!repeat || this.isOver || !wasKept || kind !== "reset" || this.#phase === "reading" || this.#interims)
      return false
    this.#repeat = undefined
    this.#isRepeated = this.#phase === "waiting"
    this.#phase = "connecting"
    this.#controller = undefined
    // Other connections to the same server may have ended with this one, and the client hears of it in this turn.
    setImmediate(repeat)
    return true
  }

  /** 1xx: the real response is still to come. */
  #announced(controller: Dispatcher.DispatchController): void {
    if (++this.#interims <= interimMax) return
    this.fail({ kind: "protocol", reason: "Only interim responses (1xx) came, and no final one." })
    controller.abort(new Error("No final response is in sight."))
  }

  #cut(controller: Dispatcher.DispatchController): void {
    this.#end(this.#response(true))
    controller.abort(new Error("The rest of the response is not wanted."))
  }

  #response(isCut: boolean): Response {
    return {
      kind: "response",
      status: this.#status,
      headers: this.#headers,
      body: this.#body.bytes(),
      isCut,
      timing: this.#timing(),
      isRepeated: this.#isRepeated,
    }
  }

  #timing(): Timing {
    return { ...this.#connection, firstByteMs: this.#firstByteMs }
  }

  #end(outcome: Outcome): void {
    const resolve = this.#resolve
    if (!resolve) return
    this.#resolve = undefined
    this.#context.deadlines.remove(this, this.#bucket)
    resolve(outcome)
  }
}
