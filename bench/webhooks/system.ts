import type { RequestShape } from "../load/request-template.ts"

/** An endpoint to be: a URL of the receiver, and the event type or lane by which events reach it alone. */
export interface EndpointHandle {
  url: string
  /** Path of its URL, by which the receiver tells the endpoints apart. */
  path: string
  /** `whsec_…`, Standard Webhooks. */
  secret: string
  /**
   * What an event that is to go to this endpoint alone names: put into the request for each. All of one
   * length.
   */
  pick: string
}

/**
 * A server that sends webhooks, as the harness needs it: whatever implements this can be measured in the same
 * run. An event goes to one endpoint, since that is what isolates endpoints from each other or does not.
 */
export interface WebhookSystem {
  name: string
  host: string
  port: number
  /** Registers an endpoint for each URL; events reach it as soon as this resolves. */
  createEndpoints(urls: readonly string[]): Promise<EndpointHandle[]>
  /**
   * One event for one endpoint, in turn. Its body holds `dueMark` with the moment at which the request was
   * due.
   */
  eventRequest(endpoints: readonly EndpointHandle[]): RequestShape
  /** How an event that was taken is answered. */
  acceptedStatus: number
  /**
   * Stops sending to the endpoints, and keeps what comes meanwhile. Left out where there is no such thing.
   */
  hold?(endpoints: readonly EndpointHandle[]): Promise<void>
  /** Sends what was kept, and all that comes. */
  release?(endpoints: readonly EndpointHandle[]): Promise<void>
}

/** One JSON request that must succeed. */
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
