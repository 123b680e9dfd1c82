import type { ServerResponse } from "node:http"
import type { Submission } from "#messaging/carriers/carrier.ts"
import { submissionOf } from "#messaging/carriers/testing.ts"
import { authority, loopback } from "#messaging/carriers/http/testing.ts"
import { RequestCarrier } from "#messaging/carriers/requests/request-carrier.ts"
import type { CarrierWebhook } from "#messaging/carriers/webhook.ts"
import { Outgoing } from "#core/outgoing/outgoing.ts"
import { systemClock } from "#core/std/clock.ts"
import { createIds } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { startHttpsReceiver, type HttpsReceiver, type Received } from "../../../../test/support/https-receiver.ts"
import { matrix } from "./kind.ts"
import { parseObject } from "./homeserver.ts"
import { MatrixApi } from "./matrix-api.ts"
import { TransactionReader } from "./read-transaction.ts"

export const hotel = "matrix:@sms_hotel:example.org"
export const ann = "matrix:@ann:example.org"

interface FakeAnswer {
  status?: number
  body: object
}

/**
 * The client API of a homeserver, as far as the adapter uses it. `synapse.test.ts` shows what a real
 * homeserver does.
 */
export class FakeHomeserver {
  readonly outgoing = new Outgoing({ clock: systemClock, allowedRanges: loopback, extraCa: authority.cert })
  /** Events by their transaction id. */
  readonly events = new Map<string, { id: string; body: string }>()
  readonly rooms = new Map<string, string>()
  readonly ends = new Map<string, object>()
  /** Called with each new event, before the answer leaves. */
  sent: (eventId: string) => void = () => {}
  /** Replaces the answer to a message. Null sends no answer. */
  instead: ((transaction: string) => FakeAnswer | null | undefined) | null = null
  /** Replaces the answer to a request for a new room. */
  insteadOfRoom: FakeAnswer | null = null
  /** The answer to a join, by the room. Null sends no answer. */
  join: (room: string) => FakeAnswer | null = () => ({ body: {} })
  /** Replaces the answer to an upload. Null sends no answer. */
  insteadOfUpload: (() => FakeAnswer | null) | null = null
  /** The answer to a request for a file, by its path. */
  file: (path: string) => FakeAnswer = () => ({ status: 404, body: { errcode: "M_NOT_FOUND" } })
  readonly #receiver: HttpsReceiver

  private constructor(receiver: HttpsReceiver) {
    this.#receiver = receiver
    receiver.respond = (response, request) => this.#respond(response, request)
  }

  static async start(): Promise<FakeHomeserver> {
    return new FakeHomeserver(
      await startHttpsReceiver({ certificate: authority.issue({ names: ["localhost", "127.0.0.1"] }) }),
    )
  }

  get url(): string {
    return this.#receiver.url
  }

  get requests(): readonly Received[] {
    return this.#receiver.requests
  }

  async stop(): Promise<void> {
    await this.outgoing.stop()
    await this.#receiver.close()
  }

  #respond(response: ServerResponse, request: Received): void {
    const answer = this.#answer(request)
    if (answer)
      response.writeHead(answer.status ?? 200, { "content-type": "application/json" }).end(JSON.stringify(answer.body))
  }

  #answer({ method, path, body, headers }: Received): FakeAnswer | null {
    if (headers["authorization"] !== "Bearer as-token") return { status: 401, body: { errcode: "M_UNKNOWN_TOKEN" } }
    if (path.startsWith("/_matrix/media/v3/upload"))
      return this.insteadOfUpload ? this.insteadOfUpload() : { body: { content_uri: "mxc://example.org/file" } }
    if (path.includes("/media/")) return this.file(path)
    const at = decodeURIComponent(path.replace("/_matrix/client/v3", "").replace(/\?.*/, ""))
    const said = parseObject(Buffer.from(body))
    if (at === "/account/whoami" || at === "/register") return { body: {} }
    if (at.startsWith("/join/")) return this.join(at.slice("/join/".length))
    if (at === "/createRoom" && this.insteadOfRoom) return this.insteadOfRoom
    if (at === "/createRoom") {
      const alias = `#${String(said["room_alias_name"])}:example.org`
      if (this.rooms.has(alias)) return { status: 400, body: { errcode: "M_ROOM_IN_USE" } }
      this.rooms.set(alias, `!room${this.rooms.size}:example.org`)
      return { body: { room_id: this.rooms.get(alias) } }
    }
    const [, alias = ""] = /^\/directory\/room\/(.*)$/.exec(at) ?? []
    if (alias) {
      if (method === "PUT") this.rooms.set(alias, String(said["room_id"]))
      const room = this.rooms.get(alias)
      return room === undefined ? { status: 404, body: { errcode: "M_NOT_FOUND" } } : { body: { room_id: room } }
    }
    const [, room = ""] = /\/rooms\/([^/]*)\/account_data/.exec(at) ?? []
    if (room) {
      if (method === "PUT") this.ends.set(room, said)
      const known = this.ends.get(room)
      return known ? { body: known } : { status: 404, body: { errcode: "M_NOT_FOUND" } }
    }
    return this.#receive(at.split("/").at(-1) ?? "", String(said["body"]))
  }

  #receive(transaction: string, body: string): FakeAnswer | null {
    const instead = this.instead?.(transaction)
    if (instead !== undefined) return instead
    const known = this.events.get(transaction)
    const id = known?.id ?? `$event${this.events.size}`
    this.events.set(transaction, { id, body })
    if (!known) this.sent(id)
    return { body: { event_id: id } }
  }
}

export function settingsFor({ url }: { url: string }, more: object = {}): object {
  return { homeserver_url: url, server_name: "example.org", ...more }
}

type Peer = Pick<FakeHomeserver, "outgoing">

function optionsOf(settings: object, { outgoing }: Peer, password: string) {
  const config = matrix.parseSettings(settings)
  const secrets = matrix.parseSecrets({ password, webhook_secret: "hs-token" })
  if (config.kind !== "ok" || secrets.kind !== "ok") throw new Error(JSON.stringify([config, secrets]))
  return { config: config.value, secrets: secrets.value, outgoing, clock: systemClock }
}

export function newMatrixCarrier(settings: object, peer: Peer, password = "as-token"): RequestCarrier {
  const options = { id: createIds(systemClock)(), clock: systemClock, random: () => 0, log: silentLog }
  return new RequestCarrier(new MatrixApi(optionsOf(settings, peer, password)), options)
}

export function newReader(settings: object, peer: Peer): TransactionReader {
  return new TransactionReader(optionsOf(settings, peer, "as-token"))
}

let transactions = 0

export function transactionOf(content: object, token = "hs-token"): CarrierWebhook {
  return {
    method: "PUT",
    url: `https://posthorn.example.com/v1/carriers/CR0/webhooks/_matrix/app/v1/transactions/${++transactions}`,
    headers: { authorization: `Bearer ${token}` },
    body: Buffer.from(JSON.stringify(content)),
    address: "192.0.2.7",
  }
}

export function readBy(user: string, event: string): object {
  return { type: "m.receipt", content: { [event]: { "m.read": { [user]: { ts: Date.now() } } } } }
}

export function messageTo(to: string, more: Partial<Submission> = {}): Submission {
  return submissionOf({ to, from: hotel, body: "Your table is ready.", ...more })
}
