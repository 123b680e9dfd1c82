import assert from "node:assert/strict"
import { createServer, type AddressInfo, type Server, type Socket } from "node:net"
import { afterEach, beforeEach, describe, it } from "node:test"
import { createAuthority, createSelfSigned } from "../../../../test/support/certificates.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { silentLog, type Log } from "#core/std/log.ts"
import { commandStatus } from "#messaging/smpp/command-status.ts"
import type { SmppAnswer } from "#messaging/smpp/session-options.ts"
import type { SmppCarrier, SmppCarrierOptions } from "./smpp-carrier.ts"
import { submissionOf } from "#messaging/carriers/testing.ts"
import { Listener, newCarrier, settled, Smsc, until } from "./testing.ts"

describe("A carrier in trouble is seen to be, and comes back by itself:", () => {
  let clock: FakeClock
  let carrier: SmppCarrier
  let lines: { facts: object; sentence: string }[]
  const closing: (() => Promise<unknown>)[] = []
  beforeEach(() => {
    clock = new FakeClock()
    lines = []
  })
  afterEach(async () => {
    const closed = [carrier.stop(), ...closing.splice(0).map((close) => close())]
    await settled(Promise.all(closed), pass(500))
  })

  const pass = (ms: number) => () => clock.advance(ms)
  const warn: Log["warn"] = (facts, sentence) => lines.push({ facts, sentence })
  const start = async (port: number, settings: object = {}, more: Partial<SmppCarrierOptions> = {}) => {
    const log = { ...silentLog, warn, error: warn }
    carrier = newCarrier({ port, clock }, settings, { log, ...more })
    await settled(carrier.start(new Listener()), pass(100))
  }
  const newSmsc = async (tls?: ConstructorParameters<typeof Smsc>[1]) => {
    const smsc = await new Smsc(clock, tls).start()
    closing.push(() => smsc.stop())
    return smsc
  }
  /** A peer that does not speak SMPP, or speaks a variant. */
  const listen = async (onSocket: (socket: Socket) => void): Promise<{ server: Server; port: number }> => {
    const sockets = new Set<Socket>()
    const server = createServer((socket) => {
      sockets.add(socket.on("error", () => undefined))
      onSocket(socket)
    })
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    closing.push(() => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(resolve))
    })
    return { server, port: (server.address() as AddressInfo).port }
  }
  const isDown = async (reason: RegExp) => {
    await until(`it is down with ${reason}`, () => reason.test(carrier.status().reason ?? ""), pass(100))
    assert.equal(carrier.status().state, "down")
    const outcome = await carrier.submit(submissionOf())
    assert.equal(outcome.kind, "not_sent")
    assert.ok(
      lines.some(({ facts }) => reason.test(JSON.stringify(facts))),
      "the log says it too",
    )
  }
  const isUpAgain = async () => {
    await until("it is up again", () => carrier.status().state === "up", pass(500))
    assert.equal((await settled(carrier.submit(submissionOf()), pass(10))).kind, "accepted")
    assert.equal(carrier.status().reason, null)
  }

  it("it cannot be reached", async () => {
    const smsc = await newSmsc()
    await smsc.stop()
    await start(smsc.port)
    await isDown(/127\.0\.0\.1:\d+ cannot be reached: no program listens at that port/)
    const [connection] = carrier.connections()
    assert.ok((connection?.retryAt ?? 0) > clock.now())
    await smsc.restart()
    await isUpAgain()
  })

  it("it refuses the bind, and says why", async () => {
    const smsc = await newSmsc()
    smsc.answerBind = () => ({ status: commandStatus.ESME_RINVPASWD })
    await start(smsc.port)
    await isDown(/refused the bind with ESME_RINVPASWD.*Check the system id, the password/)
    const tries = smsc.binds.length
    clock.advance(30_000)
    assert.equal(smsc.binds.length, tries, "an account is not locked by trying wrong passwords at speed")
    smsc.answerBind = () => ({ status: 0 })
    await isUpAgain()
  })

  it("another connection holds its session", async () => {
    const smsc = await newSmsc()
    smsc.answerBind = () => ({ status: commandStatus.ESME_RALYBND })
    await start(smsc.port)
    await isDown(/ESME_RALYBND.*End that connection, or set fewer binds/)
    smsc.answerBind = () => ({ status: 0 })
    await isUpAgain()
  })

  it("it does not answer the bind", async () => {
    let isMute = true
    const { port } = await listen((socket) => {
      socket.on("data", (octets: Buffer) => {
        if (!isMute) answerEach(socket, octets)
      })
    })
    const startedAt = clock.now()
    await start(port)
    assert.ok(clock.now() - startedAt <= 5_500, "a start does not wait for it")
    await isDown(/did not respond to the bind/)
    isMute = false
    await isUpAgain()
  })

  it("it drops the connection in the middle of a PDU", async () => {
    let isWhole = false
    const { port } = await listen((socket) => {
      socket.on("data", (octets: Buffer) => {
        const isSubmission = octets.readUInt32BE(4) === 0x04
        if (!isSubmission || isWhole) answerEach(socket, octets)
        else socket.end(Buffer.from("000000128000000400000000", "hex"))
      })
    })
    await start(port)
    const outcome = await settled(carrier.submit(submissionOf()), pass(10))
    assert.equal(outcome.kind, "unknown")
    await isDown(/closed the connection/)
    isWhole = true
    await isUpAgain()
  })

  it("it never answers submissions", async () => {
    const smsc = await newSmsc()
    await start(smsc.port)
    smsc.answer = () => new Promise<SmppAnswer>(() => {})
    const outcomes = await settled(
      Promise.all(Array.from({ length: 9 }, () => carrier.submit(submissionOf()))),
      pass(1_000),
    )
    assert.deepEqual([...new Set(outcomes.map(({ kind }) => kind))], ["unknown"])
    assert.match(carrier.connections()[0]?.reason ?? "", /did not respond to the last 9 submissions/)
    const told = lines.filter(({ sentence }) => /does not answer submissions in time/.test(sentence))
    assert.match(JSON.stringify(told), /"reason":"The carrier did not respond to the last 1 submissions in time/)
    assert.equal(told.length, 1)
    await settled(carrier.submit(submissionOf()), pass(1_000))
    await isDown(/did not respond to 10 submissions in a row/)
    smsc.answer = () => smsc.accept()
    await isUpAgain()
  })

  it("it gives no sign of life", async () => {
    let isMute = false
    const { port } = await listen((socket) => {
      socket.on("data", (octets: Buffer) => {
        if (!isMute) answerEach(socket, octets)
      })
    })
    await start(port)
    assert.equal(carrier.status().state, "up")
    isMute = true
    await isDown(/gave no sign of life/)
    isMute = false
    await isUpAgain()
  })

  it("something else answers on its port", async () => {
    let isHttp = true
    const { port } = await listen((socket) => {
      socket.on("data", (octets: Buffer) => {
        if (isHttp) socket.end("HTTP/1.1 400 Bad Request\r\n\r\n")
        else answerEach(socket, octets)
      })
    })
    await start(port)
    await isDown(/did not respond to the bind\. .*(length|octets|HTTP)/)
    isHttp = false
    await isUpAgain()
  })

  it("it sends bodies that are rubbish, which costs those alone", async () => {
    const { port } = await listen((socket) => {
      socket.on("data", (octets: Buffer) => {
        answerEach(socket, octets)
        // A deliver_sm whose text is longer than the PDU.
        socket.write(Buffer.from("00000014000000050000000000000009ffffffff", "hex"))
      })
    })
    await start(port)
    assert.equal((await carrier.submit(submissionOf())).kind, "accepted")
    await until("it is told", () => carrier.connections()[0]?.reason !== null)
    assert.match(carrier.connections()[0]?.reason ?? "", /sent an invalid deliver_sm/)
    assert.equal(carrier.status().state, "up")
  })

  it("its certificate changes to one of an unknown authority, and back", async () => {
    const authority = createAuthority()
    const good = authority.issue({ names: ["127.0.0.1"] })
    const smsc = await newSmsc(good)
    const hosts = [{ host: "127.0.0.1", port: smsc.port, tls: { ca: authority.cert } }]
    await start(smsc.port, { hosts })
    assert.equal(carrier.status().state, "up")
    await smsc.stop()
    await smsc.restart(createSelfSigned(["127.0.0.1"]))
    await isDown(/certificate of 127\.0\.0\.1:\d+ is refused: it is self-signed/)
    await smsc.stop()
    await smsc.restart(good)
    await isUpAgain()
  })

  it("one of its hosts is away, and the other continues", async () => {
    const [away, there] = [await newSmsc(), await newSmsc()]
    await away.stop()
    const hosts = [away, there].map(({ port }) => ({ host: "127.0.0.1", port }))
    await start(there.port, { hosts })
    assert.equal((await carrier.submit(submissionOf())).kind, "accepted")
    const { state, reason } = carrier.status()
    assert.equal(state, "up")
    await until("the other has failed", () => carrier.connections()[0]?.retryAt !== null, pass(1))
    assert.match(reason ?? "", new RegExp(`^127.0.0.1:${away.port} #1 transceiver: `))
    await away.restart()
    await until("both are up", () => carrier.status().reason === null, pass(500))
  })

  it("its receiver is away, so that no receipts come", async () => {
    const smsc = await newSmsc()
    let binds = 0
    smsc.answerBind = () => ({ status: ++binds % 2 ? 0 : commandStatus.ESME_RBINDFAIL })
    await start(smsc.port, { mode: "pair" })
    assert.equal(carrier.status().state, "up")
    assert.match(carrier.status().reason ?? "", /#1 (receiver|transmitter): The peer refused the bind/)
  })
})

/** A minimal peer: it answers each request with status 0 and an empty text. */
function answerEach(socket: Socket, octets: Buffer): void {
  for (let at = 0; at + 16 <= octets.length; at += octets.readUInt32BE(at)) {
    const command = octets.readUInt32BE(at + 4)
    if (command >= 0x8000_0000) continue
    const body = command === 0x15 || command === 0x06 ? "" : command === 0x04 ? "m\0" : "\0"
    const head = Buffer.alloc(16)
    head.writeUInt32BE(16 + body.length, 0)
    head.writeUInt32BE(command + 0x8000_0000, 4)
    octets.copy(head, 12, at + 12, at + 16)
    socket.write(Buffer.concat([head, Buffer.from(body, "latin1")]))
  }
}
