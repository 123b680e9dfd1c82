import assert from "node:assert/strict"
import { request, type IncomingMessage } from "node:http"
import { after, before, test } from "node:test"
import { startTestApi, type TestAccount, type TestApi } from "#http/testing.ts"
import { followersOfAccountMax } from "#core/events/followers.ts"
import { addEvents } from "#core/events/testing.ts"

let api: TestApi
before(async () => void (api = await startTestApi()))
after(() => api[Symbol.asyncDispose]())

interface Received {
  id: string
  /** Null for an event that has only an id. */
  messages: { sid: string; status: string; body: string }[] | null
}

const ask = (account: TestAccount, path: string, options: RequestInit = {}) =>
  fetch(api.baseUrl + path, { ...options, headers: { ...options.headers, authorization: account.authorization } })

async function send(account: TestAccount, body = "Hello"): Promise<string> {
  const form = new URLSearchParams({ to: "+15552345678", from: "+15551234567", body })
  const answer = await ask(account, "/v1/messages", { method: "POST", body: form })
  return ((await answer.json()) as { sid: string }).sid
}

/** An open stream and its events. */
class Stream implements AsyncDisposable {
  readonly answer: Response
  readonly #end: AbortController
  readonly #events: AsyncIterator<Received>

  private constructor(answer: Response, end: AbortController) {
    this.answer = answer
    this.#end = end
    this.#events = read(answer)
  }

  static async open(account: TestAccount, lastEventId?: string, query = ""): Promise<Stream> {
    const end = new AbortController()
    const headers: Record<string, string> = lastEventId === undefined ? {} : { "last-event-id": lastEventId }
    return new Stream(await ask(account, `/v1/messages/stream${query}`, { headers, signal: end.signal }), end)
  }

  async next(): Promise<Received> {
    const { value, done } = await this.#events.next()
    assert.ok(!done, "the stream ended")
    return value
  }

  async messages(): Promise<Received & { messages: NonNullable<Received["messages"]> }> {
    for (;;) {
      const { id, messages } = await this.next()
      if (messages) return { id, messages }
    }
  }

  async rest(): Promise<Received[]> {
    const received: Received[] = []
    for (let each = await this.#events.next(); !each.done; each = await this.#events.next()) received.push(each.value)
    return received
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#end.abort()
  }
}

async function* read(answer: Response): AsyncGenerator<Received, undefined> {
  assert.equal(answer.status, 200)
  const decoder = new TextDecoder()
  let text = ""
  for await (const bytes of answer.body ?? []) {
    text += decoder.decode(bytes as Uint8Array, { stream: true })
    for (let end = text.indexOf("\n\n"); end !== -1; end = text.indexOf("\n\n")) {
      yield parse(text.slice(0, end))
      text = text.slice(end + 2)
    }
  }
  return undefined
}

function parse(block: string): Received {
  const fields = new Map(block.split("\n").map((line) => line.split(/: (.*)/s) as [string, string]))
  const data = fields.get("data")
  if (data !== undefined) assert.equal(fields.get("event"), "messages")
  return {
    id: fields.get("id") ?? "",
    messages: data === undefined ? null : (JSON.parse(data) as Received["messages"]),
  }
}

test("a stream begins at the present, and sends each new message of its account as the API answers it", async () => {
  const [account, other] = [await api.addAccount("Streams"), await api.addAccount("Other")]
  await send(account, "Before")
  await using stream = await Stream.open(account)
  assert.match(stream.answer.headers.get("content-type") ?? "", /^text\/event-stream/)
  assert.equal(stream.answer.headers.get("cache-control"), "no-store")
  assert.ok(stream.answer.headers.get("request-id"))
  assert.ok(stream.answer.headers.get("ratelimit"))
  assert.equal((await stream.next()).messages, null)
  await send(other, "Not yours")
  const sid = await send(account, "Now")
  const { messages } = await stream.messages()
  assert.deepEqual(messages, [await (await ask(account, `/v1/messages/${sid}`)).json()])
})

test("a message is the same when it is created, when it is read, and in its event", async () => {
  const account = await api.addAccount("Carriers")
  const body = new URLSearchParams({ to: "+15552345678", from: "+15551234567", body: "By which carrier?" })
  const created = (await (await ask(account, "/v1/messages", { method: "POST", body })).json()) as { sid: string }
  const read = (await (await ask(account, `/v1/messages/${created.sid}`)).json()) as { carrier_sid: string }
  assert.match(read.carrier_sid, /^CR[0-9a-f]{32}$/)
  assert.deepEqual(read, created)
  const list = (await (await ask(account, "/v1/messages")).json()) as { data: object[] }
  assert.deepEqual(list.data, [read])
  const events = (await (await ask(account, "/v1/events")).json()) as { data: { data: object }[] }
  assert.deepEqual(events.data.map(({ data }) => data), [created]) // oxfmt-ignore
})

test("a client that names its last event gets all later events immediately, also after its first event", async () => {
  const account = await api.addAccount("Resumes")
  const first = await Stream.open(account)
  const { id: begun } = await first.next()
  const one = await send(account, "One")
  const { id } = await first.messages()
  await first[Symbol.asyncDispose]()
  const two = await send(account, "Two")
  for (const [lastEventId, sids] of [
    [id, [two]],
    [begun, [one, two]],
  ] as const) {
    await using stream = await Stream.open(account, lastEventId)
    assert.deepEqual(
      (await stream.messages()).messages.map(({ sid }) => sid),
      sids,
    )
  }
})

test("a message that changed more than once comes once, as it is now, and one that was deleted not at all", async () => {
  const account = await api.addAccount("Changes")
  const { id: begun } = await (await Stream.open(account)).next()
  const gone = await send(account, "Gone")
  const sid = await send(account, "Stays")
  await ask(account, `/v1/messages/${gone}`, { method: "DELETE" })
  const [event] = await api.db.query<{ subject_id: string; account_id: string }>(
    `update messages set status = 'failed', previous_status = 'queued', error_code = 'landline', sequence = 2
     where account_id = $1 returning account_id, id as subject_id`,
    [account.accountId],
  )
  const subjectId = event?.subject_id ?? ""
  const [queued] = await api.db.query<{ id: string }>("select id from event_log where subject_id = $1", [subjectId])
  const id = `${queued?.id.slice(0, 24)}0123456789ab`
  await addEvents(api.db, account.accountId, [{ id, type: "messages.failed", subjectId, sequence: 2 }])
  await using stream = await Stream.open(account, begun)
  const { messages } = await stream.messages()
  assert.deepEqual(
    messages.map((each) => [each.sid, each.status]),
    [[sid, "failed"]],
  )
})

test("a stream ends at its time, and a new one continues behind its last id", async () => {
  const account = await api.addAccount("Ends")
  await using stream = await Stream.open(account, undefined, "?timeout_ms=1")
  const received = await stream.rest()
  const sid = await send(account)
  await using further = await Stream.open(account, received.at(-1)?.id)
  assert.equal((await further.messages()).messages[0]?.sid, sid)
})

test("a limited number of streams are open at the same time, and one that leaves makes room", async () => {
  const account = await api.addAccount("Opens")
  const streams = []
  for (let n = 0; n < followersOfAccountMax; n++) streams.push(await Stream.open(account))
  const refused = await ask(account, "/v1/messages/stream")
  assert.deepEqual([refused.status, ((await refused.json()) as { code: string }).code], [429, "too_many_followers"])
  await streams[3]?.[Symbol.asyncDispose]()
  for (let status = 429; status !== 200;) {
    await using again = await Stream.open(account)
    status = again.answer.status
  }
  for (const stream of streams) await stream[Symbol.asyncDispose]()
})

test("an id of another list is refused with a sentence, and an empty one counts as absent", async () => {
  for (const lastEventId of ["x", "WzEsImV2ZW50X2ZlZWQiXQ", "WzEsIm1lc3NhZ2VzIiwiMSJd"]) {
    const answer = await ask(api.account, "/v1/messages/stream", { headers: { "last-event-id": lastEventId } })
    const { code, param, detail } = (await answer.json()) as Record<string, string>
    assert.deepEqual([answer.status, code, param], [400, "invalid_cursor", "Last-Event-ID"])
    assert.match(detail ?? "", /Send the last `id`/)
  }
  await using stream = await Stream.open(api.account, "")
  assert.equal((await stream.next()).messages, null)
})

test("a client without credentials gets no stream", async () => {
  assert.equal((await fetch(`${api.baseUrl}/v1/messages/stream`)).status, 401)
})

test("a HEAD is answered and holds no place", async () => {
  const account = await api.addAccount("Heads")
  for (let n = 0; n <= followersOfAccountMax; n++)
    assert.equal((await ask(account, "/v1/messages/stream", { method: "HEAD" })).status, 200)
})

test("the end of the server ends streams, so it does not wait for them", async () => {
  const own = await startTestApi()
  const answer = await new Promise<IncomingMessage>((resolve) => {
    const headers = { authorization: own.account.authorization }
    request(`${own.baseUrl}/v1/messages/stream`, { headers }, resolve).end()
  })
  answer.once("data", () => void own[Symbol.asyncDispose]())
  const ended = await new Promise<string>((resolve) => {
    answer.once("end", () => resolve("end")).once("error", () => resolve("error"))
    answer.resume()
  })
  assert.equal(ended, "end")
})
