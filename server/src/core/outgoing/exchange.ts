import type { Dispatcher } from "undici"
import type { Clock } from "#core/std/clock.ts"
import type { Deadlines, Expiring } from "#core/std/deadlines.ts"
import { failureOf, deadlineFailure, noConnectionFailure, type Failure, type Phase } from "./failure.ts"
import { ResponseBody } from "./response-body.ts"
import type { Outcome, Response, ResponseHeaders } from "./http-client.ts"
import { noTiming, type Handover, type Timing } from "./timing.ts"

export interface ExchangeOptions {
  deadlineMs: number
  bodyBytesMax: number
  /** Called when status and headers have arrived. Returns false to skip the body. */
  wants?(status: number, headers: ResponseHeaders): boolean
}

/**
 * Interim responses before the real one. One is usual. A receiver that never stops would keep the process
 * busy until the deadline.
 */
const interimMax = 20

/** What all exchanges share. */
export interface ExchangeContext {
  clock: Clock
  deadlines: Deadlines
  handover: Handover
}

/**
 * One request and its response, from the queue for a connection to the last byte, under one deadline. It is
 * an object with methods, not closures over a promise, because thousands are made a second.
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

  /** `repeat` sends the request again. Without it, the request is sent at most once. */
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

  /** The outcome is known, so nothing more is sent. */
  get isOver(): boolean {
    return this.#resolve === undefined
  }

  /** The request may connect now. */
  begin(): void {
    this.#isBegun = true
  }

  /**
   * The deadline has passed. A request that still waits for its connection is dropped when it gets one,
   * before a byte leaves.
   */
  expire(): void {
    this.fail(this.#isBegun ? deadlineFailure(this.#phase, this.#options.deadlineMs) : noConnectionFailure)
    this.#controller?.abort(new Error("The deadline passed."))
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    this.#connection = this.#context.handover.readTiming()
    this.#startedAt = this.#context.clock.elapsed()
    if (this.#resolve) this.#phase = "waiting"
    else controller.abort(new Error("The deadline passed."))
  }

  onResponseStart(controller: Dispatcher.DispatchController, status: number, headers: ResponseHeaders): void {
    if (status < 200) return this.#announced(controller)
    this.#phase = "reading"
    this.#firstByteMs = this.#context.clock.elapsed() - this.#startedAt
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
    if (this.#phase === "connecting") this.#connection = this.#context.handover.readTiming()
    const failure = failureOf(error, this.#phase)
    if (!this.#tryAgain(failure)) this.fail(failure)
  }

  fail(failure: Failure): void {
    const isSent = this.#isRepeated || this.#phase !== "connecting"
    this.#end({ kind: "failure", failure, isSent, timing: this.#timing(), isRepeated: this.#isRepeated })
  }

  /**
   * A server may close a reused connection while the next request is on its way. Returns whether the request
   * is sent again.
   */
  #tryAgain({ kind }: Failure): boolean {
    const repeat = this.#repeat
    const wasKept = this.#connection === noTiming
    if (!repeat || this.isOver || !wasKept || kind !== "reset" || this.#phase === "reading" || this.#interims)
      return false
    this.#repeat = undefined
    this.#isRepeated = this.#phase === "waiting"
    this.#phase = "connecting"
    this.#controller = undefined
    // Other connections to the same server may have ended with this one, and the client learns it in this
    // turn.
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
