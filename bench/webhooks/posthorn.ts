import { dueMark, type RequestShape } from "../load/request-template.ts"
import { askJson, type EndpointHandle, type WebhookSystem } from "./system.ts"

const askedAtOnce = 10

interface Registered extends EndpointHandle {
  sid: string
}

/**
 * Posthorn over its public API. An event is an accepted message: `messages.queued` is announced in the
 * transaction that stores it. Each endpoint belongs to a separate account, as customers' endpoints do.
 */
export class Posthorn implements WebhookSystem {
  readonly name = "Posthorn"
  readonly acceptedStatus = 201
  readonly host: string
  readonly port: number
  readonly #baseUrl: string
  readonly #credentials: readonly string[]
  readonly #event: string
  #used = 0

  /** `credentials` are `sid:token`, one for each endpoint that will be created. */
  constructor(baseUrl: string, credentials: readonly string[], event = "messages.queued") {
    const { hostname, port, protocol } = new URL(baseUrl)
    this.#baseUrl = baseUrl.replace(/\/$/, "")
    this.host = hostname
    this.port = Number(port) || (protocol === "http:" ? 80 : 443)
    this.#credentials = credentials
    this.#event = event
  }

  async createEndpoints(urls: readonly string[]): Promise<EndpointHandle[]> {
    const credentials = this.#credentials.slice(this.#used, this.#used + urls.length)
    this.#used += urls.length
    if (credentials.length < urls.length)
      throw new Error(`${this.#used} endpoints need as many accounts; ${this.#credentials.length} were given.`)
    return inTurns(urls, async (url, index) => {
      const pick = `Basic ${Buffer.from(credentials[index] ?? "").toString("base64")}`
      const body = { url, events: [this.#event] }
      const created = await askJson(`${this.#baseUrl}/v1/webhooks`, pick, { method: "POST", body })
      const handle: Registered = {
        url,
        path: new URL(url).pathname,
        secret: String(created["secret"]),
        pick,
        sid: String(created["sid"]),
      }
      return handle
    })
  }

  eventRequest(endpoints: readonly EndpointHandle[]): RequestShape {
    return {
      method: "POST",
      path: "/v1/messages",
      headers: { authorization: "{pick}", "content-type": "application/x-www-form-urlencoded" },
      body: `To=%2B12{number:7}55&From=%2B15005550006&Body=Event+{number:9}+${dueMark.trim()}+{micros}+is+here`,
      picks: endpoints.map(({ pick }) => pick),
    }
  }

  async hold(endpoints: readonly EndpointHandle[]): Promise<void> {
    await this.#setStatus(endpoints, "paused")
  }

  async release(endpoints: readonly EndpointHandle[]): Promise<void> {
    await this.#setStatus(endpoints, "enabled")
  }

  async #setStatus(endpoints: readonly EndpointHandle[], status: string): Promise<void> {
    await inTurns(endpoints as readonly Registered[], ({ sid, pick }) =>
      askJson(`${this.#baseUrl}/v1/webhooks/${sid}`, pick, { method: "PATCH", body: { status } }),
    )
  }
}

/** As many concurrent requests as a person's script would make. */
async function inTurns<Item, Result>(
  items: readonly Item[],
  act: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let from = 0; from < items.length; from += askedAtOnce)
    results.push(
      ...(await Promise.all(items.slice(from, from + askedAtOnce).map((item, index) => act(item, from + index)))),
    )
  return results
}
