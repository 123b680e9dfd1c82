import type { Frame } from "#messaging/carriers/carrier.ts"
import type { Transaction, Tx } from "#core/db/database.ts"
import { plainArray, textArray, timeArray } from "#core/db/literals.ts"
import type { KnownReceipt } from "#messaging/messages/receipts/receipt-map.ts"
import type { NewId } from "#core/std/ids.ts"

/** A PDU or request about a message, as it was on the wire. */
export interface MessageFrame extends Frame {
  messageId: string
  carrierId: string
}

/** The limit for one message. A faulty carrier can send receipts without end. */
const framesMax = 200

/**
 * Stores the frames of messages of one account, in the transaction of their outcomes or receipts. Nothing is
 * written about a deleted message, because a frame holds its text. The lock makes a concurrent deletion wait,
 * and then find the frame.
 */
export function insertFrames(tx: Transaction, accountId: string, given: readonly MessageFrame[], newId: NewId): void {
  const frames = given.filter((frame) => (frame.accountId ?? accountId) === accountId)
  if (!frames.length) return
  tx.send(
    `insert into message_frames
       (account_id, id, message_id, carrier_id, occurred_at, direction, connection, command, octets)
     select messages.account_id, frame.id, frame.message_id, frame.carrier_id, frame.occurred_at, frame.direction, frame.connection,
       frame.command, decode(frame.hex, 'hex')
     from unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::timestamptz[], $6::text[], $7::text[], $8::text[], $9::text[])
       as frame (id, message_id, carrier_id, occurred_at, direction, connection, command, hex)
     join messages on messages.account_id = $1 and messages.id = frame.message_id
     where ${framesMax} > (
       select count(*) from message_frames as kept where kept.message_id = frame.message_id and kept.account_id = $1
     )
     for key share of messages`,
    [
      accountId,
      plainArray(frames.map(() => newId())),
      plainArray(frames.map(({ messageId }) => messageId)),
      plainArray(frames.map(({ carrierId }) => carrierId)),
      timeArray(frames.map(({ at }) => at)),
      plainArray(frames.map(({ direction }) => direction)),
      textArray(frames.map(({ connection }) => connection)),
      textArray(frames.map(({ command }) => command)),
      plainArray(frames.map(({ hex }) => hex)),
    ],
  )
}

/** The frames that arrived with these receipts. */
export function framesOfReceipts(receipts: readonly KnownReceipt[]): MessageFrame[] {
  return receipts.flatMap(({ receipt: { frames }, about: { messageId, carrierId } }) =>
    (frames ?? []).map((frame) => ({ ...frame, messageId, carrierId })),
  )
}

interface FrameRow {
  carrier_id: string
  occurred_at: number
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
  return rows.map(({ carrier_id: carrierId, occurred_at: at, ...frame }) => ({ ...frame, at, carrierId, messageId }))
}
