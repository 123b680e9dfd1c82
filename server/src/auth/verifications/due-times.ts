import type { DueTime } from "#core/db/shift-due-times.ts"

/** The scheduler decides by the row of the verification whether it has expired. */
export const verificationDueTimes: readonly DueTime[] = [
  { table: "pending_verifications", column: "due_at" },
  { table: "pending_verifications", column: "count_at" },
  { table: "verification_limits", column: "ends_at" },
]
