import { dayMs } from "#core/std/durations.ts"

/** Counted from the start of the session, regardless of its use. */
export const sessionMaxMs = 30 * dayMs
/** Counted from its last use. */
export const sessionIdleMs = 7 * dayMs
/** The limit of sessions of one member. A further one ends the oldest. */
export const sessionsMax = 50
