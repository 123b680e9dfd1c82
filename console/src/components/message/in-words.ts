import type { TimelineEntry } from "posthorn"
import type { NameOfCarrier } from "../carrier-names.ts"
import { countOf } from "../count-of.ts"

export interface InWords {
  title: string
  /** The meaning of the status, or the next step. */
  text: string
  tone: "good" | "moving" | "warn" | "bad" | "plain"
}

type Detail = Record<string, unknown>

/** A line of the timeline in words. `nameOf` returns the name of a carrier. */
export function inWords({ type, detail }: TimelineEntry, nameOf: NameOfCarrier): InWords {
  const tell = told[type]
  if (!tell) return { title: sentence(type.replace(/^messages\./, "")), text: "", tone: "plain" }
  const carrier = carrierOf(detail)
  return tell(detail ?? {}, carrier === undefined ? "the carrier" : nameOf(carrier))
}

/** The carrier that a line of the timeline names, by its sid. */
function carrierOf(detail: Detail | null): string | undefined {
  const carrier = detail?.["carrier"]
  return typeof carrier === "string" ? carrier : undefined
}

const told: Record<string, (detail: Detail, carrier: string) => InWords> = {
  "messages.queued": (detail, carrier) => ({
    title: "Accepted and queued",
    text: `The message is stored.${chosen(detail, carrier)}`,
    tone: "plain",
  }),
  "messages.sending": (_, carrier) => ({ title: `Sending to ${carrier}`, text: "", tone: "moving" }),
  "messages.sent": (detail, carrier) => ({
    title: `Accepted by ${carrier}`,
    text: `${nth(detail.attempt)}${references(detail.references)}${detail.answer === "late" ? "The answer came late. " : ""}Waiting for the delivery receipt.`,
    tone: "moving",
  }),
  "messages.delivered": (detail, carrier) => ({
    title: "Delivered",
    text: `Reported by ${carrier}${carrierTime(detail)}.`,
    tone: "good",
  }),
  "messages.read": (detail, carrier) => ({
    title: "Read",
    text: `Reported by ${carrier}${carrierTime(detail)}.`,
    tone: "good",
  }),
  "messages.undelivered": (detail, carrier) => ({
    title: "Not delivered",
    text: `Reported by ${carrier}${carrierTime(detail)}.`,
    tone: "bad",
  }),
  "messages.failed": (detail) => ({ title: "Failed", text: said(detail.reason), tone: "bad" }),
  "messages.received": () => ({ title: "Received", text: "For a number of this account.", tone: "good" }),
  answer_lost: (_, carrier) => ({
    title: "Answer lost",
    text: `The sending process ended before it recorded the answer of ${carrier}. The submit policy of the installation decides what follows.`,
    tone: "warn",
  }),
  submission_deferred: (detail, carrier) => ({
    title: "Retry scheduled",
    text: `${carrierFirst(carrier)} could not take the message. ${said(detail.reason)}`,
    tone: "warn",
  }),
  rerouted: (detail, carrier) => ({
    title: `Rerouted to ${carrier}`,
    text: `${causes[text(detail.because, "")] ?? "Another route fits better now."} ${said(detail.reason)}`.trim(),
    tone: "warn",
  }),
  answer_unknown: (detail, carrier) => ({
    title: `No answer from ${carrier}`,
    text: `The message was sent, but it is unknown whether the carrier has it. ${said(detail.reason)}`,
    tone: "warn",
  }),
  accepted_late: (_, carrier) => ({
    title: "Late answer to an earlier attempt",
    text: `${carrierFirst(carrier)} accepted that attempt too, so the message can arrive twice. Receipts for both count.`,
    tone: "warn",
  }),
  receipt_intermediate: (_, carrier) => ({
    title: "Still in transit",
    text: `${carrierFirst(carrier)} reported progress, but no final state.`,
    tone: "plain",
  }),
  receipt_ignored: (detail, carrier) => ({
    title: "Receipt ignored",
    text: `${carrierFirst(carrier)} reported “${text(detail.state, "something")}” again, or after a final status.`,
    tone: "plain",
  }),
  media_fitted: (detail, carrier) => ({
    title: `Pictures fitted for ${carrier}`,
    text: Array.isArray(detail.changes) ? `${detail.changes.join("; ")}.` : "",
    tone: "plain",
  }),
  part_receipt: (detail) => ({
    title: `Receipt for part ${text(detail.part, "?")} of ${text(detail.parts, "?")}`,
    text: detail.state === "delivered" ? "This part was delivered. Waiting for the other parts." : said(detail.state),
    tone: "plain",
  }),
  delivery_unconfirmed: () => ({
    title: "No receipt",
    text: "No delivery receipt came in time. It is unknown whether the message arrived.",
    tone: "warn",
  }),
}

const causes: Record<string, string> = {
  due: "The previous carrier was not available when the message was due.",
  refused: "The previous carrier refused the message.",
  throttled: "The previous carrier kept throttling.",
  unanswered: "The previous carrier did not answer.",
  down: "The previous carrier was down for too long.",
  circuit_open: "The previous carrier failed too often.",
  deleted: "The previous carrier was deleted.",
}

function chosen({ conditions, waits, passed_over: passed }: Detail, carrier: string): string {
  const met = Object.entries((conditions ?? {}) as Record<string, string>).map(([name, value]) => `${name} ${value}`)
  const route = met.length ? ` Route to ${carrier}, chosen by ${met.join(" and ")}.` : ""
  const count = Array.isArray(passed) ? passed.length : 0
  const others = count ? ` ${countOf(count, "better route is", "better routes are")} not available.` : ""
  return `${route}${others}${waits === true ? " The carrier is not available now: the message waits." : ""}`
}

function nth(attempt: unknown): string {
  return typeof attempt === "number" && attempt > 1 ? `Attempt ${attempt}. ` : ""
}

function references(given: unknown): string {
  const list = Array.isArray(given) ? given.map(String) : []
  if (!list.length) return ""
  const more = list.length > 3 ? ` and ${list.length - 3} more` : ""
  return `ID ${list.slice(0, 3).join(", ")}${more}. `
}

function carrierTime({ carrier_time: at }: Detail): string {
  return typeof at === "string" ? `, at ${at} by its clock` : ""
}

/** At the beginning of a sentence. */
function carrierFirst(carrier: string): string {
  return carrier === "the carrier" ? "The carrier" : carrier
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
