import { decodeParts, isOpaque } from "#messaging/smpp/data-coding.ts"
import type { TextCoding } from "#messaging/smpp/text-coding.ts"
import { withoutTerminator } from "#core/std/storable-text.ts"
import type { PartText, UndecodedPart } from "./carrier.ts"

/** The placeholder for parts that did not arrive. */
const gap = "…"

export function undecodedPart(octets: Buffer, { alphabet, language }: TextCoding): UndecodedPart {
  const hasLanguage = alphabet === "gsm7" && language && (language.locking || language.single)
  return { alphabet, ...(hasLanguage && { language }), octets: octets.toString("hex") }
}

/** Returns the text of a part by itself. */
export function textOfPart(part: PartText): string {
  return typeof part === "string" ? withoutTerminator(part) : decodeParts([octetsOf(part)], part)
}

export function isSamePart(one: PartText, other: PartText): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Returns the text of a long message, with the parts that arrived. */
export function joinParts(parts: readonly (PartText | null | undefined)[]): string {
  return runsOf(parts).map(textOfRun).join("")
}

/** Whether a part is no text, so that `joinParts` returns it in hexadecimal. */
export function hasBinaryPart(parts: readonly (PartText | null)[]): boolean {
  return parts.some((part) => part !== null && typeof part !== "string" && isOpaque(octetsOf(part), part))
}

type Run = PartText[] | null

/** Groups the parts: missing ones, as null, and consecutive ones of one coding. */
function runsOf(parts: readonly (PartText | null | undefined)[]): Run[] {
  const runs: Run[] = []
  for (const part of parts) {
    const run = runs.at(-1)
    const isMore = part == null ? run === null : run?.[0] !== undefined && codingOf(run[0]) === codingOf(part)
    if (!isMore) runs.push(part == null ? null : [part])
    else if (part != null) run?.push(part)
  }
  return runs
}

function codingOf(part: PartText): string {
  return typeof part === "string" ? "" : JSON.stringify({ ...part, octets: "" })
}

function textOfRun(run: Run): string {
  if (run === null) return gap
  const [first] = run
  if (first === undefined || typeof first === "string") return run.map(textOfPart).join("")
  const octets = run.flatMap((part) => (typeof part === "string" ? [] : [octetsOf(part)]))
  return decodeParts(octets, first)
}

function octetsOf({ octets }: UndecodedPart): Buffer {
  return Buffer.from(octets, "hex")
}
