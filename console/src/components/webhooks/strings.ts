import { countOf } from "../count-of.ts"

export const waitPaused = "The endpoint is paused."
export const waitCircuitOpen = (failures: number) => `The endpoint failed ${countOf(failures, "time")} in a row.`
export const waitCircuitHalfOpen = "Waiting for the result of a trial request."
export const waitRetryAfter = "The endpoint asked to wait (Retry-After)."
export const nextAttemptNow = "Next attempt: now."
export const showAll = (all: string) => `Show ${all}`
export const resendText = "Posthorn sends the delivery again now, with the same webhook-id."
export const resend = "Resend"
export const time = "Time"
export const anyTime = "Any time"
export const from = "From"
export const before = "Before"
export const nextAttempt = "Next attempt: {time}."
export const between = "Between…"
export const lastHour = "Last hour"
export const last24Hours = "Last 24 hours"
export const last7Days = "Last 7 days"
