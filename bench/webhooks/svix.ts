import { dueMark, type RequestShape } from "../load/request-template.ts"
import { askJson, type EndpointHandle, type WebhookSystem } from "./system.ts"

const eventType = "bench.event"

/**
 * A server with the public API of Svix (`/api/v1/app/{app}/endpoint/`, `/api/v1/app/{app}/msg/`). Each
 * endpoint belongs to a separate application, as customers' endpoints do there. Start it with
 * `whitelabel_headers` set, so that its headers are those of Standard Webhooks, and allow receivers on
 * 127.0.0.0/8.
 */
export class Svix implements WebhookSystem {
  readonly name = "Svix"
  readonly acceptedStatus = 202
  readonly host: string
  readonly port: number
  readonly #api: string
  readonly #authorization: string

  constructor(baseUrl: string, token: string) {
    const { hostname, port, protocol } = new URL(baseUrl)
    this.host = hostname
    this.port = Number(port) || (protocol === "http:" ? 80 : 443)
    this.#api = `${baseUrl.replace(/\/$/, "")}/api/v1`
    this.#authorization = `Bearer ${token}`
  }

  async createEndpoints(urls: readonly string[]): Promise<EndpointHandle[]> {
    const handles: EndpointHandle[] = []
    for (const url of urls) {
      const { id } = await this.#post("/app/", { name: `bench ${url}` })
      const endpoint = await this.#post(`/app/${String(id)}/endpoint/`, { url })
      const { key } = await askJson(
        `${this.#api}/app/${String(id)}/endpoint/${String(endpoint["id"])}/secret/`,
        this.#authorization,
      )
      handles.push({ url, path: new URL(url).pathname, secret: String(key), pick: String(id) })
    }
    return handles
  }

  eventRequest(endpoints: readonly EndpointHandle[]): RequestShape {
    const payload = `{"number":"{number:9}","text":"${dueMark}{micros} is here","padding":"${"x".repeat(400)}"}`
    return {
      method: "POST",
      path: "/api/v1/app/{pick}/msg/",
      headers: { authorization: this.#authorization, "content-type": "application/json" },
      body: `{"eventType":"${eventType}","payload":${payload}}`,
      picks: endpoints.map(({ pick }) => pick),
    }
  }

  #post(at: string, body: unknown): Promise<Record<string, unknown>> {
    return askJson(`${this.#api}${at}`, this.#authorization, { method: "POST", body })
  }
}
