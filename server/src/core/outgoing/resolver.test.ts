import assert from "node:assert/strict"
import { after, beforeEach, test } from "node:test"
import { FakeClock } from "#core/std/fake-clock.ts"
import { startDnsServer } from "../../../test/support/dns-server.ts"
import { Resolver } from "./resolver.ts"

const dns = await startDnsServer({})
const resolvers: Resolver[] = []
after(async () => {
  for (const resolver of resolvers) resolver.stop()
  await dns.close()
})

const clock = new FakeClock()
let resolver: Resolver
beforeEach(() => {
  dns.records.clear()
  dns.aliases.clear()
  dns.asked.length = 0
  dns.reply = undefined
  dns.ttlSeconds = 30
  resolver = newResolver()
})

function newResolver(namesMax?: number): Resolver {
  const made = new Resolver(clock, [dns.address], namesMax)
  resolvers.push(made)
  return made
}

const hour = 3_600_000

async function addresses(name: string, by = resolver): Promise<string> {
  const found = await by.resolve(name).catch((error: Error) => error.message)
  return typeof found === "string" ? found : found.map(({ address }) => address).join(" ")
}

/** Returns the number of queries since the last call. Both families count as one. */
function asked(): number {
  return dns.asked.splice(0).length / 2
}

test("an answer is kept as long as it says, but a second at least and a minute at most", async () => {
  dns.records.set("hooks.example", ["1.1.1.1", "2606:4700::1"])
  for (const [ttlSeconds, keptMs] of [
    [0, 1_000],
    [30, 30_000],
    [86_400, 60_000],
  ] as const) {
    dns.ttlSeconds = ttlSeconds
    const fresh = newResolver()
    assert.equal(await addresses("hooks.example", fresh), "1.1.1.1 2606:4700::1")
    clock.advance(keptMs - 1)
    await addresses("HOOKS.example.", fresh)
    assert.equal(asked(), 1)
    clock.advance(1)
    await addresses("hooks.example", fresh)
    assert.equal(asked(), 1)
  }
})

test("an alias leads where its target does", async () => {
  dns.aliases.set("alias.example", "inner.example")
  dns.records.set("inner.example", ["10.0.0.1"])
  assert.equal(await addresses("alias.example"), "10.0.0.1")
})

test("a failure counts for five seconds, and says what it was", async () => {
  dns.records.set("empty.example", [])
  assert.equal(await addresses("none.example"), "The name none.example does not exist.")
  assert.equal(await addresses("empty.example"), "The name empty.example has no address.")
  assert.equal(await addresses("a..b"), "The name a..b is not a host name.")
  dns.records.set("none.example", ["1.1.1.1"])
  clock.advance(4_999)
  assert.match(await addresses("none.example"), /does not exist/)
  clock.advance(1)
  assert.equal(await addresses("none.example"), "1.1.1.1")
})

test("name servers that fail, refuse or answer with rubbish have sentences of their own", async () => {
  const withCode = (code: number) => (bytes: Buffer) => {
    bytes.writeUInt16BE(0x8180 | code, 2)
    return bytes
  }
  const sentences: [(query: Buffer) => Buffer, RegExp][] = [
    [withCode(2), /its name servers fail or do not respond\.$/],
    [withCode(5), /the name server refused the request\.$/],
    // It announces an answer that it does not contain.
    [(bytes) => (bytes.writeUInt16BE(0x8180, 2), bytes.writeUInt16BE(1, 6), bytes), /sent an invalid response\.$/],
    // Truncated, and TCP, which would have the whole answer, has no listener.
    [(bytes) => (bytes.writeUInt16BE(0x8380, 2), bytes), /no name server could be reached\.$/],
  ]
  for (const [index, [reply, sentence]] of sentences.entries()) {
    dns.reply = ({ bytes }) => reply(Buffer.from(bytes))
    assert.match(await addresses(`wrong-${index}.example`), sentence)
  }
})

test("a name server that answers for one family only delays no request", async () => {
  dns.records.set("slow.example", ["1.1.1.1"])
  const silent = Promise.withResolvers<void>()
  dns.reply = ({ isIpv6, answer }) => {
    if (isIpv6) silent.resolve()
    return isIpv6 ? null : answer
  }
  const found = addresses("slow.example")
  await silent.promise
  // The answer for the other family may still be on its way.
  const waiting = setInterval(() => clock.advance(300), 1)
  assert.equal(await found, "1.1.1.1")
  clearInterval(waiting)
})

test("a thousand names without an answer delay no other that is known, and a new one by seconds", async () => {
  dns.records.set("known.example", ["1.1.1.1"]).set("new.example", ["1.0.0.1"])
  await addresses("known.example")
  clock.advance(30_000)
  for (let index = 0; index < 1_000; index++) {
    dns.records.set(`dead-${index}.example`, null)
    void addresses(`dead-${index}.example`)
  }
  const startedAt = clock.now()
  const wanted = [addresses("new.example"), addresses("known.example")]
  const passing = setInterval(() => clock.advance(10), 1)
  assert.equal(await wanted[1], "1.1.1.1")
  const knownMs = clock.now() - startedAt
  assert.equal(await wanted[0], "1.0.0.1")
  const newMs = clock.now() - startedAt
  clearInterval(passing)
  assert.ok(knownMs <= 1_000 && newMs <= 15_000, `${knownMs} and ${newMs} ms`)
  resolver.stop()
})

test("a name keeps its address while the name server is away, for an hour", async () => {
  dns.records.set("hooks.example", ["1.1.1.1"])
  assert.equal(await addresses("hooks.example"), "1.1.1.1")
  dns.reply = ({ bytes }) => (bytes.writeUInt16BE(0x8182, 2), bytes)
  clock.advance(hour - 1)
  assert.equal(await addresses("hooks.example"), "1.1.1.1")
  clock.advance(5_000)
  assert.match(await addresses("hooks.example"), /its name servers fail/)
  dns.reply = undefined
  clock.advance(5_000)
  assert.equal(await addresses("hooks.example"), "1.1.1.1")
})

test("a name server that died is asked again, and used when it is back", async () => {
  dns.records.set("hooks.example", ["1.1.1.1"])
  await addresses("hooks.example")
  await dns.close()
  clock.advance(30_000)
  assert.equal(await addresses("hooks.example"), "1.1.1.1")
  assert.match(await addresses("other.example"), /no name server could be reached/)
  await dns.reopen()
  dns.records.set("hooks.example", ["1.0.0.1"]).set("other.example", ["1.0.0.2"])
  clock.advance(5_000)
  assert.equal(await addresses("hooks.example"), "1.0.0.1")
  assert.equal(await addresses("other.example"), "1.0.0.2")
})

test("a client with an older answer waits a second for a new one", async () => {
  dns.records.set("hooks.example", ["1.1.1.1"])
  await addresses("hooks.example")
  dns.records.set("hooks.example", null)
  clock.advance(30_000)
  const found = addresses("hooks.example")
  clock.advance(999)
  assert.equal(await Promise.race([found, Promise.resolve("waits")]), "waits")
  clock.advance(1)
  assert.equal(await found, "1.1.1.1")
  resolver.stop()
})

test("a name that does not exist any more leads nowhere, even if it did before", async () => {
  dns.records.set("hooks.example", ["1.1.1.1"])
  await addresses("hooks.example")
  dns.records.delete("hooks.example")
  clock.advance(30_000)
  assert.match(await addresses("hooks.example"), /does not exist/)
})

test("the memory holds a limited number of names, and of each a limited number of addresses", async () => {
  const small = newResolver(50)
  const many = Array.from({ length: 60 }, (_, index) => `1.1.1.${index}`)
  dns.records.set("many.example", many)
  assert.equal((await small.resolve("many.example")).length, 32)
  for (let index = 0; index < 200; index++) await small.resolve(`name-${index}.example`).catch(() => {})
  assert.equal(small.size, 50)
})
