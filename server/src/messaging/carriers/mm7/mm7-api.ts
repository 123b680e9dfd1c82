import { basicHeader } from "#messaging/carriers/http/build-request.ts"
import type { HttpApi } from "#messaging/carriers/http/http-api.ts"
import { mediaLimitsOf } from "#messaging/carriers/mms/media-limits.ts"
import { isPhoneNumber } from "#messaging/carriers/mm4/addresses.ts"
import { permanentRefusal } from "#messaging/carriers/refusals.ts"
import { composeSubmit } from "./compose-submit.ts"
import type { Mm7Config, Mm7Secrets } from "./config.ts"
import { outcomeOfSubmit } from "./read-submit-answer.ts"

/** MM7 (3GPP TS 23.140, section 8.7): MMS with an MMSC over SOAP and HTTP. */
export function mm7Api({ config, secrets }: { config: Mm7Config; secrets: Mm7Secrets }): HttpApi {
  const { url, user } = config
  const credentials = user === undefined ? [] : ["authorization", basicHeader(user, secrets.password)]
  return {
    kind: "mm7",
    host: new URL(url).host,
    connections: config.connections,
    segmentsPerSecond: config.messages_per_second ?? null,
    timeoutMs: config.timeout_ms,
    mediaLimits: mediaLimitsOf(config.media),
    refuse({ from, to }) {
      if (config.sender_address && !isPhoneNumber(from))
        return permanentRefusal("invalid_sender", "The sender of an MMS must be a phone number or a short code.")
      if (isPhoneNumber(to)) return null
      return permanentRefusal("invalid_recipient", "The recipient of an MMS must be a phone number.")
    },
    async requestOf(submission) {
      const { contentType, body } = await composeSubmit(submission, config)
      const headers = ["user-agent", "Posthorn", "accept-encoding", "identity", "content-type", contentType]
      return { method: "POST", url, headers: [...headers, "soapaction", '""', ...credentials], body }
    },
    outcomeOf: (answer, submission, now) => outcomeOfSubmit(answer, submission, { config, now }),
  }
}
