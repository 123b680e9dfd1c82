import { z } from "zod"
import { once } from "#api/once.ts"
import { operation } from "#api/operation.ts"
import { answerList, withOneMore } from "#api/wire/page.ts"
import {
  exampleHex,
  endParameter,
  momentParameter,
  named,
  noted,
  pageResponse,
  pageParameters,
  sid,
  timestamp,
} from "#api/wire/schemas.ts"
import type { Tx } from "#db/database.ts"
import { renderReplay } from "#replays/replay-resource.ts"
import { replayReasons, replayStatuses } from "#replays/replay-status.ts"
import * as replays from "#replays/replays.ts"
import type { Replay } from "#replays/replays.ts"
import { context, type WebhookNeeds } from "./webhooks.ts"

const statusNote =
  "`pending` until all open transactions are stored. `running` while it reads its time range. `completed` when it has read and queued all of it. `cancelled` and `failed` have a `reason`."

const reasonNote =
  "`by_user`: you cancelled it. `webhook_disabled`, `webhook_deleted`: nothing is sent there any more. `log_dropped`: the retention dropped what it had not looked at yet, from `position` on. `fault`: the operator's log has the reason. In the last two cases, another replay can begin at `position`."

const replaySchema = named(
  "Replay",
  "Deliveries that are sent again, and events that an endpoint never got, as work that goes on until it is done.",
  z.object({
    sid: sid("replay", "Identifier of the replay."),
    account_sid: sid("account", "The account that it belongs to."),
    webhook_sid: sid("webhook", "The endpoint that it sends to."),
    status: noted(z.enum(replayStatuses), statusNote, "running"),
    reason: noted(z.enum(replayReasons).nullable(), reasonNote, null),
    from: timestamp("The start of its time span. Later than requested if the log does not reach so far back."),
    to: timestamp("The end of its time span."),
    only_failed: noted(z.boolean(), "Whether deliveries that succeeded are left out.", true),
    missing: noted(z.boolean(), "Whether the endpoint is sent what it never got.", false),
    progress: noted(z.number().min(0).max(1), "The part of its time that was looked at.", 0.482),
    position: timestamp("Everything before this time was looked at."),
    looked_at: noted(z.int().min(0), "Deliveries and, with `missing`, events that were looked at.", 48_200),
    queued: noted(z.int().min(0), "Deliveries that were queued to be sent.", 731),
    skipped: noted(z.int().min(0), "Events of messages that are not kept any more: they cannot be sent.", 0),
    waiting: noted(
      z.int().min(0),
      "Replayed deliveries of the endpoint that are not over yet, those of its other replays included.",
      73,
    ),
    created_at: timestamp("The time of the request."),
    started_at: timestamp("The start time.").nullable(),
    ended_at: timestamp("When it ended.").nullable(),
  }),
)

const example = {
  sid: `RP${exampleHex}`,
  account_sid: `AC${exampleHex}`,
  webhook_sid: `WH${exampleHex}`,
  status: "running",
  reason: null,
  from: "2026-11-21T08:00:00.000Z",
  to: "2026-11-21T09:00:00.000Z",
  only_failed: true,
  missing: false,
  progress: 0.482,
  position: "2026-11-21T08:28:55.200Z",
  looked_at: 48_200,
  queued: 731,
  skipped: 0,
  waiting: 73,
  created_at: "2026-11-21T09:12:00.000Z",
  started_at: "2026-11-21T09:12:00.310Z",
  ended_at: null,
}

const newExample = {
  ...example,
  status: "pending",
  progress: 0,
  position: example.from,
  looked_at: 0,
  queued: 0,
  waiting: 0,
  started_at: null,
}

export const createReplay = operation<WebhookNeeds>()({
  id: "createReplay",
  tag: "Webhooks",
  summary: "Replay what an endpoint did not get",
  description:
    "Sends deliveries of a time again, from the oldest on, and with `missing` events that the endpoint never got. It goes on by itself, also after a restart, behind whatever is new, and only while fewer than 5,000 replayed deliveries wait for the endpoint. An account has ten replays at most that have not ended.",
  scopes: ["webhooks"],
  sid: "webhook",
  body: z.object({
    from: momentParameter("Deliveries and events from this time on."),
    to: endParameter("Deliveries and events before this time. Default: now.").optional(),
    only_failed: noted(
      z.boolean().default(true),
      "Of the deliveries of that time, only those that failed; false sends those that succeeded or were cancelled again too.",
      true,
    ),
    missing: noted(
      z.boolean().default(false),
      "Includes matching events that the endpoint never received: from before it was registered, from while it was disabled, or from before it subscribed to them. Also includes cancelled deliveries.",
      true,
    ),
  }),
  bodyExamples: {
    outage: {
      summary: "What failed in an outage",
      value: { from: "2026-11-21T08:00:00Z", to: "2026-11-21T09:00:00Z" },
    },
    everything: {
      summary: "Everything since a time that did not arrive, for a new endpoint or one that was disabled",
      value: { from: "2026-11-21T08:00:00Z", missing: true },
    },
    again: {
      summary: "All deliveries of a time once more",
      value: { from: "2026-11-21T08:00:00Z", to: "2026-11-21T09:00:00Z", only_failed: false },
    },
  },
  responses: { 202: { description: "The replay will begin.", schema: replaySchema, example: newExample } },
  problems: ["webhook_not_found", "webhook_disabled", "invalid_replay_range", "replays_exhausted"],
  handle: (needs, request) =>
    once(needs, request, async (tx) => {
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
  description: "Newest first, also of an endpoint that was deleted. One that ended is kept as long as events are.",
  scopes: ["webhooks", "read"],
  sid: "webhook",
  query: z.object(pageParameters),
  responses: pageResponse("ReplayPage", "A page of replays.", replaySchema, example),
  problems: ["webhook_not_found", "invalid_cursor"],
  async handle(needs, { accountId, id, query }) {
    const { db } = needs
    const waiting = await replays.countWaiting(db, accountId, id, needs)
    const read = withOneMore((page) => replays.listReplays(db, accountId, id, page))
    return await answerList("replays", query, read, (replay) => renderReplay(accountId, replay, waiting))
  },
})

export const getReplay = operation<WebhookNeeds>()({
  id: "getReplay",
  tag: "Webhooks",
  summary: "Retrieve a replay",
  description: "Its progress. It has ended when its `status` is `completed` and `waiting` is 0.",
  scopes: ["webhooks", "read"],
  sid: "replay",
  responses: { 200: { description: "The replay.", schema: replaySchema, example } },
  problems: ["replay_not_found"],
  async handle(needs, { accountId, id }) {
    return { status: 200, json: await render(needs.db, needs, await replays.getReplay(needs.db, accountId, id)) }
  },
})

export const cancelReplay = operation<WebhookNeeds>()({
  id: "cancelReplay",
  tag: "Webhooks",
  summary: "Cancel a replay",
  description:
    "Stops the replay and removes its pending deliveries, even if it has completed. Each delivery returns to the status of its last attempt, or `cancelled` without one. Deliveries that another replay of the endpoint requested stay queued. Attempts under way can still arrive. A cancelled replay stays as it is.",
  scopes: ["webhooks"],
  sid: "replay",
  body: z.object({}),
  responses: {
    200: {
      description: "The replay as it is now.",
      schema: replaySchema,
      example: { ...example, status: "cancelled", reason: "by_user", ended_at: "2026-11-21T09:13:00.000Z" },
    },
  },
  problems: ["replay_not_found", "replay_ended"],
  handle: (needs, request) =>
    once(needs, request, async (tx) => {
      const replay = await replays.cancelReplay(tx, request.accountId, request.id, context(needs))
      return { status: 200, json: await render(tx, needs, replay) }
    }),
})

async function render(tx: Tx, needs: WebhookNeeds, replay: Replay) {
  const { account_id: accountId, endpoint_id: endpointId } = replay
  return renderReplay(accountId, replay, await replays.countWaiting(tx, accountId, endpointId, needs))
}
