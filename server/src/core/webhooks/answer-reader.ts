import type { Transaction } from "#core/db/database.ts"
import type { Outcome } from "#core/outgoing/http-client.ts"
import type { CallbackEvent } from "./build-request.ts"

/** One attempt of a callback, with what the receiver answered. */
export interface AnsweredCallback {
  accountId: string
  event: CallbackEvent
  outcome: Outcome
  /** The receiver answered with 2xx. */
  isSuccess: boolean
}

/** What the reader made of an answer. */
export interface ReadAnswer {
  accountId: string
  /** Why an answer with 2xx is of no use, as a sentence for the log. The attempt then failed. */
  fault: string | null
  /** Another attempt would not help: the delivery ends with this one. */
  isFinal: boolean
}

/** Reads the answers to callbacks that ask for one. The room of their events implements it. */
export interface AnswerReader<Answer extends ReadAnswer = ReadAnswer> {
  /** Whether `read` needs the whole answer to an event of this type. */
  reads(type: string): boolean
  /** Returns null for an event that asks for no answer, and for a failure that is retried as usual. */
  read(callback: AnsweredCallback): Promise<Answer> | null
  /**
   * Writes what follows from answers, in the transaction that records their attempts and before its other
   * statements. A repeated attempt of the same event writes nothing more.
   */
  follow(tx: Transaction, answers: readonly Answer[]): Promise<void>
}
