export const replayStatuses = ["pending", "running", "completed", "cancelled", "failed"] as const

/** The statuses as the API shows them. `canceled` is spelled as in all of the API. */
export const shownReplayStatuses = ["pending", "running", "completed", "canceled", "failed"] as const

/** Why a replay was cancelled or failed. */
export const replayReasons = ["by_user", "webhook_disabled", "webhook_deleted", "log_dropped", "fault"] as const

export type ReplayStatus = (typeof replayStatuses)[number]
export type ReplayReason = (typeof replayReasons)[number]

export function shownReplayStatus(status: ReplayStatus): (typeof shownReplayStatuses)[number] {
  return status === "cancelled" ? "canceled" : status
}
