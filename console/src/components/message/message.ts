import type { Message } from "@posthorn/client"

export const outboundStatuses = ["queued", "sending", "sent", "delivered", "undelivered", "failed"] as const

/** Whether the message has ended, except for late reports of a carrier. */
export function isFinal({ status }: Pick<Message, "status">): boolean {
  return status === "delivered" || status === "undelivered" || status === "failed" || status === "received"
}

/** The other side: the recipient or the sender. */
export function otherParty({ direction, to, from }: Message): string {
  return direction === "inbound" ? from : to
}

const rank: Record<Message["status"], number> = {
  queued: 0,
  sending: 1,
  sent: 2,
  failed: 3,
  undelivered: 3,
  delivered: 4,
  received: 4,
}

/** Chooses the newer of two copies of a message, which can arrive in any order. A status never goes back. */
export function newerOf(one: Message, other: Message): Message {
  if (one.updated_at !== other.updated_at) return one.updated_at > other.updated_at ? one : other
  return rank[one.status] >= rank[other.status] ? one : other
}
