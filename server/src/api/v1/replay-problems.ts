import type { ProblemKind } from "#api/problem-kind.ts"

/** What replays are refused with. */
export const replayProblems = {
  replay_not_found: {
    status: 404,
    title: "Replay not found",
    meaning: "There is no replay with this sid in your account, or it ended longer ago than events are kept.",
    remedy: "List the replays of an endpoint with `GET /v1/webhooks/{sid}/replays`.",
  },
  replays_exhausted: {
    status: 409,
    title: "Too many replays",
    meaning: "As many replays of the account as there may be at once have not ended.",
    remedy: "Wait until one has ended, or cancel one with `POST /v1/replays/{sid}/cancel`.",
  },
  replay_ended: {
    status: 409,
    title: "Replay ended",
    meaning: "The replay has completed or failed already, and nothing that it queued is waiting.",
    remedy: "There is nothing to do. To stop sending to the endpoint altogether, disable it.",
  },
  invalid_replay_range: {
    status: 400,
    title: "Invalid time of a replay",
    meaning: "`from` is not in the past, `to` is not later than `from`, or nothing of that time is kept any more.",
    remedy: "Choose a `from` in the past and a `to` after it, both within the time for which events are kept.",
  },
} as const satisfies Record<string, ProblemKind>
