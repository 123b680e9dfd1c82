import { mediaLimitsOf } from "#messaging/carriers/mms/media-limits.ts"
import { permanentRefusal } from "#messaging/carriers/refusals.ts"
import { secretsInConfig } from "#messaging/carriers/secrets-of.ts"
import { nameOfSubmission } from "#messaging/carriers/submission-name.ts"
import { compileRequest } from "./build-request.ts"
import type { HttpCarrierConfig, HttpCarrierSecrets } from "./config.ts"
import type { HttpApi } from "./http-api.ts"
import { valuesOf } from "./message-values.ts"
import { outcomeOfAnswer } from "./read-answer.ts"
import { urlOf } from "./request-template.ts"
import type { TemplateValues } from "./template.ts"

export interface DescribedApiOptions {
  config: HttpCarrierConfig
  secrets: HttpCarrierSecrets
  /** The URL to which the carrier sends receipts and messages. */
  webhookUrl(): string
}

/** An API that the settings of a carrier describe: what a request holds, and what an answer means. */
export function describedApi(options: DescribedApiOptions): HttpApi {
  const { config, secrets } = options
  let builders: ReturnType<typeof compileBuilders> | null = null
  return {
    kind: "http",
    host: new URL(urlOf(config.request.url, { ...config.values, ...secrets })).host,
    connections: config.connections,
    segmentsPerSecond: config.segments_per_second ?? null,
    timeoutMs: config.timeout_ms,
    mediaLimits: mediaLimitsOf(config.media),
    fetchesMedia: true,
    receiptsNameSubmissions: config.answer.reference === "own" && config.receipts !== undefined,
    refuse({ media }) {
      if (!media.length || config.channels.includes("mms")) return null
      return permanentRefusal("media_unsupported", "The carrier's settings do not include messages with media.")
    },
    requestOf(submission, now) {
      // The address of this installation is not known before it listens.
      builders ??= compileBuilders(options)
      return builders[submission.media.length ? "media" : "text"](valuesOf(submission, config, now))
    },
    outcomeOf(answer, submission, now) {
      const own = { ownReference: nameOfSubmission(submission), now, secrets: secretsInConfig(submission) }
      return outcomeOfAnswer(answer, config.answer, own)
    },
  }
}

function compileBuilders(options: DescribedApiOptions) {
  const { config, secrets } = options
  // Requests omit values that the operator left empty.
  const given = Object.entries(config.values).map(([name, value]) => [name, value || null])
  const ofCarrier = { ...Object.fromEntries(given), ...secrets, webhook_url: urlOfWebhooks(options) } as TemplateValues
  const text = compileRequest(config.request, ofCarrier)
  return { text, media: config.media_request ? compileRequest(config.media_request, ofCarrier) : text }
}

/** Contains the token that authenticates the carrier's webhooks, if the settings ask for one. */
function urlOfWebhooks({ config: { verification }, secrets, webhookUrl }: DescribedApiOptions): string {
  if (verification?.kind !== "query") return webhookUrl()
  return `${webhookUrl()}?${new URLSearchParams({ [verification.name]: secrets[verification.secret] }).toString()}`
}
