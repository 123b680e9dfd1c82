import type { Receipt } from "#messaging/carriers/carrier.ts"
import type { UnfetchedFiles } from "#messaging/carriers/inbound-files.ts"
import { isSameSecret } from "#messaging/carriers/requests/is-same-secret.ts"
import type {
  CarrierWebhook,
  HeadProof,
  WebhookAnswer,
  WebhookHead,
  WebhookInbound,
  WebhookReader,
  WebhookReading,
} from "#messaging/carriers/webhook.ts"
import { FairTurns } from "#core/std/fair-turns.ts"
import { siteOf } from "#core/std/site-of.ts"
import { storableText } from "#core/std/storable-text.ts"
import { Homeserver, parseObject, type HomeserverOptions } from "./homeserver.ts"
import { fileBytesMax, mediaPath, readFileContent, type FileContent } from "./media.ts"
import { RoomFault, Rooms } from "./rooms.ts"

type Json = Readonly<Record<string, unknown>>

/** More than a homeserver puts into one transaction. */
const eventsMax = 1_000
/** For all files of a transaction. A homeserver ends its request after a minute, and repeats it. */
const filesMs = 20_000
/** For all joins of a transaction. The server of the room may be slow, or no longer exist. */
const joinsMs = 15_000
const joinsAtOnce = 8
/** The shares of a server and of a person. */
const ownerJoinsMax = [2, 1]

/**
 * Reads the transactions that the homeserver pushes (Matrix specification, application service API 2.1). They
 * contain messages of people, invitations, and read receipts. A repeated transaction has the same events, and
 * each event is stored once, by its id.
 */
export class TransactionReader implements WebhookReader {
  readonly acknowledgement: WebhookAnswer = { status: 200, headers: { "content-type": "application/json" }, body: "{}" }
  readonly #options: HomeserverOptions
  readonly #homeserver: Homeserver
  readonly #rooms: Rooms
  readonly #joins: FairTurns

  constructor(options: HomeserverOptions) {
    this.#options = options
    this.#homeserver = new Homeserver(options)
    this.#rooms = new Rooms(this.#homeserver, options.config)
    const limits = { turnsMax: joinsAtOnce, ownerTurnsMax: ownerJoinsMax, waitingMax: eventsMax }
    this.#joins = new FairTurns({ clock: options.clock, ...limits })
  }

  async checkHead({ headers }: WebhookHead): Promise<HeadProof> {
    return this.#isSigned(headers["authorization"] ?? "") ? "proven" : "forged"
  }

  /**
   * The reader asks the homeserver for the owners of a room. If there is no answer, it rejects, and the
   * homeserver pushes the transaction again.
   */
  async read({ url, headers, body }: CarrierWebhook): Promise<WebhookReading> {
    if (!this.#isSigned(headers["authorization"] ?? "")) return { kind: "forged" }
    const [, kind, name = ""] = /\/_matrix\/app\/v1\/(\w+)\/?([^?]*)/.exec(url) ?? []
    if (kind === "users") return await this.#register(decoded(name))
    if (kind !== "transactions") return nothing
    const transaction = parseObject(body)
    const inbounds = new Map<string, WebhookInbound>()
    const until = this.#options.clock.elapsed() + joinsMs
    const events = listOf(transaction["events"])
    const earlier = await Promise.all(events.map((event) => this.#joinWhenInvited(event, until)))
    for (const event of events.flatMap((each, index) => [...(earlier[index] ?? []), each])) {
      const inbound = await this.#inboundOf(event)
      if (inbound) inbounds.set(inbound.reference, inbound)
    }
    const ephemeral = listOf(transaction["ephemeral"] ?? transaction["de.sorunome.msc2409.ephemeral"])
    return {
      kind: "read",
      receipts: ephemeral.flatMap((event) => this.#receiptsOf(event)),
      inbounds: [...inbounds.values()],
    }
  }

  #isSigned(authorization: string): boolean {
    const { webhook_secret: token } = this.#options.secrets
    return token !== "" && isSameSecret(authorization, `Bearer ${token}`)
  }

  /** The homeserver asks about a user that a person wants to invite. */
  async #register(user: string): Promise<WebhookReading> {
    if (!this.#rooms.isOwn(user)) return { kind: "unreadable", reason: "This user is not of the application service." }
    await this.#rooms.register(user)
    return nothing
  }

  /**
   * Joins and returns the earlier messages of the room, because the homeserver pushes only what follows the
   * join. Rejects if the homeserver may join later. An invitation of another server is tried once, because
   * the homeserver pushes nothing else until the transaction is read.
   */
  async #joinWhenInvited(
    { type, state_key: own, sender: contact, room_id: room, content }: Json,
    until: number,
  ): Promise<Json[]> {
    if (type !== "m.room.member" || (content as Json | undefined)?.["membership"] !== "invite") return []
    if (typeof own !== "string" || typeof contact !== "string" || typeof room !== "string") return []
    if (!this.#rooms.isOwn(own) || this.#rooms.isOwn(contact)) return []
    const leftMs = () => until - this.#options.clock.elapsed()
    const release = await this.#joins.acquire([siteOf(serverOf(contact)), contact], leftMs())
    if (typeof release === "string") return []
    try {
      const { chunk } = await this.#rooms.join(room, { own, contact: contact.toLowerCase() }, Math.max(leftMs(), 1))
      return listOf(chunk)
        .map((event) => ({ room_id: room, ...event }))
        .toReversed()
    } catch (error) {
      const isLocal = [contact, room].every((id) => id.endsWith(`:${this.#options.config.server_name}`))
      // The invitation was withdrawn, the room no longer exists, or its server does not answer.
      if (error instanceof RoomFault && (isFinal(error) || (error.isOfRoom && !isLocal))) return []
      throw error
    } finally {
      release()
    }
  }

  async #inboundOf({
    type,
    sender,
    room_id: room,
    event_id: id,
    origin_server_ts: at,
    content,
  }: Json): Promise<WebhookInbound | null> {
    if (type !== "m.room.message" || typeof sender !== "string" || typeof room !== "string" || typeof id !== "string")
      return null
    const said = readFileContent((content ?? {}) as Json)
    // Notices come from programs. Answering them could cause an endless loop.
    if (!said || (content as Json)["msgtype"] === "m.notice" || this.#rooms.isOwn(sender)) return null
    const ends = await this.#rooms.participantsOf(room)
    if (!ends) return null
    return {
      to: `matrix:${ends.own}`,
      from: `matrix:${sender.toLowerCase()}`,
      body: storableText(said.text),
      media: [],
      at: typeof at === "number" && Number.isSafeInteger(at) && at > 0 ? at : this.#options.clock.now(),
      reference: id,
      files: this.#filesOf(said, serverOf(sender)),
    }
  }

  /**
   * The URI of a file that the homeserver does not have stays in the text. The file is of another server,
   * which may be away for ever, and the homeserver pushes nothing else until the transaction is stored.
   */
  #filesOf({ text, uri }: FileContent, server: string): UnfetchedFiles | undefined {
    const path = uri === null ? null : mediaPath(uri)
    if (uri === null || path === null) return undefined
    const unfetched = { body: storableText(text === "" ? uri : `${text}\n${uri}`), media: [], filesLost: 1 }
    const fetch = async (deadlineMs: number) => {
      const file = await this.#homeserver.download(path, { bytesMax: fileBytesMax, deadlineMs })
      return file ? { body: storableText(text), media: [file] } : unfetched
    }
    return { site: siteOf(server), deadlineMs: filesMs, fetch, unfetched }
  }

  /** The content of m.receipt has an entry for each event, kind of receipt, and user. */
  #receiptsOf({ type, content }: Json): Receipt[] {
    if (type !== "m.receipt") return []
    return Object.entries((content ?? {}) as Record<string, Json>).flatMap(([reference, kinds]) =>
      Object.entries(((kinds as Json | null)?.["m.read"] ?? {}) as Record<string, Json>).flatMap(([user, data]) => {
        if (this.#rooms.isOwn(user)) return []
        const ts = (data as Json | null)?.["ts"]
        const at = typeof ts === "number" && Number.isSafeInteger(ts) && ts > 0 ? ts : this.#options.clock.now()
        return [{ reference, state: "read" as const, code: null, at, raw: "m.read" }]
      }),
    )
  }
}

const nothing: WebhookReading = { kind: "read", receipts: [], inbounds: [] }

function listOf(value: unknown): Json[] {
  if (!Array.isArray(value)) return []
  return value.slice(0, eventsMax).filter((each): each is Json => typeof each === "object" && each !== null)
}

/** Returns the server of a user id, without its port. */
function serverOf(user: string): string {
  return user.slice(user.indexOf(":") + 1).replace(/:\d+$/, "")
}

function isFinal({ answer }: RoomFault): boolean {
  return answer.kind === "answer" && answer.status >= 400 && answer.status < 500 && answer.status !== 429
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ""
  }
}
