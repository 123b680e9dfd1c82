import assert from "node:assert/strict"
import { eventually } from "../support/eventually.ts"
import type { RestClient } from "../support/rest-client.ts"
import type { Announced } from "./announced.ts"
import type { Load } from "./load.ts"

/** What is announced of each message of the load. */
const story = "1 messages.queued, 2 messages.sending, 3 messages.sent, 4 messages.delivered"

export interface Message {
  sid: string
  body: string
  status: string
}

export interface Kept {
  client: RestClient
  announced: Announced
  load: Load
  /** Every message there is. */
  messages: readonly Message[]
}

/**
 * Every message there is, once all are in a final state and all their events came; or as it is when that does
 * not happen.
 */
export async function settled(client: RestClient, announced: Announced, load: Load): Promise<Message[]> {
  let messages: Message[] = []
  await eventually("everything settled", async () => {
    messages = await Array.fromAsync(client.list<Message>("/v1/messages"))
    return (
      messages.length >= load.accepted.size &&
      messages.every(({ sid, status }) => status === "delivered" && announced.story(sid) === story)
    )
  }).catch(() => undefined)
  return messages
}

/** What was acknowledged is there, sent once and announced whole, and nothing else is. */
export async function assertKept({ client, announced, load, messages }: Kept): Promise<void> {
  assert.deepEqual(load.faults, [], "the client met nothing but 201, 503 and 409")
  assert.deepEqual(announced.faults, [], "every delivery was what it should be")
  await assertThere(client, load)
  assert.deepEqual(
    wrongOf(messages, ({ status }) => status !== "delivered"),
    [],
    "no message sticks",
  )
  assert.deepEqual(
    wrongOf(messages, ({ sid }) => announced.story(sid) !== story).map(({ sid }) => announced.story(sid)),
    [],
    "every event came",
  )
  const stored = new Set(messages.map(({ sid }) => sid))
  assert.deepEqual(
    [...announced.messages.keys()].filter((sid) => !stored.has(sid)),
    [],
    "nothing was announced that is not stored",
  )
  assertOnce(messages, load)
}

async function assertThere(client: RestClient, load: Load): Promise<void> {
  const lost: string[] = []
  const rest = load.accepted.entries()
  const look = async () => {
    for (const [sid, { body }] of rest) {
      const answer = await client.get(`/v1/messages/${sid}`)
      if (answer.status !== 200 || (answer.body as Message).body !== body) lost.push(sid)
    }
  }
  await Promise.all(Array.from({ length: 16 }, look))
  assert.deepEqual(lost, [], "every message that was answered with 201 is there")
}

/** No text was sent twice by the client except under its key, so no text may be stored twice. */
function assertOnce(messages: readonly Message[], load: Load): void {
  const stored = Map.groupBy(messages, ({ body }) => body)
  assert.deepEqual(
    [...stored.values()].filter(({ length }) => length > 1),
    [],
    "nothing is stored twice",
  )
  assert.deepEqual(
    [...load.keyed].filter((body) => !stored.has(body)),
    [],
    "every keyed request was carried out",
  )
}

function wrongOf(messages: readonly Message[], isWrong: (message: Message) => boolean): Message[] {
  return messages.filter(isWrong).slice(0, 10)
}
