import { Duplex } from "node:stream"
import fc from "fast-check"
import { decodePdu, pduBytesMaxDefault } from "./decode-pdu.ts"
import { encodePdu } from "./encode-pdu.ts"
import { layouts, type CommandName, type PduField, type PduFields } from "./commands.ts"
import type { Draft, Pdu } from "./pdu.ts"
import { noTlvs, type Tlv } from "./tlvs.ts"

export const commandNames = Object.keys(layouts) as CommandName[]

/** Returns the octets of one PDU. */
export function octetsOf(draft: Draft): Buffer {
  const target = Buffer.alloc(pduBytesMaxDefault * 2)
  return Buffer.from(target.subarray(0, encodePdu(draft, target, 0)))
}

export function draft<C extends CommandName>(
  command: C,
  fields: Partial<PduFields<C>> = {},
  rest: { status?: number; sequence?: number; tlvs?: readonly Tlv[] } = {},
): Draft {
  return { command, status: 0, sequence: 1, fields, tlvs: noTlvs, ...rest } as Draft
}

/** Returns the PDU in octets that hold exactly one, of a known command. */
export function pduIn(octets: Buffer): Pdu {
  const pdu = decodePdu(octets, 0, octets.length)
  if (pdu.command === "unknown") throw new Error("The command is unknown.")
  return pdu
}

/** Builds objects with the usual prototype, as the codec does. */
function record<T>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<T> {
  return fc.record(model, { noNullPrototype: true })
}

const octet = fc.integer({ min: 0, max: 0xff })
const anyOctets = (maxLength: number) => fc.uint8Array({ maxLength }).map((octets) => Buffer.from(octets))
const text = (octetsMax: number) =>
  fc
    .array(fc.integer({ min: 1, max: 0xff }), { maxLength: octetsMax - 1 })
    .map((codes) => String.fromCharCode(...codes))
const address = { ton: octet, npi: octet, address: text(21) }
const uint32 = fc.integer({ min: 0, max: 0xffff_ffff })

function anyValue(field: PduField): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case "octet":
      return octet
    case "text":
      return text(field.octetsMax)
    case "message":
      return anyOctets(254)
    case "destinations":
      return fc.array(fc.oneof(record(address), record({ distributionList: text(21) })), { maxLength: 255 })
    case "failures":
      return fc.array(record({ ...address, status: uint32 }), { maxLength: 255 })
  }
}

const anyTlvs = fc.array(
  record({ tag: fc.integer({ min: 0, max: 0xffff }), value: fc.oneof(anyOctets(40), anyOctets(5_000)) }),
  { maxLength: 5 },
)

/** Generates any PDU of a command, with all fields and some optional parameters. */
export function anyDraft(command: CommandName): fc.Arbitrary<Draft> {
  const fields: Readonly<Record<string, PduField>> = layouts[command]
  const values = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, anyValue(field)]))
  return record({
    command: fc.constant(command),
    status: uint32,
    sequence: uint32,
    fields: record(values),
    tlvs: anyTlvs,
  }) as fc.Arbitrary<unknown> as fc.Arbitrary<Draft>
}

export const anyPdu = fc.constantFrom(...commandNames).chain(anyDraft)

/**
 * The other end of a session without a network. `written` has what the session writes, and `feed` passes
 * octets to it.
 */
export class FakeSocket extends Duplex {
  written: Buffer[] = []
  /** While true, writes do not end, because the peer does not read. */
  isBlocked = false
  #unblock: (() => void) | null = null

  constructor() {
    super({ autoDestroy: true })
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.written.push(Buffer.from(chunk))
    if (this.isBlocked) this.#unblock = done
    else done()
  }

  override _final(done: () => void): void {
    done()
    this.push(null)
  }

  /** Passes a piece to the session at once. */
  feed(piece: Buffer): void {
    this.emit("data", piece)
  }

  unblock(): void {
    this.isBlocked = false
    this.#unblock?.()
  }

  /** Every PDU that was written since the last call. */
  sent(): Pdu[] {
    const octets = Buffer.concat(this.written.splice(0))
    const pdus: Pdu[] = []
    for (let at = 0; at < octets.length;) {
      const end = at + octets.readUInt32BE(at)
      pdus.push(pduIn(octets.subarray(at, end)))
      at = end
    }
    return pdus
  }
}

/** Resolves at the end of this turn of the event loop, when a session has written. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
}
