import type { Frame, Submission } from "#carriers/carrier.ts"
import { readTlv } from "#smpp/tlvs.ts"
import { buildSegments } from "./build-segments.ts"
import type { Segment } from "./build-segments.ts"
import type { SmppCarrierConfig } from "./config.ts"

/** The segments of a submission that holds a secret, with the secret masked; null when it holds none. */
export function maskedSegments(
  submission: Submission,
  config: SmppCarrierConfig,
  reference: number,
): readonly Segment[] | null {
  const { maskedBody: body } = submission
  if (body === undefined) return null
  let end = 0
  const parts = submission.parts.map(({ length }) => body.slice(end, (end += length)))
  return buildSegments({ ...submission, body, parts }, config, reference)
}

/** Frames of a segment, with its content replaced by that of its masked counterpart, which has the same length. */
export function maskFrames(frames: readonly Frame[], segment: Segment, masked: Segment): readonly Frame[] {
  const content = contentOf(segment).toString("hex")
  const shown = contentOf(masked).toString("hex")
  return content === "" ? frames : frames.map((frame) => ({ ...frame, hex: frame.hex.replaceAll(content, shown) }))
}

function contentOf({ fields, tlvs }: Segment): Buffer {
  return fields.shortMessage ?? readTlv(tlvs, "messagePayload") ?? Buffer.alloc(0)
}

/**
 * A receipt as it is kept: without the beginning of the message that some carriers repeat in it behind `text:` (SMPP 3.4, appendix
 * B). It may hold a code, and it would outlive a deleted message.
 */
export function withoutMessageText(receipt: string): string {
  return receipt.slice(0, textStart(receipt))
}

/** The frame of a receipt, with the text of the message replaced by asterisks. */
export function maskReceiptFrame(frame: Frame, receipt: string): Frame {
  const text = receipt.slice(textStart(receipt))
  if (text === "") return frame
  const encodings = [Buffer.from(text, "latin1"), Buffer.from(text, "utf16le").swap16()]
  const hex = encodings.reduce(
    (masked, octets) => masked.replaceAll(octets.toString("hex"), "2a".repeat(octets.length)),
    frame.hex,
  )
  return { ...frame, hex }
}

/** Where the text begins behind its name. */
function textStart(receipt: string): number {
  const name = /\btext:/i.exec(receipt)
  return name ? name.index + name[0].length : receipt.length
}
