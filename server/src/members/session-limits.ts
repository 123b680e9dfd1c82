import { dayMs } from "#std/durations.ts"

/** Counted from the start of the session, whatever its use. */
export const sessionMaxMs = 30 * dayMs
/** From its last use. */
export const sessionIdleMs = 7 * dayMs
/** Of one member; a further one ends the oldest. */
export const sessionsMax = 50
