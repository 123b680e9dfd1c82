import { z } from "zod"
import { runIdempotent } from "#http/run-idempotent.ts"
import { operation } from "#http/operation.ts"
import { retrieval } from "#http/resource-operations.ts"
import { exampleOf } from "#http/wire/example-of.ts"
import { answerList, withLookahead } from "#http/wire/page.ts"
import {
  endParameter,
  timeParameter,
  named,
  noted,
  pageResponse,
  pageParameters,
  sid,
  timestamp,
} from "#http/wire/schemas.ts"
import type { Tx } from "#core/db/database.ts"
import { renderReplay } from "#core/replays/replay-resource.ts"
import { replayReasons, shownReplayStatuses } from "#core/replays/replay-status.ts"
import * as replays from "#core/replays/replays.ts"
import type { Replay } from "#core/replays/replays.ts"
import { context, type WebhookNeeds } from "./webhooks.ts"

const statusNote =
  "The status. `pending`: open transactions are not stored yet. `running`: the replay reads its time range. `completed`: it has read the time range and queued all deliveries. `canceled` and `failed` have a `reason`."

const reasonNote =
  "The reason for the end. `by_user`: you canceled it. `webhook_disabled`, `webhook_deleted`: the endpoint no longer receives deliveries. `log_dropped`: the retention deleted unread events, from `position` on. `fault`: the operator's log contains the reason. After `log_dropped` or `fault`, you can start another replay at `position`."

const replaySchema = named(
  "Replay",
  "A background task that sends deliveries again, and sends events that the endpoint never received.",
  z.object({
    sid: sid("replay", "Identifier of the replay."),
    account_sid: sid("account", "The account of the replay."),
    webhook_sid: sid("webhook", "The endpoint that receives the deliveries."),
    status: noted(z.enum(shownReplayStatuses), statusNote, "running"),
    reason: noted(z.enum(replayReasons).nullable(), reasonNote, null),
    from: timestamp("The start of the time range. It is later than requested if the log does not go back that far."),
    to: timestamp("The end of the time range."),
    only_failed: noted(z.boolean(), "True if the replay omits successful deliveries.", true),
    missing: noted(z.boolean(), "True if the replay includes events that the endpoint never received.", false),
    progress: noted(
      z.number().min(0).max(1),
      "The part of the time range that the replay has read, from 0 to 1.",
      0.482,
    ),
    position: timestamp("The time up to which the replay has read the log."),
    looked_at: noted(
      z.int().min(0),
      "The number of deliveries, and with `missing` also events, that the replay has read.",
      48_200,
    ),
    queued: noted(z.int().min(0), "The number of deliveries that the replay has queued.", 731),
    skipped: noted(
      z.int().min(0),
      "The number of events that the replay cannot send, because the retention of their messages is over.",
      0,
    ),
    waiting: noted(z.int().min(0), "The number of pending deliveries from all replays of the endpoint.", 73),
    created_at: timestamp("The time of the request."),
    started_at: timestamp("The start time. Null before.").nullable(),
    ended_at: timestamp("The end time. Null before.").nullable(),
  }),
)

const example = exampleOf(replaySchema, {
  from: "2026-11-21T08:00:00.000Z",
  to: "2026-11-21T09:00:00.000Z",
  position: "2026-11-21T08:28:55.200Z",
  created_at: "2026-11-21T09:12:00.000Z",
  started_at: "2026-11-21T09:12:00.310Z",
})

const newExample = exampleOf(replaySchema, {
  ...example,
  status: "pending",
  progress: 0,
  position: example.from,
  looked_at: 0,
  queued: 0,
  waiting: 0,
  started_at: null,
})

export const createReplay = operation<WebhookNeeds>()({
  id: "createReplay",
  tag: "Webhooks",
  summary: "Replay undelivered events",
  description:
    "Sends deliveries of a time range again, oldest first. With `missing`, it also sends events that the endpoint never received. The replay runs in the background, also after a restart. New deliveries have priority. The replay pauses while 5,000 replayed deliveries of the endpoint are pending. An account can have ten unfinished replays.",
  scopes: ["webhooks"],
  sid: "webhook",
  body: z.object({
    from: timeParameter("The start of the time range, inclusive."),
    to: endParameter("The end of the time range, exclusive. Default: now.").optional(),
    only_failed: noted(
      z.boolean().default(true),
      "True replays only failed deliveries. False also replays deliveries that succeeded or were canceled.",
      true,
    ),
    missing: noted(
      z.boolean().default(false),
      "True to include matching events that the endpoint never received, and canceled deliveries. Such events are from before its registration or subscription, or from while it was disabled.",
      true,
    ),
  }),
  bodyExamples: {
    outage: {
      summary: "Failed deliveries of an outage",
      value: { from: "2026-11-21T08:00:00Z", to: "2026-11-21T09:00:00Z" },
    },
    everything: {
      summary: "All missing events of a time, for a new endpoint or after it was disabled",
      value: { from: "2026-11-21T08:00:00Z", missing: true },
    },
    again: {
      summary: "All deliveries of a time again",
      value: { from: "2026-11-21T08:00:00Z", to: "2026-11-21T09:00:00Z", only_failed: false },
    },
  },
  responses: { 202: { description: "The replay, which starts soon.", schema: replaySchema, example: newExample } },
  problems: [
    "webhook_not_found",
    "webhook_disabled",
    "webhook_of_callbacks",
    "invalid_replay_range",
    "replays_exhausted",
  ],
  handle: (needs, request) =>
    runIdempotent(needs, request, async (tx) => {
      const { from, to, only_failed: isOnlyFailed, missing: withMissing } = request.body
      const range = { from: Date.parse(from), ...(to === undefined ? {} : { to: Date.parse(to) }) }
      const asked = { ...range, isOnlyFailed, withMissing }
      const replay = await replays.createReplay(tx, request.accountId, request.id, asked, context(needs))
      return { status: 202, json: await render(tx, needs, replay) }
    }),
})

export const listReplays = operation<WebhookNeeds>()({
  id: "listReplays",
  tag: "Webhooks",
  summary: "List the replays of a webhook endpoint",
  description:
    "Returns the replays of an endpoint, newest first. The endpoint can be deleted. Posthorn keeps ended replays as long as events.",
  scopes: ["webhooks", "read"],
  sid: "webhook",
  query: z.object(pageParameters),
  responses: pageResponse("ReplayPage", "A page of replays.", replaySchema, example),
  problems: ["webhook_not_found", "invalid_cursor"],
  async handle(needs, { accountId, id, query }) {
    const { db } = needs
    const waiting = await replays.countWaiting(db, accountId, id, needs)
    const read = withLookahead((page) => replays.listReplays(db, accountId, id, page))
    return await answerList("replays", query, read, (replay) => renderReplay(accountId, replay, waiting))
  },
})

export const getReplay = retrieval<WebhookNeeds>()({
  id: "getReplay",
  tag: "Webhooks",
  noun: "replay",
  description:
    "Returns the replay with its progress. It is complete when its `status` is `completed` and `waiting` is 0.",
  scopes: ["webhooks", "read"],
  sid: "replay",
  schema: replaySchema,
  example,
  read: async (needs, { accountId, id }) =>
    await render(needs.db, needs, await replays.getReplay(needs.db, accountId, id)),
})

export const cancelReplay = operation<WebhookNeeds>()({
  id: "cancelReplay",
  tag: "Webhooks",
  summary: "Cancel a replay",
  description:
    "Stops the replay and removes its pending deliveries, even if it has completed. Each delivery returns to the status of its last attempt, or is `canceled` without an attempt. Deliveries that another replay of the endpoint requested remain queued. Attempts in progress can still arrive. Canceling a canceled replay changes nothing.",
  scopes: ["webhooks"],
  sid: "replay",
  body: z.object({}),
  responses: {
    200: {
      description: "The current replay.",
      schema: replaySchema,
      example: { ...example, status: "canceled", reason: "by_user", ended_at: "2026-11-21T09:13:00.000Z" },
    },
  },
  problems: ["replay_not_found", "replay_ended"],
  handle: (needs, request) =>
    runIdempotent(needs, request, async (tx) => {
      const replay = await replays.cancelReplay(tx, request.accountId, request.id, context(needs))
      return { status: 200, json: await render(tx, needs, replay) }
    }),
})

async function render(tx: Tx, needs: WebhookNeeds, replay: Replay) {
  const { accountId, endpointId } = replay
  return renderReplay(accountId, replay, await replays.countWaiting(tx, accountId, endpointId, needs))
}
