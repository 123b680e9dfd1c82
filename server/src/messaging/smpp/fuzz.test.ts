import assert from "node:assert/strict"
import { randomInt } from "node:crypto"
import { test } from "node:test"
import { FakeClock } from "#core/std/fake-clock.ts"
import type { Fate } from "./fate.ts"
import { SmppSession } from "./session.ts"
import { draft, FakeSocket, octetsOf, turn } from "./testing.ts"
import { tlv } from "./tlvs.ts"

const frames = 1_000_000
/** The frames that a session gets before it is ended and its requests are counted. */
const framesASession = 2_000
const requestsASession = 20
/**
 * Below 4,096, so that the requests of `assertAlive` have impossible lengths when read out of step, and end
 * the session.
 */
const pduBytesMax = 4_000

const corpus = [
  draft("deliver_sm", { sourceAddr: "49171", esmClass: 4, shortMessage: Buffer.from("id:1 stat:DELIVRD err:000") }),
  draft("deliver_sm", {}, { tlvs: [tlv("receiptedMessageId", "1"), tlv("messageState", 2)] }),
  draft("data_sm", { sourceAddr: "1" }, { tlvs: [tlv("messagePayload", Buffer.alloc(300, 65))] }),
  draft("submit_sm", { destinationAddr: "49171", shortMessage: Buffer.from("hello") }),
  draft("submit_sm_resp", { messageId: "0123456789" }, { sequence: 3 }),
  draft("submit_sm_resp", {}, { sequence: 4, status: 0x58 }),
  draft("submit_multi", { destinations: [{ ton: 1, npi: 1, address: "1" }, { distributionList: "all" }] }),
  draft("submit_multi_resp", { failures: [{ ton: 1, npi: 1, address: "1", status: 8 }] }, { sequence: 5 }),
  draft("query_sm_resp", { messageId: "1", finalDate: "261121080000000+", messageState: 2 }),
  draft("cancel_sm", { messageId: "1" }),
  draft("replace_sm", { messageId: "1", shortMessage: Buffer.from("other") }),
  draft("bind_transceiver", { systemId: "esme", password: "secret" }),
  draft("generic_nack", {}, { sequence: 6, status: 3 }),
  draft("enquire_link"),
  draft("enquire_link_resp"),
  draft("alert_notification", { sourceAddr: "1", esmeAddr: "2" }),
  draft("outbind", { systemId: "smsc" }),
].map(octetsOf)

/** xorshift32 (Marsaglia, 2003), which is fast and always the same for the same seed. */
function createChance(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % below
  }
}

/**
 * Returns a frame with some octets changed, removed or added. Its length is then corrected, except once in
 * five hundred.
 */
function mutate(frame: Buffer, chance: (below: number) => number): Buffer {
  const end = chance(3) ? frame.length : chance(frame.length + 1)
  const mutant = Buffer.alloc(Math.max(end + (chance(8) ? 0 : chance(40)), 16), frame)
  for (let changes = chance(4); changes > 0; changes--) mutant[chance(mutant.length)] = chance(256)
  if (chance(500)) mutant.writeUInt32BE(mutant.length)
  return mutant
}

test(`${frames} mutated frames throw nothing, hold nothing up and lose no request`, async (context) => {
  const seed = randomInt(1, 2 ** 31)
  context.diagnostic(`seed ${seed}`)
  const chance = createChance(seed)
  for (let fed = 0; fed < frames;) fed += await playSession(chance)
})

/** Feeds one session until it ends or has its limit of frames. Returns their number. */
async function playSession(chance: (below: number) => number): Promise<number> {
  const isServer = chance(2) === 0
  const socket = new FakeSocket()
  const clock = new FakeClock()
  const bind = isServer ? { bind: () => ({ status: 0 }) } : {}
  const session = new SmppSession(
    socket,
    { request: () => ({ status: 0 }), ...bind },
    { clock, windowMax: 10, pduBytesMax },
  )
  if (isServer) socket.feed(octetsOf(draft("bind_transceiver")))
  const fates: Fate[] = []
  for (let asked = 0; asked < requestsASession; asked++)
    void session.request(isServer ? "deliver_sm" : "submit_sm", {}).then((fate) => fates.push(fate))
  let fed = 0
  for (; fed < framesASession && session.state !== "closed"; fed++) {
    const mutant = mutate(corpus[chance(corpus.length)] as Buffer, chance)
    const cut = chance(4) ? mutant.length : chance(mutant.length)
    socket.feed(mutant.subarray(0, cut))
    if (cut < mutant.length) socket.feed(mutant.subarray(cut))
  }
  await turn()
  await assertAlive(socket, session)
  session.destroy()
  await session.closed
  await turn()
  assert.equal(fates.length, requestsASession)
  return fed
}

/**
 * Checks that the session has ended or still answers, at the latest after the length that a mutated PDU may
 * have announced.
 */
async function assertAlive(socket: FakeSocket, session: SmppSession): Promise<void> {
  const question = octetsOf(draft("enquire_link", {}, { sequence: 0x7fff_ffff }))
  const answer = octetsOf(draft("enquire_link_resp", {}, { sequence: 0x7fff_ffff }))
  const piece = Buffer.concat(Array.from({ length: 500 }, () => question))
  for (let fed = 0; fed < 3 * pduBytesMax && session.state !== "closed"; fed += piece.length) {
    socket.written.length = 0
    socket.feed(piece)
    await turn()
    if (Buffer.concat(socket.written).includes(answer)) return
  }
  assert.equal(session.state, "closed", "the session neither answers nor ends")
}
