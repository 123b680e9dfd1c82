import type { RequestShape } from "../load/request-template.ts"

/**
 * An endpoint: a URL of the receiver, and the event type or lane whose events only this endpoint receives.
 */
export interface EndpointHandle {
  url: string
  /** The path of its URL, by which the receiver distinguishes the endpoints. */
  path: string
  /** `whsec_…`, Standard Webhooks. */
  secret: string
  /** The text in a request whose event goes only to this endpoint. All have the same length. */
  pick: string
}

/**
 * The interface of a server that sends webhooks. Every implementation can be measured in the same run. An
 * event goes to one endpoint, so that the figures show how endpoints affect each other.
 */
export interface WebhookSystem {
  name: string
  host: string
  port: number
  /** Registers an endpoint for each URL. They receive events as soon as this resolves. */
  createEndpoints(urls: readonly string[]): Promise<EndpointHandle[]>
  /**
   * Returns requests with one event for one endpoint, in turn. The body contains `dueMark` with the due time
   * of the request.
   */
  eventRequest(endpoints: readonly EndpointHandle[]): RequestShape
  /** The status of the answer to an accepted event. */
  acceptedStatus: number
  /** Stops sending to the endpoints, and keeps new events. Absent if the server cannot do this. */
  hold?(endpoints: readonly EndpointHandle[]): Promise<void>
  /** Sends the kept events, and all new ones. */
  release?(endpoints: readonly EndpointHandle[]): Promise<void>
}

/** Makes one JSON request that must succeed. */
export async function askJson(
  url: string,
  authorization: string,
  { method = "GET", body }: { method?: string; body?: unknown } = {},
): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    method,
    headers: { authorization, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${url} was answered ${response.status}: ${text}`)
  return text ? (JSON.parse(text) as Record<string, unknown>) : {}
}
