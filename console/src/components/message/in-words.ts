import type { TimelineEntry } from "posthorn"

export interface InWords {
  title: string
  /** What it means, or what comes next. */
  text: string
  tone: "good" | "moving" | "warn" | "bad" | "plain"
}

type Detail = Record<string, unknown>

/** A line of the timeline as a person would tell it. */
export function inWords({ type, detail }: TimelineEntry): InWords {
  const tell = told[type]
  if (tell) return tell(detail ?? {})
  return { title: sentence(type.replace(/^messages\./, "")), text: "", tone: "plain" }
}

const told: Record<string, (detail: Detail) => InWords> = {
  "messages.queued": (detail) => ({
    title: "Accepted and queued",
    text: `Stored, so that it cannot be lost.${chosen(detail)}`,
    tone: "plain",
  }),
  "messages.sending": () => ({
    title: "Being handed to the carrier",
    text: "From here on it may leave.",
    tone: "moving",
  }),
  "messages.sent": (detail) => ({
    title: detail.answer === "late" ? "The carrier took it, as it said late" : "The carrier took it",
    text: `${nth(detail.attempt)}${references(detail.references)}`,
    tone: "moving",
  }),
  "messages.delivered": (detail) => ({
    title: "Delivered",
    text: `The carrier reported that it arrived${atCarrier(detail)}.`,
    tone: "good",
  }),
  "messages.undelivered": (detail) => ({
    title: "Not delivered",
    text: `The carrier reported that it could not deliver${atCarrier(detail)}.`,
    tone: "bad",
  }),
  "messages.failed": (detail) => ({ title: "Failed", text: said(detail.reason), tone: "bad" }),
  "messages.received": () => ({ title: "Received", text: "It came in for a number of this account.", tone: "good" }),
  answer_lost: () => ({
    title: "The answer was lost",
    text: "The process that was sending ended before the carrier's answer was recorded. What follows depends on the carrier's policy.",
    tone: "warn",
  }),
  submission_deferred: (detail) => ({
    title: "Put off",
    text: `It could not be handed over now, and is tried again. ${said(detail.reason)}`,
    tone: "warn",
  }),
  rerouted: (detail) => ({
    title: "Sent on to another carrier",
    text: `${causes[text(detail.because, "")] ?? "Another route fits better now."} ${said(detail.reason)}`.trim(),
    tone: "warn",
  }),
  answer_unknown: (detail) => ({
    title: "No answer came",
    text: `It left for the carrier, which may have it or not. ${said(detail.reason)}`,
    tone: "warn",
  }),
  accepted_late: () => ({
    title: "A late answer to an earlier try",
    text: "The carrier has it from that try too, so it may arrive twice. Receipts for both count.",
    tone: "warn",
  }),
  receipt_intermediate: () => ({
    title: "Still on its way",
    text: "The carrier told of progress that is not the end.",
    tone: "plain",
  }),
  receipt_ignored: (detail) => ({
    title: "A receipt that changes nothing",
    text: `The carrier said “${text(detail.state, "something")}” once more, or against a status that is final.`,
    tone: "plain",
  }),
  part_receipt: (detail) => ({
    title: `A receipt for part ${text(detail.part, "?")} of ${text(detail.parts, "?")}`,
    text: detail.state === "delivered" ? "This part arrived; the others are waited for." : said(detail.state),
    tone: "plain",
  }),
  delivery_unconfirmed: () => ({
    title: "No receipt came",
    text: "The carrier's time for one is over. The message may have arrived or not: only the recipient knows.",
    tone: "warn",
  }),
}

const causes: Record<string, string> = {
  due: "When its turn came, its carrier took nothing.",
  refused: "The carrier refused it.",
  throttled: "The carrier kept asking for patience.",
  unanswered: "The carrier did not answer.",
  down: "The carrier was away for too long.",
  circuit_open: "The carrier failed too often lately.",
  deleted: "The carrier was removed from the installation.",
}

function chosen({ conditions, waits, passed_over: passed }: Detail): string {
  const met = Object.entries((conditions ?? {}) as Record<string, string>).map(([name, value]) => `${name} ${value}`)
  const route = met.length ? ` A route was chosen by ${met.join(" and ")}.` : ""
  const others =
    Array.isArray(passed) && passed.length
      ? ` ${passed.length} better ${passed.length === 1 ? "one takes" : "ones take"} nothing now.`
      : ""
  return `${route}${others}${waits === true ? " Its carrier takes nothing at this moment: it waits." : ""}`
}

function nth(attempt: unknown): string {
  return typeof attempt === "number" && attempt > 1 ? `At attempt ${attempt}. ` : ""
}

function references(given: unknown): string {
  const list = Array.isArray(given) ? given.map(String) : []
  if (!list.length) return ""
  const shown = list.slice(0, 3).join(", ")
  const more = list.length > 3 ? ` and ${list.length - 3} more` : ""
  return `It calls it ${shown}${more}. Whether it arrives, the receipt will tell.`
}

function atCarrier({ carrier_time: at }: Detail): string {
  if (typeof at !== "string") return ""
  return `, by its own clock at ${at}`
}

function said(reason: unknown): string {
  return typeof reason === "string" && reason ? sentence(reason) : ""
}

function sentence(text: string): string {
  const words = text.replaceAll("_", " ")
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? "" : "."}`
}

function text(value: unknown, otherwise: string): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : otherwise
}
