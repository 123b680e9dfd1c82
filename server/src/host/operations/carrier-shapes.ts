import { z } from "zod"
import type {
  Carrier,
  CarrierStatus,
  ConnectionStatus,
  Inbound,
  InboundParts,
  LateAcceptance,
  MediaLimits,
  Receipt,
  StatusQueryLimits,
  StatusQueryOutcome,
  SubmitOutcome,
} from "#messaging/carriers/carrier.ts"
import { messageErrorCodes, refusalCauses } from "#messaging/carriers/error-codes.ts"
import type { Parsed } from "#messaging/carriers/parse-with.ts"
import type { CarrierHost, LeasableCarrier } from "#messaging/carriers/kind.ts"
import type { HeadProof, WebhookReader, WebhookReading } from "#messaging/carriers/webhook.ts"
import { method, shapeOf } from "./shape-of.ts"

/** The shapes of values that pass from a kind of carrier of an extension to Posthorn. */

export type Adapter = Carrier & LeasableCarrier

const text = z.string()
const texts = z.array(text)
const whole = z.int().min(0)
const flag = z.boolean().optional()
const code = z.enum(Object.keys(messageErrorCodes))

const frame = z.object({
  at: whole,
  direction: z.enum(["out", "in"]),
  connection: text,
  command: text,
  hex: text,
  accountId: text.optional(),
})
const frames = z.array(frame).optional()
const ids = z.record(text, text).optional()
const submission = { accountId: text, messageId: text, attempt: whole }

export const submitOutcomeShape = shapeOf<SubmitOutcome>(
  z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("accepted"), references: texts, ids, frames }),
    z.object({
      kind: z.literal("refused"),
      isPermanent: z.boolean(),
      code,
      reason: text,
      blame: z.enum(refusalCauses).optional(),
      hasPart: flag,
      retryAfterMs: z.number().min(0).optional(),
      throttledSince: z.number().optional(),
      frames,
    }),
    z.object({ kind: z.literal("not_sent"), reason: text, hasPart: flag, frames }),
    z.object({ kind: z.literal("unknown"), reason: text, isNamed: flag, frames }),
  ]),
)

const receipt = z.object({
  reference: text,
  formerReference: text.optional(),
  submission: z.object(submission).optional(),
  state: z.enum(["accepted", "delivered", "undelivered", "read"]),
  code: code.nullable(),
  at: z.number(),
  raw: text,
  frames,
})
export const receiptShape = shapeOf<Receipt>(receipt)

const media = z.array(z.object({ contentType: text, content: z.instanceof(Uint8Array) }))
const inbound = z.object({
  to: text,
  from: text,
  body: text,
  media,
  at: z.number(),
  reference: text,
  filesLost: whole.optional(),
  described: z.enum(["waiting", "binary", "other"]).optional(),
  returnsUnowned: flag,
})
export const inboundShape = shapeOf<Inbound>(inbound)

const part = z.union([text, z.object({ octets: z.hex(), alphabet: text })]).nullable()
export const inboundPartsShape = shapeOf<InboundParts>(
  z.object({ to: text, from: text, series: text, texts: z.array(part), at: z.number(), expiresAt: z.number() }),
)

export const lateShape = shapeOf<LateAcceptance>(z.object({ ...submission, references: texts, ids, frames }))

export const questionOutcomeShape = shapeOf<StatusQueryOutcome>(
  z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("told"), receipt }),
    z.object({ kind: z.enum(["nothing", "unsupported"]) }),
  ]),
)

export const statusShape = shapeOf<CarrierStatus>(
  z.object({ state: z.enum(["up", "down", "paused"]), reason: text.nullable() }),
)
export const connectionsShape = shapeOf<readonly ConnectionStatus[]>(
  z.array(
    z.object({
      name: text,
      state: z.enum(["up", "down"]),
      reason: text.nullable(),
      retryAt: z.number().nullable(),
      unanswered: z.number(),
      windowMax: z.number(),
      throttled: z.number().min(0),
      segmentsPerSecond: z.number().nullable(),
      hasAnswered: flag,
    }),
  ),
)
export const mediaLimitsShape = shapeOf<MediaLimits | null | undefined>(
  z
    .object({
      bytesMax: z.number().nullable(),
      widthMax: z.number().nullable(),
      heightMax: z.number().nullable(),
      types: texts.nullable(),
    })
    .nullish(),
)
export const questionsShape = shapeOf<StatusQueryLimits | null | undefined>(
  z.object({ afterMs: z.number(), perSecond: z.number() }).nullish(),
)

export const adapterShape = z.custom<Adapter>((adapter) => {
  const given = adapter as Record<string, unknown> | null | undefined
  return (
    typeof given === "object" &&
    given !== null &&
    typeof given["windowMax"] === "number" &&
    texts.safeParse(given["sessions"]).success &&
    adapterMethods.every((name) => method.safeParse(given[name]).success)
  )
})
const adapterMethods = ["start", "stop", "submit", "status", "openSessions", "closeSessions", "cutSessions"]

const tls = z.object({ ca: text.nullable(), servername: text.nullable() }).nullable()
export const hostsShape = shapeOf<readonly CarrierHost[] | null>(
  z.array(z.object({ host: text, port: z.number(), tls })).nullable(),
)
export const parsedShape = shapeOf<Parsed<never>>(
  z.union([
    z.object({ kind: z.literal("ok"), value: z.looseObject({}) }),
    z.object({ kind: z.literal("faults"), faults: z.array(z.object({ field: text, message: text })).min(1) }),
  ]),
)

const answer = z.object({ status: z.int().min(200).max(599), headers: z.record(text, text), body: text })
export const readerShape = shapeOf<WebhookReader | undefined>(
  z.object({ read: method, checkHead: method, acknowledgement: answer }).optional(),
)
export const headProofShape = shapeOf<HeadProof>(z.enum(["forged", "unproven", "proven"]))
export const readingShape = shapeOf<WebhookReading>(
  z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("forged"), challenge: text.optional() }),
    z.object({ kind: z.literal("unreadable"), reason: text, answer: answer.optional() }),
    z.object({
      kind: z.literal("read"),
      receipts: z.array(receipt),
      inbounds: z.array(inbound),
      answer: answer.optional(),
    }),
  ]),
)
