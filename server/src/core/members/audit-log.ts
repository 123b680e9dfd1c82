import { time } from "#core/db/literals.ts"
import type { Tx } from "#core/db/database.ts"
import { cleanUserAgent } from "./user-agent.ts"

/** The account id for changes that concern no account: those of operators, and of a member's own sign-in. */
export const installationId = "00000000-0000-0000-0000-000000000000"

export interface AuditEntry {
  accountId: string
  id: string
  /** The member of the session; null for a program. */
  memberId: string | null
  /**
   * The credential of a program: `auth_token`, `operator_token` or the SID of an API key; null for a member.
   */
  credential: string | null
  /** The operation's id. */
  operation: string
  path: string
  /** The sid of the object that was changed or created. */
  subjectSid: string | null
  /** Null while it is unknown. The process may have ended before the answer. */
  status: number | null
  /** The name of that object as people know it, or of the object whose change was requested. */
  subjectName?: string | null
  /** The changed fields; none for other requests than changes of an object. */
  changes?: readonly FieldChange[]
  at: number
  ip: string
  /** The `User-Agent` header, stored as `cleanUserAgent` returns it. */
  userAgent: string
}

export interface FieldChange {
  /** The name of the field in the API, with dots between nested names. */
  field: string
  before: string | null
  after: string | null
  /** Whether the API never shows the field. Both values are then null. */
  isHidden: boolean
}

/** What an entry says of its change besides the request. The caller limits the length of all texts. */
export interface ChangeDetails {
  subjectName: string | null
  changes: readonly FieldChange[]
}

/**
 * Writes the entry before the change, so no change lacks an entry. An entry of an unfinished change has no
 * status (docs/decisions/069).
 */
export async function beginEntry(tx: Tx, entry: Omit<AuditEntry, "status">): Promise<void> {
  await recordEntry(tx, { ...entry, status: null })
}

/** Writes a complete entry in the transaction of the change. */
export async function recordEntry(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx.query(
    `insert into console_audit (account_id, id, member_id, operation, path, subject_sid, status, at, ip, user_agent, credential,
                                subject_name, changes)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
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
      cleanUserAgent(entry.userAgent) || null,
      entry.credential,
      entry.subjectName ?? null,
      changesText(entry.changes),
    ],
  )
}

/** Adds the status of the answer, the sid and the name of a created object, and the changed fields. */
export async function endEntry(
  tx: Tx,
  { accountId, id }: Pick<AuditEntry, "accountId" | "id">,
  { status, subjectSid, subjectName, changes }: { status: number; subjectSid: string | null } & ChangeDetails,
): Promise<void> {
  await tx.query(
    `update console_audit
        set status = $3, subject_sid = coalesce(subject_sid, $4), subject_name = coalesce($5, subject_name), changes = $6
      where account_id = $1 and id = $2`,
    [accountId, id, status, subjectSid, subjectName, changesText(changes)],
  )
}

function changesText(changes: readonly FieldChange[] = []): string | null {
  return changes.length ? JSON.stringify(changes) : null
}
