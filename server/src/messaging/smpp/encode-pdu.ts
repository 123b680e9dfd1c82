import { layoutOfCommand, type NamedField } from "./codec-table.ts"
import type { Destination, DestinationFailure } from "./commands.ts"
import { headerBytes, type Draft } from "./pdu.ts"
import type { Tlv } from "./tlvs.ts"

/** A field cannot hold its value. Nothing of the PDU was written. */
export class Unencodable extends Error {
  override name = "Unencodable"
}

/** SMPP 3.4, section 5.2.22: longer texts are sent in message_payload. */
export const shortMessageMax = 254

const empty = Buffer.alloc(0)

/**
 * Writes one PDU (SMPP 3.4, section 3.2) at `start` and returns the position after it. If the PDU does not
 * fit into `target`, the returned position is beyond its end. The caller then knows the size and retries with
 * more room.
 *
 * Throws `Unencodable` for a number outside its field, a text that is too long, a NUL in a text, or a
 * character beyond Latin-1.
 */
export function encodePdu(draft: Draft, target: Buffer, start: number): number {
  const layout = layoutOfCommand(draft.command)
  let at = start + headerBytes
  if (draft.fields) {
    const values = draft.fields as Readonly<Record<string, unknown>>
    for (const field of layout.fields) at = writeField(field, values[field.name], target, at)
  }
  for (const tlv of draft.tlvs) at = writeTlv(tlv, target, at)
  if (at > target.length) return at
  writeUint32(at - start, target, start)
  writeUint32(layout.commandId, target, start + 4)
  writeUint32(draft.status, target, start + 8)
  writeUint32(draft.sequence, target, start + 12)
  return at
}

function writeField(field: NamedField, value: unknown, target: Buffer, at: number): number {
  switch (field.kind) {
    case "octet":
      return writeOctet(field.name, (value ?? 0) as number, target, at)
    case "text":
      return writeText(field, (value ?? "") as string, target, at)
    case "message":
      return writeMessage((value ?? empty) as Buffer, target, at)
    case "destinations":
      return writeDestinations((value ?? []) as readonly Destination[], target, at)
    case "failures":
      return writeFailures((value ?? []) as readonly DestinationFailure[], target, at)
  }
}

function writeOctet(name: string, value: number, target: Buffer, at: number): number {
  if (value !== (value & 0xff)) throw new Unencodable(`${name} is ${value}, which is not in 0..255.`)
  target[at] = value
  return at + 1
}

/** Writes octet by octet. Most texts are short, and a native call would then cost more than the loop. */
function writeText(field: { name: string; octetsMax: number }, value: string, target: Buffer, at: number): number {
  const { length } = value
  if (length >= field.octetsMax)
    throw new Unencodable(`${field.name} has ${length} octets, and at most ${field.octetsMax - 1} are allowed.`)
  for (let index = 0; index < length; index++) {
    const code = value.charCodeAt(index)
    if (code === 0 || code > 0xff) throw new Unencodable(`${field.name} has a character that SMPP cannot carry.`)
    target[at + index] = code
  }
  target[at + length] = 0
  return at + length + 1
}

function writeMessage(value: Buffer, target: Buffer, at: number): number {
  if (value.length > shortMessageMax)
    throw new Unencodable(`shortMessage has ${value.length} octets, and at most ${shortMessageMax} are allowed.`)
  target[at] = value.length
  return writeOctets(value, target, at + 1)
}

function writeOctets(value: Buffer, target: Buffer, at: number): number {
  const end = at + value.length
  if (end <= target.length) target.set(value, at)
  return end
}

const destinationText = { name: "destinations", octetsMax: 21 }

function writeDestinations(value: readonly Destination[], target: Buffer, start: number): number {
  let at = writeOctet("the number of destinations", value.length, target, start)
  for (const destination of value) {
    if ("distributionList" in destination) {
      target[at] = 2
      at = writeText(destinationText, destination.distributionList, target, at + 1)
    } else {
      target[at] = 1
      at = writeAddress(destination, target, at + 1)
    }
  }
  return at
}

function writeFailures(value: readonly DestinationFailure[], target: Buffer, start: number): number {
  let at = writeOctet("the number of failures", value.length, target, start)
  for (const failure of value) {
    at = writeAddress(failure, target, at)
    writeUint32(failure.status, target, at)
    at += 4
  }
  return at
}

function writeAddress(value: { ton: number; npi: number; address: string }, target: Buffer, start: number): number {
  const at = writeOctet("ton", value.ton, target, start)
  return writeText(destinationText, value.address, target, writeOctet("npi", value.npi, target, at))
}

function writeTlv({ tag, value }: Tlv, target: Buffer, at: number): number {
  if (value.length > 0xffff) throw new Unencodable(`The optional parameter 0x${tag.toString(16)} is too long.`)
  target[at] = tag >>> 8
  target[at + 1] = tag & 0xff
  target[at + 2] = value.length >>> 8
  target[at + 3] = value.length & 0xff
  return writeOctets(value, target, at + 4)
}

function writeUint32(value: number, target: Buffer, at: number): void {
  target[at] = value >>> 24
  target[at + 1] = value >>> 16
  target[at + 2] = value >>> 8
  target[at + 3] = value
}
