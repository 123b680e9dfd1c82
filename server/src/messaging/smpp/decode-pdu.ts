import { layoutOfId, type NamedField } from "./codec-table.ts"
import { commandStatus } from "./command-status.ts"
import { responseBit, type Destination, type DestinationFailure } from "./commands.ts"
import { headerBytes, type PduFault, type Pdu, type UnknownPdu } from "./pdu.ts"
import { noTlvs, type Tlv } from "./tlvs.ts"

/** A command_length is impossible, so the start of the next PDU is unknown. The connection must end. */
export interface BrokenFraming {
  /** A sentence for people. */
  reason: string
}

/** A message_payload of 65,535 octets and the possible other fields. */
export const pduBytesMaxDefault = 70_000

/**
 * Cuts a stream of octets, in pieces of any size, into PDUs. A PDU that is whole within a piece is not
 * copied. A PDU over several pieces is collected in a buffer of its announced length. So each octet is copied
 * once at most, and only one PDU is ever buffered.
 */
export class Framer {
  readonly #take: (octets: Buffer, start: number, end: number) => void
  readonly #pduBytesMax: number
  /** The incomplete PDU: its first four octets until its length is known, then all of it. */
  #partialPdu: Buffer = Buffer.allocUnsafe(4)
  #receivedBytes = 0
  #isStopped = false

  /**
   * `take` gets each PDU with its header: the octets from `start` to `end`. The framer does not reuse them,
   * so they stay valid.
   */
  constructor(take: (octets: Buffer, start: number, end: number) => void, pduBytesMax = pduBytesMaxDefault) {
    this.#take = take
    this.#pduBytesMax = pduBytesMax
  }

  /**
   * Handles the next piece of the stream. Returns the fault when the framing is broken. After a fault, and
   * after `stop`, all further input is dropped.
   */
  push(piece: Buffer): BrokenFraming | null {
    let at = 0
    while (!this.#isStopped && at < piece.length) {
      if (this.#receivedBytes === 0 && piece.length - at >= 4) {
        const length = piece.readUInt32BE(at)
        if (this.#isImpossible(length)) return this.#broken(length)
        if (piece.length - at >= length) {
          this.#take(piece, at, at + length)
          at += length
          continue
        }
      }
      at += this.#collect(piece, at)
      const broken = this.#allocate()
      if (broken) return broken
    }
    return null
  }

  /** Drops all further input, including the rest of the present piece. */
  stop(): void {
    this.#isStopped = true
  }

  /** Copies the missing octets of the incomplete PDU, and returns how many were copied. */
  #collect(piece: Buffer, at: number): number {
    const taken = Math.min(this.#partialPdu.length - this.#receivedBytes, piece.length - at)
    piece.copy(this.#partialPdu, this.#receivedBytes, at, at + taken)
    this.#receivedBytes += taken
    return taken
  }

  /** Allocates the buffer when the length has become known. Passes the PDU on when it is whole. */
  #allocate(): BrokenFraming | null {
    if (this.#receivedBytes < this.#partialPdu.length) return null
    const partialPdu = this.#partialPdu
    const length = partialPdu.readUInt32BE(0)
    if (partialPdu.length === 4) {
      if (this.#isImpossible(length)) return this.#broken(length)
      this.#partialPdu = Buffer.allocUnsafe(length)
      partialPdu.copy(this.#partialPdu)
      return null
    }
    this.#partialPdu = Buffer.allocUnsafe(4)
    this.#receivedBytes = 0
    this.#take(partialPdu, 0, length)
    return null
  }

  #isImpossible(length: number): boolean {
    return length < headerBytes || length > this.#pduBytesMax
  }

  #broken(length: number): BrokenFraming {
    this.#isStopped = true
    return { reason: `A PDU of ${length} octets was announced${guess(length)}.` }
  }
}

/** Explains four octets that belong to a protocol other than SMPP. */
function guess(length: number): string {
  if (length === 0x4854_5450 || length === 0x4745_5420 || length === 0x504f_5354) return ": the peer speaks HTTP"
  if (length >>> 16 === 0x1503 || length >>> 16 === 0x1603) return ": the peer speaks TLS"
  return ""
}

/**
 * Reads the PDU (SMPP 3.4, section 3.2) in `octets` from `start` to `end`, which are at least 16 octets. It
 * ignores `command_length`, because the framer has used it. Never throws: a fault of the body is in `fault`,
 * and everything readable is returned.
 *
 * Real peers send responses without a body, texts longer than the standard allows, and any optional parameter
 * in any PDU. So these are no faults.
 *
 * `shortMessage` and the values of optional parameters are views into `octets`. A caller that keeps one keeps
 * the whole chunk in memory.
 */
export function decodePdu(octets: Buffer, start: number, end: number): Pdu | UnknownPdu {
  const commandId = octets.readUInt32BE(start + 4)
  const status = octets.readUInt32BE(start + 8)
  const sequence = octets.readUInt32BE(start + 12)
  const layout = layoutOfId(commandId)
  if (!layout) return { command: "unknown", commandId, status, sequence }

  const reader = new Reader(octets, start + headerBytes, end)
  const fields: Record<string, unknown> = { ...layout.blank }
  const hasBody = reader.left > 0 || commandId < responseBit
  if (hasBody) for (const field of layout.fields) fields[field.name] = readField(field, reader)
  const tlvs = reader.left > 0 ? readTlvs(reader) : noTlvs
  // The type of the fields is derived from the table of layouts, so the cast is correct.
  return { command: layout.command, status, sequence, fields, tlvs, fault: reader.fault } as unknown as Pdu
}

/** Reads a body and never beyond it. `fault` is the first of the most severe faults. */
class Reader {
  readonly octets: Buffer
  at: number
  readonly end: number
  fault: PduFault | null = null

  constructor(octets: Buffer, at: number, end: number) {
    this.octets = octets
    this.at = at
    this.end = end
  }

  get left(): number {
    return this.end - this.at
  }

  octet(name: string): number {
    if (this.at < this.end) return this.octets[this.at++] ?? 0
    this.break(commandStatus.ESME_RINVCMDLEN, `The body ends before ${name}.`)
    return 0
  }

  text(name: string): string {
    const { octets, at, end } = this
    if (at >= end) {
      this.break(commandStatus.ESME_RINVCMDLEN, `The body ends before ${name}.`)
      return ""
    }
    let nul = at
    while (nul < end && octets[nul] !== 0) nul++
    this.at = nul + 1
    if (nul === end) {
      this.at = end
      this.repair(commandStatus.ESME_RINVCMDLEN, `${name} has no closing NUL.`)
    }
    return nul === at ? "" : octets.toString("latin1", at, nul)
  }

  /** Returns the announced octets, or fewer when the body ends before. */
  view(length: number): Buffer {
    const from = this.at
    this.at = Math.min(from + length, this.end)
    return this.octets.subarray(from, this.at)
  }

  break(status: number, reason: string): void {
    if (this.fault?.severity !== "broken") this.fault = { severity: "broken", status, reason }
  }

  repair(status: number, reason: string): void {
    this.fault ??= { severity: "repaired", status, reason }
  }
}

function readField(field: NamedField, reader: Reader): unknown {
  switch (field.kind) {
    case "octet":
      return reader.octet(field.name)
    case "text":
      return reader.text(field.name)
    case "message":
      return readMessage(field.name, reader)
    case "destinations":
      return readDestinations(reader)
    case "failures":
      return readFailures(reader)
  }
}

function readMessage(name: string, reader: Reader): Buffer {
  const length = reader.octet(name)
  if (length > reader.left)
    reader.repair(commandStatus.ESME_RINVMSGLEN, `sm_length says ${length}, and ${reader.left} octets follow.`)
  return reader.view(length)
}

function readDestinations(reader: Reader): Destination[] {
  const destinations: Destination[] = []
  const count = reader.octet("number_of_dests")
  for (let index = 0; index < count && reader.left > 0; index++) {
    const flag = reader.octet("dest_flag")
    if (flag === 1) destinations.push(readAddress(reader))
    else if (flag === 2) destinations.push({ distributionList: reader.text("dl_name") })
    else reader.break(commandStatus.ESME_RINVDESTFLAG, `dest_flag is ${flag}.`)
  }
  if (destinations.length < count)
    reader.break(commandStatus.ESME_RINVNUMDESTS, "There are fewer destinations than announced.")
  return destinations
}

function readFailures(reader: Reader): DestinationFailure[] {
  const failures: DestinationFailure[] = []
  const count = reader.octet("no_unsuccess")
  for (let index = 0; index < count && reader.left > 0; index++) {
    const address = readAddress(reader)
    const status = reader.view(4)
    if (status.length === 4) failures.push({ ...address, status: status.readUInt32BE() })
  }
  if (failures.length < count)
    reader.break(commandStatus.ESME_RINVCMDLEN, "There are fewer unsuccessful destinations than announced.")
  return failures
}

function readAddress(reader: Reader): { ton: number; npi: number; address: string } {
  return { ton: reader.octet("ton"), npi: reader.octet("npi"), address: reader.text("address") }
}

/**
 * Reads the rest of the body. A truncated parameter keeps its present octets, because lengths that are too
 * large are common.
 */
function readTlvs(reader: Reader): readonly Tlv[] {
  const tlvs: Tlv[] = []
  while (reader.left >= 4) {
    const tag = reader.octets.readUInt16BE(reader.at)
    const length = reader.octets.readUInt16BE(reader.at + 2)
    reader.at += 4
    if (length > reader.left)
      reader.repair(commandStatus.ESME_RINVOPTPARSTREAM, `Parameter 0x${tag.toString(16)} is longer than its PDU.`)
    tlvs.push({ tag, value: reader.view(length) })
  }
  if (reader.left)
    reader.repair(commandStatus.ESME_RINVOPTPARSTREAM, "Some octets behind the last parameter are no parameter.")
  return tlvs
}
