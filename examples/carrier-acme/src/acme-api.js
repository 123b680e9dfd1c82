// @ts-check
import { jsonOf, permanentRefusal, temporaryRefusal, unansweredRequest, z } from "@posthorn/carrier"

/**
 * @import { HttpClient, MessageApi, Response, Submission, SubmitOutcome, Unreachable } from "@posthorn/carrier"
 * @typedef {object} AcmeApiOptions
 * @property {Pick<HttpClient, "request">} outgoing
 * @property {{ api_url: string, connections: number, messages_per_second: number | null, timeout_ms: number }} settings
 * @property {{ password: string }} secrets
 */

const answerBytesMax = 16 * 1024
const throttledMs = 1_000

const accepted = z.object({ id: z.string().min(1).max(100) })
const refused = z.object({ error: z.string() })

/**
 * Sends each message with one request. ACME divides long messages itself, and reports about the whole.
 *
 * @implements {MessageApi}
 */
export class AcmeApi {
  kind = "acme"
  #options

  /** @param {AcmeApiOptions} options */
  constructor(options) {
    this.#options = options
    this.name = new URL(options.settings.api_url).host
    this.connections = options.settings.connections
    this.perSecond = options.settings.messages_per_second
  }

  /** @param {Submission} submission */
  refuse({ media }) {
    return media.length > 0 ? permanentRefusal("media_unsupported") : null
  }

  /**
   * @param {Submission} submission
   * @returns {Promise<SubmitOutcome | Unreachable>}
   */
  async send({ messageId, to, from, body }) {
    const { outgoing, settings, secrets } = this.#options
    const outcome = await outgoing.request({
      method: "POST",
      url: `${settings.api_url}/messages`,
      headers: ["authorization", `Bearer ${secrets.password}`, "content-type", "application/json"],
      body: JSON.stringify({ to, from, text: body, reference: messageId }),
      deadlineMs: settings.timeout_ms,
      responseBytesMax: answerBytesMax,
    })
    return outcome.kind === "failure" ? unansweredRequest(outcome) : meaningOf(outcome)
  }
}

/**
 * Says "accepted" only if ACME has the message, and "unknown" if it may have it.
 *
 * @param {Response} response
 * @returns {SubmitOutcome | Unreachable}
 */
function meaningOf({ status, body }) {
  const answer = jsonOf(body)
  if (status === 202) {
    const { data } = accepted.safeParse(answer)
    return data
      ? { kind: "accepted", references: [data.id] }
      : { kind: "unknown", reason: "The carrier accepted the message without an id." }
  }
  if (status === 429) return { ...temporaryRefusal("throttled"), retryAfterMs: throttledMs }
  if (status === 401 || status === 403)
    return temporaryRefusal("carrier_unavailable", "The carrier does not accept its API key.")
  if (status === 503) return { kind: "unreachable", reason: "ACME responds that it is out of service." }
  if (status >= 500) return { kind: "unknown", reason: `The carrier responded with status ${status}.` }
  const { data } = refused.safeParse(answer)
  return permanentRefusal(data?.error === "unknown_number" ? "invalid_recipient" : "carrier_rejected")
}
