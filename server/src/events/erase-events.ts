import type { Tx } from "#db/database.ts"
import { plainArray, textArray } from "#db/literals.ts"

/** What a person wrote, or where it can be seen. The rest of an event says that something happened, not what was said. */
const erased = { body: "", media_urls: [] }

/** Takes the content out of every event of a subject. What is still to be delivered is delivered without it. */
export async function eraseEvents(tx: Tx, accountId: string, subjectId: string): Promise<void> {
  const rows = await tx.query<{ id: string; body: string }>("select id, body from events where account_id = $1 and subject_id = $2", [accountId, subjectId])
  if (!rows.length) return
  await tx.query(
    `update events set body = erased.body, detail = null from unnest($2::uuid[], $3::text[]) as erased (id, body)
     where events.account_id = $1 and events.id = erased.id`,
    [accountId, plainArray(rows.map(({ id }) => id)), textArray(rows.map(({ body }) => withoutContent(body)))],
  )
}

function withoutContent(body: string): string {
  const event = JSON.parse(body) as { data: Record<string, unknown> }
  for (const [field, blank] of Object.entries(erased)) if (field in event.data) event.data[field] = blank
  return JSON.stringify(event)
}
