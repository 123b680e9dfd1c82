import assert from "node:assert/strict"
import { after, test } from "node:test"
import { systemClock } from "#core/std/clock.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { eventually } from "../../../test/support/eventually.ts"
import { SmppClient, type SmppClientOptions, type ClientState } from "./client.ts"
import { commandStatus } from "./command-status.ts"
import { SmppServer, type ServerOptions } from "./server.ts"

const closing: (() => Promise<unknown>)[] = []
after(() => Promise.all(closing.map((close) => close())))

function newServer(options: Partial<ServerOptions> = {}): SmppServer {
  const server = new SmppServer({
    host: "127.0.0.1",
    port: 0,
    connectionsMax: 10,
    session: { clock: systemClock },
    bind: () => ({ status: 0 }),
    request: () => ({ status: 0 }),
    ...options,
  })
  closing.push(() => server.stop())
  return server
}

function startClient(port: number, options: Partial<SmppClientOptions> = {}) {
  const states: ClientState[] = []
  const client = new SmppClient({
    target: { host: "127.0.0.1", port, connectTimeoutMs: 5_000 },
    bind: { command: "bind_transceiver", systemId: "me" },
    session: { clock: systemClock },
    listener: { request: () => ({ status: 0 }) },
    backoff: { firstMs: 20, mostMs: 100 },
    random: () => 0,
    onState: (state) => states.push(state),
    ...options,
  })
  closing.push(() => client.stop())
  client.start()
  return { client, states }
}

function reaches(client: SmppClient, kind: ClientState["kind"]): Promise<boolean> {
  return eventually(`the client is ${kind}`, () => client.state.kind === kind)
}

test("a client comes back by itself after its session was cut", async () => {
  const server = newServer()
  const { client, states } = startClient(await server.start())
  await reaches(client, "bound")
  for (const session of server.sessions) session.destroy()
  await eventually("the second session", () => states.filter(({ kind }) => kind === "bound").length === 2)
  assert.deepEqual(
    states.map(({ kind }) => kind),
    ["connecting", "bound", "waiting", "connecting", "bound"],
  )
  assert.equal((await client.session?.request("submit_sm", {}))?.kind, "answered")
})

test("a client that cannot connect says why, waits longer each time, and gets there", async () => {
  const first = newServer()
  const port = await first.start()
  await first.stop()
  const { client, states } = startClient(port)
  await eventually("two failures", () => states.filter(({ kind }) => kind === "waiting").length >= 2)
  const waiting = states.filter((state) => state.kind === "waiting")
  assert.deepEqual(
    waiting.slice(0, 2).map(({ tries }) => tries),
    [1, 2],
  )
  assert.match(waiting[0]?.reason ?? "", /no program listens/)
  assert.equal(client.session, null)
  await newServer({ port }).start()
  await reaches(client, "bound")
})

test("a session that outlasts the wait before it was a good one, and one that does not makes the next wait longer", async () => {
  const server = newServer()
  const clock = new FakeClock()
  const session = { clock, enquireLinkMs: 3_600_000 }
  const { client } = startClient(await server.start(), { session, backoff: { firstMs: 1_000, mostMs: 60_000 } })
  const waits: number[] = []
  for (const lastsMs of [0, 0, 1_999, 4_000, 999, 0]) {
    await reaches(client, "bound")
    clock.advance(lastsMs)
    for (const each of server.sessions) each.destroy()
    await reaches(client, "waiting")
    waits.push(client.state.kind === "waiting" ? client.state.until - clock.now() : 0)
    clock.advance(60_000)
  }
  assert.deepEqual(waits, [1_000, 2_000, 4_000, 1_000, 2_000, 4_000])
})

test("a wrong password is tried at the slowest pace", async () => {
  const server = newServer({ bind: () => ({ status: commandStatus.ESME_RINVPASWD }) })
  const { client } = startClient(await server.start(), { backoff: { firstMs: 20, mostMs: 3_600_000 } })
  await reaches(client, "waiting")
  assert.ok(client.state.kind === "waiting" && client.state.until - systemClock.now() > 3_000_000)
  assert.equal(client.state.failure?.status, commandStatus.ESME_RINVPASWD)
})

test("a client stops at any moment: connecting, bound and waiting", async () => {
  const server = newServer()
  const port = await server.start()
  const connecting = startClient(port)
  await connecting.client.stop()
  const bound = startClient(port)
  await reaches(bound.client, "bound")
  await bound.client.stop()
  await server.stop()
  const waiting = startClient(port, { backoff: { firstMs: 3_600_000, mostMs: 3_600_000 } })
  await reaches(waiting.client, "waiting")
  await waiting.client.stop()
  for (const { client, states } of [connecting, bound, waiting])
    assert.deepEqual([client.state.kind, states.at(-1)?.kind], ["stopped", "stopped"])
})

test("a client that was stopped can be started again", async () => {
  const server = newServer()
  const { client } = startClient(await server.start())
  await client.stop()
  client.start()
  await reaches(client, "bound")
})

test("a server that stops unbinds its clients, and they come back when it does", async () => {
  const server = newServer()
  const port = await server.start()
  const { client, states } = startClient(port)
  await reaches(client, "bound")
  await server.stop()
  await eventually("the unbind", () => states.some((state) => state.kind === "waiting" && /unbound/.test(state.reason)))
  await newServer({ port }).start()
  await reaches(client, "bound")
})
