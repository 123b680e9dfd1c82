import type { CarrierMedia, Submission, SubmitOutcome } from "#messaging/carriers/carrier.ts"
import { permanentRefusal } from "#messaging/carriers/refusals.ts"
import type { FailedRequest, MessageApi, Unreachable } from "#messaging/carriers/requests/message-api.ts"
import { toSid } from "#core/std/ids.ts"
import { homeserverFault, refusedByHomeserver } from "./answer-meaning.ts"
import { Homeserver, type HomeserverAnswer, type HomeserverOptions } from "./homeserver.ts"
import { uploadFiles } from "./media.ts"
import { RoomFault, Rooms, type Participants } from "./rooms.ts"

const prefix = "matrix:"

/** Returns an address of the channel without its prefix. */
function userOf(address: string): string {
  return address.startsWith(prefix) ? address.slice(prefix.length) : address
}

/**
 * Sends messages as an application service of a Matrix homeserver. A message goes to the room of its two
 * users. The transaction id of the request comes from the message. So the homeserver stores one event,
 * however often it gets the request. Messages and read receipts arrive as transactions at the webhooks
 * (`read-transaction.ts`). Matrix has no delivery receipts: a message counts as delivered when it is read.
 */
export class MatrixApi implements MessageApi {
  readonly kind = "matrix"
  readonly name: string
  readonly connections: number
  readonly messagesPerConnection = 1
  readonly perSecond: number | null
  readonly #homeserver: Homeserver
  readonly #rooms: Rooms

  constructor(options: HomeserverOptions) {
    const { config } = options
    this.#homeserver = new Homeserver(options)
    this.#rooms = new Rooms(this.#homeserver, config)
    this.name = config.server_name
    this.connections = config.connections
    this.perSecond = config.messages_per_second ?? null
  }

  /** Checks that the homeserver accepts the tokens. */
  async probe(): Promise<string | null> {
    const answer = await this.#homeserver.call({ method: "GET", path: "/account/whoami" })
    return answer.kind === "answer" && answer.status === 200 ? null : homeserverFault(answer)
  }

  refuse({ from }: Submission): SubmitOutcome | null {
    if (this.#rooms.isOwn(userOf(from))) return null
    return permanentRefusal("sender_not_permitted", "The sender is not a user of the carrier's application service.")
  }

  async send({ messageId, to, from, body, media }: Submission): Promise<SubmitOutcome | Unreachable> {
    const ends = { own: userOf(from), contact: userOf(to) }
    const text = { msgtype: "m.text", body: body.toWellFormed() }
    const files = await this.#upload(ends, media)
    if (!Array.isArray(files)) return files
    const contents = [...(body || !files.length ? [text] : []), ...files]
    const events: string[] = []
    for (const [index, content] of contents.entries()) {
      // The first event has the same transaction id as the event of a message without media.
      const event = await this.#sendWithRoomRetry(
        ends,
        `${toSid("message", messageId)}${index ? `.${index + 1}` : ""}`,
        content,
      )
      // Repeating the submission here repeats no event, but another carrier would send all of them.
      if (typeof event !== "string") return refusedByHomeserver(event, { hasPart: events.length > 0 })
      events.push(event)
    }
    // A person reads up to an event, so the last event represents the whole message.
    return { kind: "accepted", references: events.slice(-1) }
  }

  /** Returns the contents of the events that show the files, or why the message cannot be sent now. */
  async #upload(ends: Participants, media: readonly CarrierMedia[]): Promise<object[] | FailedRequest> {
    if (!media.length) return []
    try {
      await this.#rooms.register(ends.own)
    } catch (error) {
      if (error instanceof RoomFault) return refusedByHomeserver(beforeSending(error.answer))
      throw error
    }
    const uploaded = await uploadFiles(this.#homeserver, media, ends.own)
    if (uploaded.kind === "uploaded") return uploaded.contents
    // A second upload of a file does no harm, and the message has not left.
    return uploaded.kind === "answer" ? refusedByHomeserver(beforeSending(uploaded.answer)) : uploaded
  }

  /** Returns the id of the event, or the answer that is not a success. */
  async #sendWithRoomRetry(
    ends: Participants,
    transaction: string,
    content: object,
  ): Promise<string | HomeserverAnswer> {
    const first = await this.#put(ends, transaction, content)
    if (typeof first === "string" || !isRefusedInRoom(first)) return first
    // The user may have left the cached room, or it no longer exists. So it is looked up once more.
    this.#rooms.forget(ends)
    return await this.#put(ends, transaction, content)
  }

  async #put(ends: Participants, transaction: string, content: object): Promise<string | HomeserverAnswer> {
    try {
      const room = encodeURIComponent(await this.#rooms.roomOf(ends))
      const path = `/rooms/${room}/send/m.room.message/${transaction}`
      const answer = await this.#homeserver.call({ method: "PUT", path, as: ends.own, body: content })
      const event = answer.kind === "answer" && answer.status === 200 ? answer.body["event_id"] : undefined
      return typeof event === "string" ? event : answer
    } catch (error) {
      if (error instanceof RoomFault) return beforeSending(error.answer)
      throw error
    }
  }
}

function isRefusedInRoom(answer: HomeserverAnswer): boolean {
  return answer.kind === "answer" && (answer.status === 403 || answer.status === 404)
}

/** The preparation of a room can be repeated, and the message itself has not left. */
function beforeSending(answer: HomeserverAnswer): HomeserverAnswer {
  return answer.kind === "failure" ? { ...answer, isSent: false } : answer
}
