import type { Frame } from "#messaging/carriers/carrier.ts"
import type { Transaction, Tx } from "#core/db/database.ts"
import { listColumns } from "#core/db/row-lists.ts"
import type { KnownReceipt } from "#messaging/messages/receipts/receipt-map.ts"
import type { NewId } from "#core/std/ids.ts"

/** A PDU or request about a message, as it was on the wire. */
export interface MessageFrame extends Frame {
  messageId: string
  carrierId: string
}

/** The limit for one message. A faulty carrier can send receipts without end. */
const framesMax = 200

const newFrames = listColumns<MessageFrame & { id: string }>()(`
  id uuid, message_id uuid, carrier_id uuid, at timestamptz, direction text, connection text, command text,
  hex text`)

/**
 * Stores the frames of messages of one account, in the transaction of their outcomes or receipts. Nothing is
 * written about a deleted message, because a frame holds its text. The lock makes a concurrent deletion wait,
 * and then find the frame.
 */
export function insertFrames(tx: Transaction, accountId: string, given: readonly MessageFrame[], newId: NewId): void {
  const frames = given
    .filter((frame) => (frame.accountId ?? accountId) === accountId)
    .map((frame) => ({ ...frame, id: newId() }))
  if (!frames.length) return
  tx.send(
    `insert into message_frames
       (account_id, id, message_id, carrier_id, occurred_at, direction, connection, command, octets)
     select messages.account_id, new.id, message_id, new.carrier_id, at, new.direction, connection, command, decode(hex, 'hex')
     from ${newFrames.listed(2)}
     join messages on messages.account_id = $1 and messages.id = message_id
     where ${framesMax} > (
       select count(*) from message_frames as kept where kept.message_id = new.message_id and kept.account_id = $1
     )
     for key share of messages`,
    [accountId, ...newFrames.values(frames)],
  )
}

/** The frames that arrived with these receipts. */
export function framesOfReceipts(receipts: readonly KnownReceipt[]): MessageFrame[] {
  return receipts.flatMap(({ receipt: { frames }, about: { messageId, carrierId } }) =>
    (frames ?? []).map((frame) => ({ ...frame, messageId, carrierId })),
  )
}

interface FrameRow {
  carrierId: string
  occurredAt: number
  direction: Frame["direction"]
  connection: string
  command: string
  hex: string
}

/** In the order on the wire. */
export async function readFrames(tx: Tx, accountId: string, messageId: string): Promise<MessageFrame[]> {
  const rows = await tx.query<FrameRow>(
    `select carrier_id, occurred_at, direction, connection, command, encode(octets, 'hex') as hex from message_frames
     where message_id = $2 and account_id = $1 order by occurred_at, id`,
    [accountId, messageId],
  )
  return rows.map(({ carrierId, occurredAt: at, ...frame }) => ({ ...frame, at, carrierId, messageId }))
}
