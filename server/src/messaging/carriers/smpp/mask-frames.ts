import type { Frame, Submission } from "#messaging/carriers/carrier.ts"
import type { DeliveryPdu } from "#messaging/smpp/receipt.ts"
import { isStandardTag, readTlv, tlvTag } from "#messaging/smpp/tlvs.ts"
import { buildSegments, type Segment } from "./build-segments.ts"
import type { SmppCarrierConfig } from "./config.ts"

/** Returns the segments of a submission with its secret masked. Returns null if it has no secret. */
export function maskedSegments(
  submission: Submission,
  config: SmppCarrierConfig,
  reference: number,
): readonly Segment[] | null {
  const { maskedBody: body } = submission
  if (body === undefined) return null
  return buildSegments({ ...submission, body }, config, reference)
}

/**
 * Masks frames of a segment: replaces its content by that of its masked counterpart, which has the same
 * length. An answer can quote the message elsewhere, such as in the id or in a parameter. There, each secret
 * is masked.
 */
export function maskFrames(
  frames: readonly Frame[],
  { segment, masked, secrets }: { segment: Segment; masked: Segment; secrets: readonly string[] },
): readonly Frame[] {
  const content = contentOf(segment).toString("hex")
  const shown = contentOf(masked).toString("hex")
  return frames.map((frame) => {
    const hex = content === "" ? frame.hex : frame.hex.replaceAll(content, shown)
    return { ...frame, hex: frame.direction === "in" ? maskSecrets(hex, secrets) : hex }
  })
}

/** The secrets as one octet for each character, and as two. */
function maskSecrets(hex: string, secrets: readonly string[]): string {
  const octets = secrets.reduce((left, secret) => {
    const wide = Buffer.from(secret, "utf16le").swap16().toString("latin1")
    return left.replaceAll(secret, "*".repeat(secret.length)).replaceAll(wide, "\0*".repeat(secret.length))
  }, Buffer.from(hex, "hex").toString("latin1"))
  return Buffer.from(octets, "latin1").toString("hex")
}

function contentOf({ fields, tlvs }: Segment): Buffer {
  return fields.shortMessage ?? readTlv(tlvs, "messagePayload") ?? Buffer.alloc(0)
}

/**
 * Returns the frame of a receipt, with asterisks for the parts that are not stored. Some carriers repeat the
 * message in a receipt, and it may hold a code. It may follow the fields, or be in message_payload or in a
 * parameter of the carrier's own.
 */
export function maskReceiptFrame(frame: Frame, { fields, tlvs }: DeliveryPdu, kept: string): Frame {
  const hidden = [
    { octets: fields.shortMessage ?? nothing, tag: null },
    ...tlvs.filter(({ tag, value }) => mayHoldText(tag, value)).map(({ tag, value }) => ({ octets: value, tag })),
  ]
  const hex = hidden.reduce((masked, { octets, tag }) => {
    const head = tag === null ? "" : hexOf(tag) + hexOf(octets.length)
    return octets.length ? masked.replaceAll(head + octets.toString("hex"), head + maskedBehind(octets, kept)) : masked
  }, frame.hex)
  return { ...frame, hex }
}

const nothing = Buffer.alloc(0)

/** The shortest code has four digits. In UCS-2, NULs separate them. */
function mayHoldText(tag: number, value: Buffer): boolean {
  if (tag === tlvTag("messagePayload") || tag === tlvTag("additionalStatusInfoText")) return true
  return !isStandardTag(tag) && /\d{4}/.test(value.toString("latin1").replaceAll("\0", ""))
}

/**
 * Returns the octets in hex. Those that equal the stored text stay, and asterisks follow. If the encoding
 * differs, all octets become asterisks.
 */
function maskedBehind(octets: Buffer, kept: string): string {
  const spellings = [Buffer.from(kept, "latin1"), Buffer.from(kept, "utf16le").swap16()]
  const shown = spellings.find((spelling) => octets.subarray(0, spelling.length).equals(spelling)) ?? nothing
  return shown.toString("hex") + "2a".repeat(octets.length - shown.length)
}

function hexOf(integer: number): string {
  return integer.toString(16).padStart(4, "0")
}
