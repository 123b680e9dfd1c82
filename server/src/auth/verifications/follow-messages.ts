import type { Transaction } from "#core/db/database.ts"
import { plainArray, time } from "#core/db/literals.ts"
import type { Announcer } from "#core/endpoints/announcer.ts"
import type { Message } from "#messaging/messages/message.ts"
import type { VerificationContext } from "./context.ts"
import { lockVerifications, setDue, writeProgress } from "./store.ts"
import { verificationEvent } from "./verification-resource.ts"

type AttemptStatus = "sent" | "delivered" | "failed"

const statusOf: Partial<Record<Message["status"], AttemptStatus>> = {
  sent: "sent",
  delivered: "delivered",
  undelivered: "failed",
  failed: "failed",
}

/**
 * Records the results of messages on the attempts of one account, in the transaction that moves the messages.
 * The first time a message is sent creates an event. A failed message lets the next channel begin at once.
 */
export async function followMessages(
  tx: Transaction,
  { clock, newId }: Pick<VerificationContext, "clock" | "newId">,
  accountId: string,
  messages: readonly Message[],
  announcer: Announcer,
): Promise<void> {
  const moved = messages.flatMap((message) => {
    const status = statusOf[message.status]
    return status ? [{ message, status }] : []
  })
  if (!moved.length) return
  const now = clock.now()
  // Verifications before attempts, as in a check. Both are locked before either is written.
  const [held, before] = await Promise.all([
    lockVerifications(tx, accountId, moved.flatMap(({ message }) => message.verificationId ?? [])),
    statusesBefore(tx, accountId, moved.map(({ message }) => message.id)),
  ]) // oxfmt-ignore
  writeStatuses(tx, accountId, moved, now)
  const sent = moved.filter(({ message }) => message.sentAt !== null && before.get(message.id) === "queued")
  const failed = moved.filter(({ status }) => status === "failed")
  const told = sent.flatMap(({ message }) => {
    const verification = held.get(message.verificationId ?? "")
    if (!verification) return []
    const changed = {
      ...verification,
      sequence: verification.sequence + 1,
      updatedAt: Math.max(now, verification.updatedAt),
    }
    held.set(changed.id, changed)
    return [changed]
  })
  writeProgress(tx, accountId, told)
  for (const { message } of failed) {
    const verification = held.get(message.verificationId ?? "")
    if (verification?.status === "pending") setDue(tx, verification, now)
  }
  await announcer.announce(told.map((verification) => verificationEvent(verification, "sent", newId)))
}

async function statusesBefore(
  tx: Transaction,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await tx.query<{ id: string; status: string }>(
    "select id, status from verification_attempts where account_id = $1 and id = any($2) order by id for update",
    [accountId, plainArray(ids)],
    "verifications_hold_attempts",
  )
  return new Map(rows.map(({ id, status }) => [id, status]))
}

function writeStatuses(
  tx: Transaction,
  accountId: string,
  moved: readonly { message: Message; status: AttemptStatus }[],
  now: number,
): void {
  // Nearly always one or two groups, and each finds its rows by their ids.
  const groups = Map.groupBy(moved, ({ message, status }) => `${status} ${message.errorCode}`)
  for (const group of groups.values()) {
    const [first] = group
    if (!first) continue
    tx.send(
      `update verification_attempts set status = $3, error_code = $4, updated_at = $5
       where account_id = $1 and id = any($2)`,
      [accountId, plainArray(group.map(({ message }) => message.id)), first.status, first.message.errorCode, time(now)],
      "verifications_write_attempts",
    )
  }
}
