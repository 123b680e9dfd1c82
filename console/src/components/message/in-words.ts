import type { TimelineEntry } from "@posthorn/client"
import type { NameOfCarrier } from "../carrier-names.ts"
import { channelName } from "../channel-name.ts"
import * as strings from "./strings.ts"

export interface InWords {
  title: string
  /** The meaning of the status, or the next step. */
  text: string
  tone: "good" | "moving" | "warn" | "bad" | "plain"
}

type Detail = Record<string, unknown>

/** A line of the timeline in words. `nameOf` returns the name of a carrier. */
export function inWords({ type, detail }: TimelineEntry, nameOf: NameOfCarrier): InWords {
  const wordsFor = words[type]
  if (!wordsFor) return { title: sentence(type.replace(/^messages\./, "")), text: "", tone: "plain" }
  const carrier = carrierOf(detail)
  if (carrier === undefined) return wordsFor(detail ?? {}, strings.unknownCarrier, strings.unknownCarrierFirst)
  return wordsFor(detail ?? {}, nameOf(carrier), nameOf(carrier))
}

/** The carrier that a line of the timeline names, by its sid. */
function carrierOf(detail: Detail | null): string | undefined {
  const carrier = detail?.["carrier"]
  return typeof carrier === "string" ? carrier : undefined
}

/** `first` is the carrier at the beginning of a sentence. */
const words: Record<string, (detail: Detail, carrier: string, first: string) => InWords> = {
  "messages.queued": (detail, carrier) => ({ title: strings.queued, text: queuedText(detail, carrier), tone: "plain" }),
  "messages.sending": (_, carrier) => ({ title: strings.sendingTo(carrier), text: "", tone: "moving" }),
  "messages.sent": (detail, carrier) => ({
    title: strings.acceptedBy(carrier),
    text: sentText(detail),
    tone: "moving",
  }),
  "messages.delivered": (detail, carrier) => ({
    title: strings.delivered,
    text: reported(detail, carrier),
    tone: "good",
  }),
  "messages.read": (detail, carrier) => ({ title: strings.read, text: reported(detail, carrier), tone: "good" }),
  "messages.undelivered": (detail, carrier) => ({
    title: strings.undelivered,
    text: reported(detail, carrier),
    tone: "bad",
  }),
  "messages.failed": ({ reason }) => ({ title: strings.failed, text: said(reason), tone: "bad" }),
  "messages.received": () => ({ title: strings.received, text: strings.receivedText, tone: "good" }),
  "messages.reply_requested": ({ url }) => ({
    title: strings.replyRequested,
    text: strings.replyRequestedText(text(url, "")),
    tone: "moving",
  }),
  reply_fault: ({ reason }) => ({ title: strings.replyFault, text: said(reason), tone: "warn" }),
  callback_fault: ({ reason }) => ({ title: strings.callbackFault, text: said(reason), tone: "warn" }),
  answer_lost: (_, carrier) => ({ title: strings.answerLost, text: strings.answerLostText(carrier), tone: "warn" }),
  submission_deferred: ({ reason }, _, first) => ({
    title: strings.retryScheduled,
    text: joined(strings.retryScheduledText(first), said(reason)),
    tone: "warn",
  }),
  rerouted: ({ because, reason }, carrier) => ({
    title: strings.reroutedTo(carrier),
    text: joined(strings.reroutedBecause[text(because, "")] ?? strings.reroutedText, said(reason)),
    tone: "warn",
  }),
  answer_unknown: ({ reason }, carrier) => ({
    title: strings.noAnswerFrom(carrier),
    text: joined(strings.noAnswerText, said(reason)),
    tone: "warn",
  }),
  accepted_late: (_, __, first) => ({
    title: strings.acceptedLate,
    text: strings.acceptedLateText(first),
    tone: "warn",
  }),
  receipt_intermediate: (_, __, first) => ({
    title: strings.inTransit,
    text: strings.inTransitText(first),
    tone: "plain",
  }),
  receipt_ignored: ({ state }, _, first) => ({
    title: strings.receiptIgnored,
    text: strings.receiptIgnoredText(first, text(state, strings.receiptStateUnknown)),
    tone: "plain",
  }),
  media_fitted: ({ changes }, carrier) => ({
    title: strings.picturesFitted(carrier),
    text: Array.isArray(changes) ? `${changes.join("; ")}.` : "",
    tone: "plain",
  }),
  files_lost: ({ files }) => ({
    title: strings.filesLost(typeof files === "number" ? files : 1),
    text: strings.filesLostText,
    tone: "warn",
  }),
  part_receipt: ({ part, parts, state }) => ({
    title: strings.partReceipt(text(part, "?"), text(parts, "?")),
    text: state === "delivered" ? strings.partDelivered : said(state),
    tone: "plain",
  }),
  channel_begun: ({ from, because, to }) => ({
    title: strings.fallbackTo(channelIn(to)),
    text: (strings.fallbackBecause[text(because, "")] ?? strings.channelEnded)(channelIn(from)),
    tone: "warn",
  }),
  channel_failed: ({ reason }) => ({
    title: strings.channelFailed,
    text: joined(said(reason), strings.nextChannelFollows),
    tone: "warn",
  }),
  channel_sent: (detail, carrier) => ({
    title: strings.alsoAcceptedBy(carrier),
    text: sentText(detail),
    tone: "moving",
  }),
  possible_double_delivery: () => ({
    title: strings.maybeTwice,
    text: strings.maybeTwiceText,
    tone: "warn",
  }),
  double_delivery: (detail, carrier) => ({
    title: strings.deliveredTwice,
    text: joined(strings.deliveredTwiceText, reported(detail, carrier)),
    tone: "warn",
  }),
  carrier_disabled: ({ reason }) => ({ title: strings.carrierDisabled, text: said(reason), tone: "warn" }),
  feedback: ({ outcome }) => ({
    title: strings.feedbackGiven,
    text: outcome === "confirmed" ? strings.feedbackConfirmed : strings.feedbackUnconfirmed,
    tone: "plain",
  }),
  delivery_unconfirmed: () => ({ title: strings.noReceipt, text: strings.noReceiptText, tone: "warn" }),
}

/** The name of the channel in an address of a fallback. */
function channelIn(address: unknown): string {
  const { channel } = (address ?? {}) as { channel?: string }
  return channel === undefined ? strings.anotherChannel : channelName(channel)
}

function queuedText({ conditions, waits, passed_over: passed }: Detail, carrier: string): string {
  const met = Object.entries((conditions ?? {}) as Record<string, string>).map(([name, value]) => `${name} ${value}`)
  return joined(
    strings.queuedText,
    met.length ? strings.chosenRoute(carrier, met) : "",
    Array.isArray(passed) && passed.length ? strings.passedOver(passed.length) : "",
    waits === true ? strings.queuedWaits : "",
  )
}

function sentText({ attempt, references, answer }: Detail): string {
  const ids = Array.isArray(references) ? references.map(String) : []
  const shown = ids.slice(0, 3).join(", ")
  return joined(
    typeof attempt === "number" && attempt > 1 ? strings.attempt(attempt) : "",
    ids.length ? strings.references(ids.length > 3 ? strings.andMore(shown, ids.length - 3) : shown) : "",
    answer === "late" ? strings.lateAnswer : "",
    strings.waitingForReceipt,
  )
}

function reported({ carrier_time: at }: Detail, carrier: string): string {
  return typeof at === "string" ? strings.reportedByAt(carrier, at) : strings.reportedBy(carrier)
}

function joined(...sentences: string[]): string {
  return sentences.filter((each) => each).join(" ")
}

function said(reason: unknown): string {
  return typeof reason === "string" && reason ? sentence(reason) : ""
}

function sentence(text: string): string {
  const spaced = text.replaceAll("_", " ")
  return `${spaced.charAt(0).toUpperCase()}${spaced.slice(1)}${/[.!?]$/.test(spaced) ? "" : "."}`
}

function text(value: unknown, otherwise: string): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : otherwise
}
