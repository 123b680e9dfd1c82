import { z } from "zod"
import { refusalCauses, messageErrorCodes, type MessageErrorCode } from "#messaging/carriers/error-codes.ts"
import type { Locator } from "./locate.ts"

const text = z.string().min(1).max(500)

export const locator: z.ZodType<Locator> = z.union(
  [text, z.strictObject({ after: z.string().max(100), before: z.string().max(100) }), z.strictObject({ header: text })],
  { error: 'must be a path such as "messages[0].id", {"after": …, "before": …} or {"header": …}' },
)

const codes = Object.keys(messageErrorCodes) as [MessageErrorCode, ...MessageErrorCode[]]

/**
 * The meaning of an error or a status: one of our codes, or `unknown`. The object form is for a code whose
 * usual meaning does not fit.
 */
export const meaning = z.union(
  [
    z.enum([...codes, "unknown"]),
    z.strictObject({
      code: z.enum(codes),
      is_permanent: z.boolean().optional(),
      blame: z.enum(refusalCauses).optional(),
    }),
  ],
  { error: 'must be one of the error codes, "unknown", or {"code": …, "is_permanent": …, "blame": …}' },
)
export type ConfiguredMeaning = z.infer<typeof meaning>
const meanings = z.record(z.string().max(100), meaning)

/** How an answer to a request is read. */
export const answerMapping = z.strictObject({
  /** `own`: the value `reference` of the request is the reference. */
  reference: z.union([z.literal("own"), locator]),
  error: locator.optional(),
  /** The value of `error` in a success. */
  no_error: z.array(z.string().max(100)).max(20).default([]),
  errors: meanings.default({}),
  /** By HTTP status: `402`, or `5xx`. */
  statuses: z
    .record(z.string().regex(/^[1-5](?:\d\d|xx)$/, "must be a status such as 429 or 5xx"), meaning)
    .default({}),
})
export type AnswerMapping = z.infer<typeof answerMapping>
