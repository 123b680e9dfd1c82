import { time } from "#db/literals.ts"
import type { Tx } from "#db/database.ts"
import { keptUserAgent } from "./user-agent.ts"

/** Stands where an account's id stands, for changes that concern none: those of operators, and of one's own sign-in. */
export const installationId = "00000000-0000-0000-0000-000000000000"

export interface AuditEntry {
  accountId: string
  id: string
  /** The member who asked by session; null for a program. */
  memberId: string | null
  /** The credential of a program: `auth_token`, `operator_token` or the SID of an API key; null for a member. */
  credential: string | null
  /** The operation's id. */
  operation: string
  path: string
  /** What was changed or made. */
  subjectSid: string | null
  /** Null while it is not known: the process may have ended before the answer. */
  status: number | null
  at: number
  ip: string
  /** What the browser said of itself; kept as `keptUserAgent` does. */
  userAgent: string
}

/** Before the change is made, so that no change goes without an entry: one that nobody finished stays without status. */
export async function beginEntry(tx: Tx, entry: Omit<AuditEntry, "status">): Promise<void> {
  await recordEntry(tx, { ...entry, status: null })
}

/** In the transaction of the change itself. */
export async function recordEntry(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx.query(
    `insert into console_audit (account_id, id, member_id, operation, path, subject_sid, status, at, ip, user_agent, credential)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      entry.accountId,
      entry.id,
      entry.memberId,
      entry.operation,
      entry.path,
      entry.subjectSid,
      entry.status,
      time(entry.at),
      entry.ip,
      keptUserAgent(entry.userAgent) || null,
      entry.credential,
    ],
  )
}

/** What was answered, and the sid of what was made. */
export async function endEntry(
  tx: Tx,
  { accountId, id }: Pick<AuditEntry, "accountId" | "id">,
  { status, subjectSid }: { status: number; subjectSid: string | null },
): Promise<void> {
  await tx.query(
    "update console_audit set status = $3, subject_sid = coalesce(subject_sid, $4) where account_id = $1 and id = $2",
    [accountId, id, status, subjectSid],
  )
}
