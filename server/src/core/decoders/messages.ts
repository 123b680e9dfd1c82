import type { fitPicture } from "./fit-picture.ts"
import type { readMime } from "./read-mime.ts"

/** What a decoder process can do, by name. */
export interface Readers {
  mime: typeof readMime
  picture: typeof fitPicture
}

export interface DecoderLimits {
  /** Resident memory of the process. */
  memoryBytesMax: number
  /** Processor time for one file. */
  processorMsMax: number
  /** The heap of JavaScript, which the resident memory contains. */
  heapMbMax: number
}

/** The argument of a decoder process. Its messages are the files. */
export interface DecoderStart {
  kind: keyof Readers
  limits: DecoderLimits
  /** A process that had no file for this time ends. */
  idleMs: number
}

export type Answer<Output> =
  | { kind: "read"; output: Output }
  /** The file is not readable within the limits. */
  | { kind: "unreadable"; reason: string }

export type FromDecoder<Output> =
  | { kind: "ready" }
  /** `isLast`: the process takes no further file. */
  | { kind: "answer"; answer: Answer<Output>; isLast: boolean }
  /** The process had no file for some time. */
  | { kind: "idle" }
