import assert from "node:assert/strict"
import { test } from "node:test"
import { FakeClock } from "#core/std/fake-clock.ts"
import { commandStatus } from "./command-status.ts"
import type { Fate } from "./fate.ts"
import type { Pdu } from "./pdu.ts"
import { SmppSession } from "./session.ts"
import type { SmppAnswer, SessionNotice, SessionListener, SessionOptions } from "./session-options.ts"
import { draft, FakeSocket, octetsOf, turn } from "./testing.ts"
import { tlv } from "./tlvs.ts"
import { secondMs } from "#core/std/durations.ts"

function newSession(listener: Partial<SessionListener> = {}, options: Partial<SessionOptions> = {}) {
  const clock = new FakeClock()
  const socket = new FakeSocket()
  const notices: SessionNotice[] = []
  const session = new SmppSession(
    socket,
    { request: () => ({ status: 0 }), notice: (notice) => notices.push(notice), ...listener },
    { clock, ...options },
  )
  return { clock, socket, session, notices }
}

async function boundClient(listener: Partial<SessionListener> = {}, options: Partial<SessionOptions> = {}) {
  const client = newSession(listener, options)
  const bind = client.session.bind("bind_transceiver", { systemId: "me" })
  await turn()
  const [sent] = client.socket.sent()
  client.socket.feed(octetsOf(draft("bind_transceiver_resp", { systemId: "smsc" }, { sequence: sent?.sequence ?? 0 })))
  await bind
  return client
}

/** A server session whose client has bound. */
async function boundServer(listener: Partial<SessionListener> = {}, options: Partial<SessionOptions> = {}) {
  const server = newSession({ bind: () => ({ status: 0 }), ...listener }, options)
  server.socket.feed(octetsOf(draft("bind_transceiver", { systemId: "esme", interfaceVersion: 0x34 })))
  await turn()
  server.socket.sent()
  return server
}

function accepted(pdu: Pdu | undefined, messageId = "id"): Buffer {
  return octetsOf(draft("submit_sm_resp", { messageId }, { sequence: pdu?.sequence ?? 0 }))
}

const submit = { destinationAddr: "49171", shortMessage: Buffer.from("hello") }
const kindOf = (fate: Fate) => (fate.kind === "answered" ? `answered ${fate.status}` : `${fate.kind} ${fate.cause}`)

test("a bind that is accepted says who the peer is", async () => {
  const { session, socket } = newSession()
  const bind = session.bind("bind_transmitter", { systemId: "me", password: "secret" })
  await turn()
  const [sent] = socket.sent()
  assert.ok(sent?.command === "bind_transmitter")
  assert.equal(sent.fields.interfaceVersion, 0x34)
  const tlvs = [tlv("scInterfaceVersion", 0x34)]
  socket.feed(octetsOf(draft("bind_transmitter_resp", { systemId: "smsc" }, { sequence: sent.sequence, tlvs })))
  assert.equal(kindOf(await bind), "answered 0")
  assert.deepEqual(session.peer, { command: "bind_transmitter", systemId: "smsc", interfaceVersion: 0x34 })
  assert.equal(session.state, "bound")
})

test("a request gets the answer of the peer, in any order", async () => {
  const { session, socket } = await boundClient()
  const fates = [session.request("submit_sm", submit), session.request("submit_sm", submit)]
  await turn()
  const [first, second] = socket.sent()
  socket.feed(Buffer.concat([accepted(second, "two"), accepted(first, "one")]))
  const ids = (await Promise.all(fates)).map((fate) =>
    fate.kind === "answered" && fate.response.command === "submit_sm_resp" ? fate.response.fields.messageId : "",
  )
  assert.deepEqual(ids, ["one", "two"])
})

test("a generic_nack answers the request that it names", async () => {
  const { session, socket } = await boundClient()
  const fate = session.request("submit_sm", submit)
  await turn()
  const [sent] = socket.sent()
  socket.feed(octetsOf(draft("generic_nack", {}, { status: 0x58, sequence: sent?.sequence ?? 0 })))
  assert.equal(kindOf(await fate), "answered 88")
})

test("requests of one turn leave in one write", async () => {
  const { session, socket } = await boundClient()
  for (let count = 0; count < 10; count++) void session.request("submit_sm", submit)
  await turn()
  assert.equal(socket.written.length, 1)
  assert.equal(socket.sent().length, 10)
})

test("requests beyond the window wait, and those beyond the queue are not sent", async () => {
  const { session, socket } = await boundClient({}, { windowMax: 2, waitingMax: 1 })
  const fates = [1, 2, 3, 4].map(() => session.request("submit_sm", submit))
  assert.equal(kindOf(await (fates[3] as Promise<Fate>)), "not_sent full")
  assert.deepEqual([session.unanswered, session.waiting, session.free], [2, 1, 0])
  await turn()
  const [first, second, ...others] = socket.sent()
  assert.ok(second && others.length === 0)
  socket.feed(accepted(first))
  await turn()
  assert.equal(socket.sent().length, 1)
  assert.deepEqual([session.unanswered, session.waiting], [2, 0])
})

test("an enquire_link is answered before a bind, and leaves past a full window", async () => {
  const { session, socket } = newSession()
  socket.feed(octetsOf(draft("enquire_link", {}, { sequence: 0xffff_fff0 })))
  await turn()
  assert.deepEqual(
    socket.sent().map(({ command, sequence }) => [command, sequence]),
    [["enquire_link_resp", 0xffff_fff0]],
  )
  session.destroy()
})

test("a request without an answer in time has an unknown fate, and its place is free again", async () => {
  const { session, socket, clock, notices } = await boundClient({}, { windowMax: 1, responseTimeoutMs: 5 * secondMs })
  const first = session.request("submit_sm", submit)
  const second = session.request("submit_sm", submit)
  await turn()
  const [sent] = socket.sent()
  clock.advance(5 * secondMs + 50)
  assert.equal(kindOf(await first), "unknown timeout")
  await turn()
  const [next] = socket.sent()
  socket.feed(accepted(sent, "late"))
  assert.deepEqual(
    [notices[0]?.kind, notices[0]?.kind === "late_answer" && notices[0].request.fields],
    ["late_answer", submit],
  )
  socket.feed(accepted(next))
  assert.equal(kindOf(await second), "answered 0")
  socket.feed(accepted(sent, "late"))
  assert.equal(notices[1]?.kind, "stray_answer")
})

test("a request can have a time of its own", async () => {
  const { session, clock } = await boundClient()
  const fate = session.request("query_sm", { messageId: "1" }, { timeoutMs: secondMs })
  clock.advance(secondMs + 50)
  assert.equal(kindOf(await fate), "unknown timeout")
})

test("an answer of another command does not answer", async () => {
  const { session, socket, notices } = await boundClient()
  const fate = session.request("submit_sm", submit)
  await turn()
  const [sent] = socket.sent()
  socket.feed(octetsOf(draft("query_sm_resp", {}, { sequence: sent?.sequence ?? 0 })))
  assert.equal(notices[0]?.kind, "stray_answer")
  socket.feed(accepted(sent))
  assert.equal(kindOf(await fate), "answered 0")
})

test("sequence numbers go from 0x7FFFFFFF to 1, and step over those in use", async () => {
  const { session, socket } = newSession({}, { firstSequence: 0x7fff_fffe })
  const numbers = async () => {
    await turn()
    return socket.sent().map(({ sequence }) => sequence)
  }
  const first = session.bind("bind_transceiver", {})
  assert.deepEqual(await numbers(), [0x7fff_fffe])
  void session.request("submit_sm", submit)
  void session.request("submit_sm", submit)
  assert.deepEqual(await numbers(), [0x7fff_ffff, 1])
  session.destroy()
  assert.equal(kindOf(await first), "unknown closed")
})

test("a cut makes requests that left unknown, and the others not sent", async () => {
  const { session, socket } = await boundClient({}, { windowMax: 2 })
  const left = session.request("submit_sm", submit)
  await turn()
  const encoded = session.request("submit_sm", submit)
  const waiting = session.request("submit_sm", submit)
  socket.destroy(new Error("cable"))
  const closed = await session.closed
  assert.deepEqual([closed.cause, /cable/.test(closed.reason)], ["socket", true])
  const fates = await Promise.all([left, encoded, waiting, session.request("submit_sm", submit)])
  assert.deepEqual(fates.map(kindOf), ["unknown closed", "not_sent closed", "not_sent closed", "not_sent closed"])
})

test("requests gather while the peer does not read, and a cut finds them not sent", async () => {
  const { session, socket } = await boundClient({}, { windowMax: 10 })
  socket.isBlocked = true
  const first = session.request("submit_sm", submit)
  await turn()
  const second = session.request("submit_sm", submit)
  await turn()
  session.destroy()
  assert.deepEqual([kindOf(await first), kindOf(await second)], ["unknown closed", "not_sent closed"])
})

test("requests are held back while too much waits for the socket", async () => {
  const { session, socket } = await boundClient({}, { windowMax: 100 })
  socket.isBlocked = true
  const tlvs = [tlv("messagePayload", Buffer.alloc(60_000))]
  for (let count = 0; count < 10; count++) void session.request("data_sm", {}, { tlvs })
  assert.deepEqual([session.unanswered, session.waiting, session.free], [5, 5, 0])
  await turn()
  socket.unblock()
  await turn()
  assert.deepEqual([session.unanswered, session.waiting], [10, 0])
})

test("a peer that asks and does not read is not read either", async () => {
  const { socket } = await boundServer()
  socket.isBlocked = true
  const burst = Buffer.concat(Array.from({ length: 5_000 }, () => octetsOf(draft("enquire_link"))))
  for (let bytes = 0; bytes < 1_100_000; bytes += burst.length) socket.feed(burst)
  assert.equal(socket.isPaused(), true)
  await turn()
  socket.unblock()
  await turn()
  assert.equal(socket.isPaused(), false)
})

test("a value that its field cannot hold is not sent, and says which", async () => {
  const { session, socket } = await boundClient()
  const fate = await session.request("submit_sm", { destinationAddr: "1".repeat(30) })
  assert.ok(fate.kind === "not_sent" && /destinationAddr/.test(fate.reason))
  await turn()
  assert.deepEqual(socket.sent(), [])
  assert.equal(session.unanswered, 0)
})

test("the session asks a silent peer, and ends when the silence continues", async () => {
  const { session, socket, clock } = await boundClient(
    {},
    { enquireLinkMs: 30 * secondMs, enquireTimeoutMs: 10 * secondMs },
  )
  const fate = session.request("submit_sm", submit, { timeoutMs: 3_600 * secondMs })
  clock.advance(30 * secondMs)
  await turn()
  assert.deepEqual(
    socket.sent().map(({ command }) => command),
    ["submit_sm", "enquire_link"],
  )
  clock.advance(29 * secondMs)
  assert.equal(session.state, "bound")
  clock.advance(secondMs)
  assert.equal((await session.closed).cause, "silent")
  assert.equal(kindOf(await fate), "unknown closed")
})

test("a quiet peer that answers each question stays", async () => {
  const { session, socket, clock } = await boundClient()
  for (let round = 0; round < 10; round++) {
    clock.advance(30 * secondMs)
    await turn()
    const [question] = socket.sent()
    clock.advance(9 * secondMs)
    socket.feed(octetsOf(draft("enquire_link_resp", {}, { sequence: question?.sequence ?? 0 })))
    clock.advance(secondMs)
  }
  assert.equal(session.state, "bound")
})

test("half a PDU is no sign of life, a whole one is", async () => {
  const { session, socket, clock } = await boundClient()
  for (let count = 0; count < 20; count++) {
    clock.advance(20 * secondMs)
    socket.feed(octetsOf(draft("enquire_link")))
  }
  assert.equal(session.state, "bound")
  for (const octet of octetsOf(draft("deliver_sm")).subarray(0, 20)) {
    clock.advance(5 * secondMs)
    socket.feed(Buffer.of(octet))
  }
  assert.equal((await session.closed).cause, "silent")
})

test("unbind refuses new requests, waits for those under way, and closes", async () => {
  const answers: ((answer: SmppAnswer) => void)[] = []
  const request = () => new Promise<SmppAnswer>((resolve) => answers.push(resolve))
  const { session, socket } = await boundClient({ request }, { windowMax: 1 })
  const under = session.request("submit_sm", submit)
  const waiting = session.request("submit_sm", submit)
  socket.feed(octetsOf(draft("deliver_sm")))
  await turn()
  const [sent] = socket.sent()
  const closed = session.unbind()
  assert.equal(kindOf(await waiting), "not_sent closed")
  assert.equal(kindOf(await session.request("submit_sm", submit)), "not_sent closed")
  socket.feed(accepted(sent))
  assert.equal(kindOf(await under), "answered 0")
  await turn()
  assert.deepEqual(socket.sent(), [])
  answers[0]?.({ status: 0 })
  await turn()
  const [answer, unbind] = socket.sent()
  assert.deepEqual([answer?.command, unbind?.command], ["deliver_sm_resp", "unbind"])
  socket.feed(octetsOf(draft("unbind_resp", {}, { sequence: unbind?.sequence ?? 0 })))
  assert.equal((await closed).cause, "unbound")
})

test("unbind does not wait for later requests of the peer, which still get their answers", async () => {
  const answers: ((answer: SmppAnswer) => void)[] = []
  const request = () => new Promise<SmppAnswer>((resolve) => answers.push(resolve))
  const { session, socket } = await boundClient({ request })
  socket.feed(octetsOf(draft("deliver_sm", {}, { sequence: 1 })))
  const closed = session.unbind()
  socket.feed(octetsOf(draft("deliver_sm", {}, { sequence: 2 })))
  answers[0]?.({ status: 0 })
  await turn()
  const [first, unbind] = socket.sent()
  assert.deepEqual([first?.command, first?.sequence, unbind?.command], ["deliver_sm_resp", 1, "unbind"])
  socket.feed(octetsOf(draft("unbind_resp", {}, { sequence: unbind?.sequence ?? 0 })))
  await turn()
  assert.equal(session.state, "draining")
  answers[1]?.({ status: 0 })
  assert.equal((await closed).cause, "unbound")
  await turn()
  assert.deepEqual(socket.sent().map(({ command, sequence }) => [command, sequence]), [["deliver_sm_resp", 2]]) // oxfmt-ignore
})

test("unbind does not wait for ever", async () => {
  const { session, socket, clock } = await boundClient(
    {},
    { drainMs: 10 * secondMs, responseTimeoutMs: 60 * secondMs, enquireLinkMs: 3_600 * secondMs },
  )
  const fate = session.request("submit_sm", submit)
  const closed = session.unbind()
  clock.advance(10 * secondMs)
  await turn()
  assert.equal(socket.sent().at(-1)?.command, "unbind")
  clock.advance(61 * secondMs)
  assert.equal((await closed).cause, "unbound")
  assert.equal(kindOf(await fate), "unknown timeout")
})

test("a peer that unbinds gets its answers, and its answer", async () => {
  const { session, socket } = await boundClient()
  const fate = session.request("submit_sm", submit)
  await turn()
  const [sent] = socket.sent()
  socket.feed(octetsOf(draft("unbind", {}, { sequence: 77 })))
  await turn()
  assert.deepEqual(socket.sent(), [])
  socket.feed(accepted(sent))
  assert.equal(kindOf(await fate), "answered 0")
  assert.equal((await session.closed).cause, "peer_unbound")
  await turn()
  assert.deepEqual(
    socket.sent().map(({ command, sequence }) => [command, sequence]),
    [["unbind_resp", 77]],
  )
})

test("a request of the peer is answered once, when the listener has decided", async () => {
  const request = async (pdu: Pdu) => {
    await turn()
    return { status: pdu.command === "deliver_sm" ? 0 : 8 }
  }
  const { socket } = await boundClient({ request })
  socket.feed(octetsOf(draft("deliver_sm", {}, { sequence: 5 })))
  await turn()
  assert.deepEqual(socket.sent(), [])
  await turn()
  await turn()
  assert.deepEqual(
    socket.sent().map(({ command, status, sequence }) => [command, status, sequence]),
    [["deliver_sm_resp", 0, 5]],
  )
})

test("a listener that fails is a temporary trouble to the peer", async () => {
  for (const request of [() => Promise.reject(new Error("full")), () => assert.fail("thrown")]) {
    const { socket, notices } = await boundClient({ request })
    socket.feed(octetsOf(draft("deliver_sm")))
    await turn()
    assert.equal(socket.sent()[0]?.status, commandStatus.ESME_RX_T_APPN)
    assert.equal(notices[0]?.kind, "request_failed")
  }
})

test("an answer that cannot be written is a temporary trouble too", async () => {
  const { socket } = await boundServer({ request: async () => ({ status: 0, fields: { messageId: "x".repeat(65) } }) })
  socket.feed(octetsOf(draft("submit_sm")))
  await turn()
  assert.equal(socket.sent()[0]?.status, commandStatus.ESME_RSYSERR)
})

test("the session itself refuses requests beyond the limit of unanswered ones", async () => {
  const never = () => new Promise<SmppAnswer>(() => {})
  const client = await boundClient({ request: never }, { unansweredMax: 1 })
  client.socket.feed(Buffer.concat([octetsOf(draft("deliver_sm")), octetsOf(draft("deliver_sm"))]))
  const server = await boundServer({ request: never }, { unansweredMax: 1 })
  server.socket.feed(Buffer.concat([octetsOf(draft("submit_sm")), octetsOf(draft("submit_sm"))]))
  await turn()
  assert.deepEqual(
    [client, server].map(({ socket }) => socket.sent().map(({ status }) => status)),
    [[commandStatus.ESME_RMSGQFUL], [commandStatus.ESME_RTHROTTLED]],
  )
})

test("a deliver_sm that overtakes the answer to the bind is accepted", async () => {
  const { session, socket } = newSession()
  void session.bind("bind_receiver", {})
  socket.feed(octetsOf(draft("deliver_sm")))
  await turn()
  assert.deepEqual(
    socket.sent().map(({ command, status }) => [command, status]),
    [
      ["bind_receiver", 0],
      ["deliver_sm_resp", 0],
    ],
  )
})

test("a server takes requests of bound transmitters only, and one bind", async () => {
  const { session, socket } = newSession({ bind: () => ({ status: 0, fields: { systemId: "us" } }) })
  const statusOf = async (octets: Buffer) => {
    socket.feed(octets)
    await turn()
    return socket.sent().map(({ status }) => status)
  }
  const [submitSm, bind] = [octetsOf(draft("submit_sm")), octetsOf(draft("bind_receiver", { systemId: "esme" }))]
  assert.deepEqual(await statusOf(submitSm), [commandStatus.ESME_RINVBNDSTS])
  assert.deepEqual(await statusOf(bind), [0])
  assert.deepEqual(await statusOf(bind), [commandStatus.ESME_RALYBND])
  assert.deepEqual(await statusOf(submitSm), [commandStatus.ESME_RINVBNDSTS])
  assert.deepEqual(session.peer, { command: "bind_receiver", systemId: "esme", interfaceVersion: 0 })
})

test("a bind that is refused leaves the session unbound, without a body", async () => {
  const { session, socket } = newSession({ bind: async () => ({ status: commandStatus.ESME_RINVPASWD }) })
  socket.feed(octetsOf(draft("bind_transceiver")))
  await turn()
  assert.equal(Buffer.concat(socket.written).length, 16)
  assert.deepEqual([session.state, session.peer], ["open", null])
})

test("a client that does not bind is not kept", async () => {
  const { session, clock } = newSession({ bind: () => ({ status: 0 }) })
  clock.advance(10 * secondMs)
  assert.equal((await session.closed).cause, "bind_missing")
})

test("an unknown command is refused by its number, and an unknown answer is not answered", async () => {
  const { socket, notices } = await boundClient()
  const unknown = octetsOf(draft("enquire_link", {}, { sequence: 9 }))
  unknown.writeUInt32BE(0x112, 4)
  const answer = Buffer.from(unknown)
  answer.writeUInt32BE(0x8000_0112, 4)
  socket.feed(Buffer.concat([unknown, answer]))
  await turn()
  assert.deepEqual(
    socket.sent().map(({ command, status, sequence }) => [command, status, sequence]),
    [["generic_nack", commandStatus.ESME_RINVCMDID, 9]],
  )
  assert.deepEqual(
    notices.map(({ kind }) => kind),
    ["unknown_command", "unknown_command"],
  )
})

test("a broken body is refused, and the session continues", async () => {
  const { session, socket, notices } = await boundClient()
  const broken = Buffer.from(octetsOf(draft("deliver_sm", { sourceAddr: "1" })).subarray(0, 25))
  broken.writeUInt32BE(broken.length)
  socket.feed(Buffer.concat([broken, octetsOf(draft("enquire_link"))]))
  await turn()
  assert.deepEqual(
    socket.sent().map(({ command, status }) => [command, status]),
    [
      ["deliver_sm_resp", commandStatus.ESME_RINVCMDLEN],
      ["enquire_link_resp", 0],
    ],
  )
  assert.deepEqual([session.state, notices[0]?.kind], ["bound", "malformed"])
})

test("an impossible length is reported, and ends the session", async () => {
  const { session, socket } = await boundClient()
  const fate = session.request("submit_sm", submit)
  await turn()
  socket.sent()
  socket.feed(Buffer.from("HTTP/1.1 400 Bad Request\r\n\r\n"))
  assert.deepEqual([(await session.closed).cause, kindOf(await fate)], ["framing", "unknown closed"])
  await turn()
  assert.deepEqual(
    socket.sent().map(({ command, status }) => [command, status]),
    [["generic_nack", commandStatus.ESME_RINVCMDLEN]],
  )
})

test("a PDU that needs no answer is reported, and not answered", async () => {
  const { socket, notices } = await boundClient()
  socket.feed(octetsOf(draft("alert_notification", { sourceAddr: "2" })))
  assert.equal(notices[0]?.kind, "told")
  assert.deepEqual(socket.sent(), [])
})

test("a tap sees every PDU as it is on the wire", async () => {
  const seen: string[] = []
  const { session, socket } = await boundClient(
    {},
    {
      tap: (direction, octets) => seen.push(`${direction} ${octets.toString("hex")}`),
    },
  )
  seen.length = 0
  const fate = session.request("cancel_sm", { messageId: "1" })
  await turn()
  const [sent] = socket.sent()
  const answer = octetsOf(draft("cancel_sm_resp", {}, { sequence: sent?.sequence ?? 0 }))
  socket.feed(answer)
  await fate
  const request = octetsOf(draft("cancel_sm", { messageId: "1" }, { sequence: sent?.sequence ?? 0 }))
  assert.deepEqual(seen, [`out ${request.toString("hex")}`, `in ${answer.toString("hex")}`])
})
