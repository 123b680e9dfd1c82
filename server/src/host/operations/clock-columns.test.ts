/** Each time in the schema has a kind, so no new time to act is forgotten when the time of the store steps. */
import assert from "node:assert/strict"
import { test } from "node:test"
import { openTestStore } from "#core/db/testing.ts"
import { dueTimesAfterJobs, dueTimesBeforeJobs, leases } from "./follow-clock-step.ts"

/** Moments and periods of the past, by the name of the column. Nothing waits for them. */
const facts = new Set(
  `created_at updated_at ended_at started_at sent_at delivered_at read_at used_at last_used_at revoked_at seen_at
   replied_at received_at occurred_at applied_at submitted_at began_at released_at approved_at verified_at proved_at
   refreshed_at resolved_at completed_at canceled_at authorized_at closed_at closed_until effective_at at hour
   last_sent_at last_started_at last_success_at first_failure_at last_failure_at ids_learned_at scored_at asked_at
   progressed_at attempted_at from_at to_at until_at history_from events_until position`.split(/\s+/),
)

/** Times that a person set, or that a client was told. They are times of day, so they follow the step. */
const timesOfDay = [
  "api: messages.send_at messages.expires_at payments.expires_at disputes.evidence_due_at",
  "validity: auth_tokens.expires_at auth_sessions.expires_at challenges.expires_at verifications.expires_at",
  "validity: member_invites.ends_at member_sessions.ends_at verification_blocks.ends_at ledger_periods.ends_at",
  "validity: installation_scores.blocked_until",
  "validity: verification_scores.blocked_until",
  "validity: webhook_endpoints.older_secret_until webhook_endpoints.oldest_secret_until signing_keys.signs_from",
  "kept until: auth_sessions.forget_at carriers.trace_until",
  "copy of the time of the job: deliveries.next_attempt_at",
]

/** The queue moves its own times (core/queue/follow-step.ts). */
const timesOfQueues = ["message", "delivery"].flatMap((queue) => [
  `${queue}_jobs.run_at`,
  `${queue}_jobs.lease_until`,
  `${queue}_lanes.next_at`,
])

/** Left over from a former release. No statement uses it. */
const unused = ["carrier_presence.ready_at"]

test("a step of the time moves every planned wait and ends every lease of the schema", async (t) => {
  const store = await openTestStore()
  t.after(() => store.close())
  const rows = await store.db.query<{ name: string }>(
    `select c.relname || '.' || a.attname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = current_schema()::regnamespace
       and a.atttypid in ('timestamptz'::regtype, 'timestamp'::regtype) and not a.attisdropped`,
  )
  const moved = [...dueTimesBeforeJobs, ...dueTimesAfterJobs, ...leases].map(
    ({ table, column }) => `${table}.${column}`,
  )
  const ofDay = timesOfDay.flatMap((line) => line.slice(line.indexOf(":") + 2).split(" "))
  const known = new Set([...moved, ...ofDay, ...timesOfQueues, ...unused])
  const columns = rows.map(({ name }) => name)
  const unknown = columns.filter((name) => !known.has(name) && !facts.has(name.slice(name.indexOf(".") + 1)))
  assert.deepEqual(unknown, [], "Name the kind of each time, and list a time to act in follow-clock-step.ts.")
  assert.deepEqual(
    [...known].filter((name) => !columns.includes(name)),
    [],
    "These columns do not exist.",
  )
})
