import type { CarrierMedia } from "#messaging/carriers/carrier.ts"
import type { Synapse } from "./synapse.ts"

interface Content {
  body?: string
  msgtype?: string
  url?: string
  info?: object
}

interface Shown {
  room: string
  event: string
  body: string
  content: Content
}

interface Sync {
  next_batch: string
  rooms?: {
    invite?: Record<string, unknown>
    join?: Record<string, { timeline: { events: { event_id: string; content: Content }[] } }>
  }
}

/** More events than a message of the tests has. */
const filter = encodeURIComponent(JSON.stringify({ room: { timeline: { limit: 100 } } }))

/** A person with an account on the homeserver, who uses its client API. For tests. */
export class MatrixPerson {
  readonly shown: Shown[] = []
  readonly #homeserver: Synapse
  readonly #token: string
  #since = ""
  #said = 0

  private constructor(homeserver: Synapse, token: string) {
    this.#homeserver = homeserver
    this.#token = token
  }

  static async signUp(homeserver: Synapse, username: string): Promise<MatrixPerson> {
    return new MatrixPerson(homeserver, await homeserver.signUp(username))
  }

  /** Joins the rooms of invitations, and gives all messages that the person has seen, in order. */
  async look(): Promise<readonly Shown[]> {
    const at = `/sync?filter=${filter}${this.#since && `&since=${this.#since}`}`
    const { rooms, next_batch: next } = await this.#ask<Sync>("GET", at)
    this.#since = next
    for (const room of Object.keys(rooms?.invite ?? {}))
      await this.#ask("POST", `/join/${encodeURIComponent(room)}`, {})
    for (const [room, { timeline }] of Object.entries(rooms?.join ?? {}))
      for (const { event_id: event, content } of timeline.events)
        if (content.body !== undefined) this.shown.push({ room, event, body: content.body, content })
    return this.shown
  }

  /** Begins a conversation with a user. Gives the room. */
  async invite(user: string): Promise<string> {
    const invitation = { preset: "trusted_private_chat", is_direct: true, invite: [user] }
    return (await this.#ask<{ room_id: string }>("POST", "/createRoom", invitation)).room_id
  }

  async say(room: string, body: string, more: object = {}): Promise<void> {
    const at = `/rooms/${encodeURIComponent(room)}/send/m.room.message/${++this.#said}`
    await this.#ask("PUT", at, { msgtype: "m.text", body, ...more })
  }

  async read(room: string, event: string): Promise<void> {
    const at = `/rooms/${encodeURIComponent(room)}/receipt/m.read/${encodeURIComponent(event)}`
    await this.#ask("POST", at, {})
  }

  async upload({ contentType, content }: CarrierMedia): Promise<string> {
    const answer = await fetch(`${this.#homeserver.url}/_matrix/media/v3/upload`, {
      method: "POST",
      headers: { ...this.#authorization, "content-type": contentType },
      body: Buffer.from(content),
    })
    return ((await answer.json()) as { content_uri: string }).content_uri
  }

  async download(uri: string): Promise<Buffer> {
    const at = `${this.#homeserver.url}/_matrix/client/v1/media/download/${uri.slice("mxc://".length)}`
    return Buffer.from(await (await fetch(at, { headers: this.#authorization })).arrayBuffer())
  }

  get #authorization(): { authorization: string } {
    return { authorization: `Bearer ${this.#token}` }
  }

  async #ask<T>(method: string, at: string, body?: object): Promise<T> {
    const answer = await fetch(`${this.#homeserver.url}/_matrix/client/v3${at}`, {
      method,
      headers: { ...this.#authorization, "content-type": "application/json" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return (await answer.json()) as T
  }
}
