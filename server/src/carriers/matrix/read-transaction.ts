import type { Inbound, Receipt } from "#carriers/carrier.ts"
import { isSameSecret } from "#carriers/requests/is-same-secret.ts"
import type {
  CarrierWebhook,
  HeadProof,
  WebhookAnswer,
  WebhookHead,
  WebhookReader,
  WebhookReading,
} from "#carriers/webhook.ts"
import type { Clock } from "#std/clock.ts"
import { storableText } from "#std/storable-text.ts"
import { Homeserver, parseObject, type HomeserverOptions } from "./homeserver.ts"
import { fileBytesMax, mediaPath, readFileContent } from "./media.ts"
import { RoomFault, Rooms } from "./rooms.ts"

type Json = Readonly<Record<string, unknown>>

/** More than a homeserver puts into one transaction. */
const eventsMax = 1_000

/**
 * Reads the transactions that the homeserver pushes (Matrix specification, application service API 2.1). They
 * contain messages of people, invitations, and read receipts. A repeated transaction has the same events, and
 * each event is stored once, by its id.
 */
export class TransactionReader implements WebhookReader {
  readonly acknowledgement: WebhookAnswer = { status: 200, headers: { "content-type": "application/json" }, body: "{}" }
  readonly #options: HomeserverOptions & { clock: Clock }
  readonly #homeserver: Homeserver
  readonly #rooms: Rooms

  constructor(options: HomeserverOptions & { clock: Clock }) {
    this.#options = options
    this.#homeserver = new Homeserver(options)
    this.#rooms = new Rooms(this.#homeserver, options.config)
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
    const inbounds = new Map<string, Inbound>()
    for (const event of listOf(transaction["events"])) {
      for (const each of [...(await this.#joinWhenInvited(event)), event]) {
        const inbound = await this.#inboundOf(each)
        if (inbound) inbounds.set(inbound.reference, inbound)
      }
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
   * join.
   */
  async #joinWhenInvited({ type, state_key: own, sender: contact, room_id: room, content }: Json): Promise<Json[]> {
    if (type !== "m.room.member" || (content as Json | undefined)?.["membership"] !== "invite") return []
    if (typeof own !== "string" || typeof contact !== "string" || typeof room !== "string") return []
    if (!this.#rooms.isOwn(own) || this.#rooms.isOwn(contact)) return []
    try {
      const { chunk } = await this.#rooms.join(room, { own, contact: contact.toLowerCase() })
      return listOf(chunk)
        .map((event) => ({ room_id: room, ...event }))
        .toReversed()
    } catch (error) {
      // The invitation was withdrawn, or the room no longer exists.
      if (error instanceof RoomFault && isFinal(error)) return []
      throw error
    }
  }

  async #inboundOf({
    type,
    sender,
    room_id: room,
    event_id: id,
    origin_server_ts: at,
    content,
  }: Json): Promise<Inbound | null> {
    if (type !== "m.room.message" || typeof sender !== "string" || typeof room !== "string" || typeof id !== "string")
      return null
    const said = readFileContent((content ?? {}) as Json)
    // Notices come from programs. Answering them could cause an endless loop.
    if (!said || (content as Json)["msgtype"] === "m.notice" || this.#rooms.isOwn(sender)) return null
    const ends = await this.#rooms.participantsOf(room)
    if (!ends) return null
    const path = said.uri === null ? null : mediaPath(said.uri)
    const file = path === null ? null : await this.#homeserver.download(path, fileBytesMax)
    // The URI of a file that cannot be fetched stays in the text.
    const lines = file || said.uri === null ? [said.text] : [said.text, said.uri]
    return {
      to: `matrix:${ends.own}`,
      from: `matrix:${sender.toLowerCase()}`,
      body: storableText(lines.filter((line) => line !== "").join("\n")),
      media: file ? [file] : [],
      at: typeof at === "number" && Number.isSafeInteger(at) && at > 0 ? at : this.#options.clock.now(),
      reference: id,
    }
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
