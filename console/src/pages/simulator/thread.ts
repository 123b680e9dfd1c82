import type { Message, SimulatorMessage } from "@posthorn/client"

/** One bubble of a handset's screen. */
export interface Bubble {
  key: string
  /** The sid of the message in the log. */
  sid: string
  side: "received" | "written"
  /** The number of the account at the other end. */
  other: string
  body: string
  numMedia: number
  at: string
  code: string | null
  /** Null for messages from the handset, and for those that the log no longer contains. */
  status: Message["status"] | null
  error: string | null
  segments: number
  heldReceipts: number
}

export interface Screen {
  inbox: readonly SimulatorMessage[]
  sent: readonly Message[]
  replies: readonly Message[]
  /** Earlier messages are hidden, because the inbox was emptied at this time. */
  clearedAt: string
}

/**
 * Returns the messages on a handset, oldest first: those it received, with their status in the account's log,
 * and those it sent.
 */
export function threadOf({ inbox, sent, replies, clearedAt }: Screen): Bubble[] {
  const logged = new Map(sent.map((message) => [message.sid, message]))
  const written = replies.filter(({ created_at }) => created_at > clearedAt).map(bubbleOfReply)
  const received = inbox.map((message) => bubbleOf(message, logged.get(message.message_sid)))
  return [...received, ...written].toSorted((a, b) => a.at.localeCompare(b.at))
}

function bubbleOf(message: SimulatorMessage, logged: Message | undefined): Bubble {
  return {
    key: message.reference,
    sid: message.message_sid,
    side: "received",
    other: message.from,
    body: message.body,
    numMedia: message.media.length,
    at: message.received_at,
    code: message.code,
    status: logged?.status ?? null,
    error: logged?.error_code ?? null,
    segments: message.num_segments,
    heldReceipts: message.num_held_receipts,
  }
}

function bubbleOfReply(message: Message): Bubble {
  return {
    key: message.sid,
    sid: message.sid,
    side: "written",
    other: message.to,
    body: message.body,
    numMedia: message.num_media,
    at: message.created_at,
    code: null,
    status: null,
    error: null,
    segments: 1,
    heldReceipts: 0,
  }
}
