import type { CallbackMethod } from "#messaging/numbers/callback-settings.ts"

/** A reply in the answer of an inbound URL. Absent addresses are those of the inbound message. */
export interface ReplyMessage {
  to: string | null
  from: string | null
  body: string
  mediaUrls: readonly string[]
  /** For the statuses of the reply. */
  statusCallback: string | null
}

/** The answer of an inbound URL. */
export interface ReplyDocument {
  messages: readonly ReplyMessage[]
  /** Requested after the messages. */
  redirect: { url: string; method: CallbackMethod } | null
  /** What is wrong with parts of the document, which the reader left out. */
  faults: readonly string[]
}

/** Why an answer cannot be read, with Twilio's number. */
export interface DocumentFault {
  code: number
  fault: string
}

/** Reads an answer with 2xx. URLs in it are relative to the requested one. */
export type ReadDocument = (answer: {
  url: string
  contentType: string
  body: Buffer
  /** The body was longer than what was read. */
  isCut: boolean
}) => ReplyDocument | DocumentFault
