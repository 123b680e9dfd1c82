export const replayStatuses = ["pending", "running", "completed", "cancelled", "failed"] as const

/** Why a replay was cancelled or failed. */
export const replayReasons = ["by_user", "webhook_disabled", "webhook_deleted", "log_dropped", "fault"] as const

export type ReplayStatus = (typeof replayStatuses)[number]
export type ReplayReason = (typeof replayReasons)[number]
