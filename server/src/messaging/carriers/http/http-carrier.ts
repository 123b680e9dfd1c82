import type { MediaLimits, Submission, SubmitOutcome } from "#messaging/carriers/carrier.ts"
import { unansweredRequest, type MessageApi, type Unreachable } from "#messaging/carriers/requests/message-api.ts"
import { RequestCarrier, type RequestCarrierOptions } from "#messaging/carriers/requests/request-carrier.ts"
import type { HttpClient } from "#core/outgoing/http-client.ts"
import type { HttpApi } from "./http-api.ts"

export interface HttpCarrierOptions extends RequestCarrierOptions {
  api: HttpApi
  outgoing: Pick<HttpClient, "request">
}

const answerBytesMax = 65_536

/**
 * A carrier whose API accepts a message in one request, also a long one. `api` defines the content of the
 * request and the meaning of an answer. A request that may have left and has no answer is `unknown`, and this
 * file never sends it twice.
 */
export class HttpCarrier extends RequestCarrier {
  readonly mediaLimits: MediaLimits | null
  readonly fetchesMedia: boolean

  constructor(options: HttpCarrierOptions) {
    super(messageApiOf(options), options)
    this.mediaLimits = options.api.mediaLimits ?? null
    this.fetchesMedia = options.api.fetchesMedia === true
  }
}

function messageApiOf(options: HttpCarrierOptions): MessageApi {
  const { api } = options
  return {
    kind: api.kind,
    name: api.host,
    connections: api.connections,
    perSecond: api.segmentsPerSecond,
    refuse: (submission) => api.refuse(submission),
    send: (submission) => send(submission, options),
  }
}

async function send(
  submission: Submission,
  { api, outgoing, clock }: HttpCarrierOptions,
): Promise<SubmitOutcome | Unreachable> {
  const response = await outgoing.request({
    ...(await api.requestOf(submission, clock.now())),
    deadlineMs: api.timeoutMs,
    responseBytesMax: answerBytesMax,
  })
  const outcome =
    response.kind === "response" ? api.outcomeOf(response, submission, clock.now()) : unansweredRequest(response)
  return outcome.kind === "unknown" && api.receiptsNameSubmissions ? { ...outcome, isNamed: true } : outcome
}
