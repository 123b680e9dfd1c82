/**
 * An SMSC in a process of its own, to be killed: `node smsc-process.ts <port> <log>`. It knows what its log
 * says and nothing else: a line is written before what it tells of is answered, and a start takes up what an
 * earlier life left. Every submission gets a receipt, and our number gets messages; both are brought until
 * they are taken, on whichever session there is.
 */
import { randomBytes } from "node:crypto"
import { openSync, writeSync } from "node:fs"
import { numbers, type SubmitPdu } from "#messaging/carriers/smpp/testing.ts"
import { pause, systemClock as clock } from "#core/std/clock.ts"
import type { PduFields } from "#messaging/smpp/commands.ts"
import { readPduContent } from "#messaging/smpp/content.ts"
import { esmClass } from "#messaging/smpp/esm-class.ts"
import type { RequestPdu } from "#messaging/smpp/pdu.ts"
import { buildReceiptText } from "#messaging/smpp/receipt.ts"
import { SmppServer } from "#messaging/smpp/server.ts"
import type { SmppAnswer } from "#messaging/smpp/session-options.ts"
import { SmscLog, type SmscLine } from "./smsc-log.ts"

const [port, logPath = ""] = process.argv.slice(2)
const ourNumber = "15005550006"
const theirNumber = "14155550123"
/** Answers and receipts come after any time up to these, so that a death finds some of each under way. */
const answerMsMax = 60
const receiptMsMax = 300
/** Part of the receipts that come before the answer. */
const earlyPart = 0.1
const inboundEveryMs = 100
const againMs = 50

const before = new SmscLog(logPath).follow()
const log = openSync(logPath, "a")
let inbounds = before.inbounds.size

const server = new SmppServer({
  host: "127.0.0.1",
  port: Number(port),
  connectionsMax: 50,
  // Sessions whose other end is gone are soon noticed.
  session: {
    clock,
    windowMax: 100,
    responseTimeoutMs: 2_000,
    enquireLinkMs: 1_000,
    enquireTimeoutMs: 1_000,
    drainMs: 1_000,
  },
  bind: () => ({ status: 0, fields: { systemId: "smsc" } }),
  request: (request) => take(request),
})

console.log(await server.start())
for (const [id, { from, to }] of before.submissions) if (!before.taken.has(id)) void bringReceipt(id, from, to)
for (const number of before.inbounds) if (!before.inboundsTaken.has(number)) void bringInbound(number)
for (;;) {
  await pause(clock, inboundEveryMs)
  if (server.sessions.size) void bringInbound()
}

async function take(request: RequestPdu): Promise<SmppAnswer> {
  if (request.command !== "submit_sm") return { status: 3 }
  const { id, from, to } = writeSubmission(request)
  const isEarly = Math.random() < earlyPart
  if (isEarly) void bringReceipt(id, from, to)
  await pause(clock, Math.random() * answerMsMax)
  if (!isEarly) void pause(clock, Math.random() * receiptMsMax).then(() => bringReceipt(id, from, to))
  return { status: 0, fields: { messageId: id } }
}

function writeSubmission(submit: SubmitPdu): { id: string; from: string; to: string } {
  const { octets, part } = readPduContent(submit)
  const { sourceAddr: from, destinationAddr: to } = submit.fields
  const id = randomBytes(8).toString("hex")
  const text = octets.toString("latin1").slice(0, 40)
  write({ kind: "submission", id, from, to, part: part?.number ?? 1, parts: part?.total ?? 1, text })
  return { id, from, to }
}

async function bringReceipt(id: string, from: string, to: string): Promise<void> {
  write({ kind: "receipt", id })
  const now = clock.now()
  const told = { messageId: id, state: "delivered", error: "000", submittedAt: now, doneAt: now, text: "" } as const
  const shortMessage = Buffer.from(buildReceiptText(told), "latin1")
  await bring({ ...numbers(to, from), esmClass: esmClass.receipt, shortMessage })
  write({ kind: "taken", id })
}

async function bringInbound(number = ++inbounds): Promise<void> {
  write({ kind: "inbound", number })
  await bring({ ...numbers(theirNumber, ourNumber), shortMessage: Buffer.from(`inbound ${number}`) })
  write({ kind: "inbound_taken", number })
}

/** Resolves when it is taken, however many sessions end over it. */
async function bring(fields: Partial<PduFields<"deliver_sm">>): Promise<void> {
  for (;;) {
    const bound = [...server.sessions].filter(({ state }) => state === "bound")
    const session = bound[Math.trunc(Math.random() * bound.length)]
    const fate = await session?.request("deliver_sm", fields)
    if (fate?.kind === "answered" && fate.status === 0) return
    await pause(clock, againMs)
  }
}

function write(line: SmscLine): void {
  writeSync(log, `${JSON.stringify(line)}\n`)
}
