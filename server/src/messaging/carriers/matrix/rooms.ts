import { createHash } from "node:crypto"
import { errorOf, type HomeserverAnswer, type Homeserver } from "./homeserver.ts"
import type { MatrixCarrierConfig } from "./config.ts"

/** The people of a room: user ids. */
export interface Participants {
  own: string
  contact: string
}

/** The homeserver failed a request that a room needs. */
export class RoomFault extends Error {
  override name = "RoomFault"
  readonly answer: HomeserverAnswer
  /** Whether the server of the room may have caused it. */
  readonly isOfRoom: boolean

  constructor(answer: HomeserverAnswer, { isOfRoom } = { isOfRoom: false }) {
    super(answer.kind === "answer" ? `${answer.status} ${errorOf(answer.body)}` : answer.failure.reason)
    this.answer = answer
    this.isOfRoom = isOfRoom
  }
}

const roomsMax = 10_000
const endsType = "org.posthorn.ends"

/**
 * The room of each pair of users. The homeserver stores the rooms. An alias derived from the pair leads to
 * the room, so two processes never create two. The account data of the service's bot names the pair of a
 * room.
 */
export class Rooms {
  readonly #homeserver: Homeserver
  readonly #config: MatrixCarrierConfig
  readonly #roomOf = new Map<string, string>()
  readonly #participantsOf = new Map<string, Participants>()
  readonly #registered = new Set<string>()

  constructor(homeserver: Homeserver, config: MatrixCarrierConfig) {
    this.#homeserver = homeserver
    this.#config = config
  }

  /** Whether a user id is one of the service's. */
  isOwn(user: string): boolean {
    const { prefix, server_name: name } = this.#config
    return user.startsWith(`@${prefix}`) && user.endsWith(`:${name}`)
  }

  get bot(): string {
    return `@${this.#config.bot}:${this.#config.server_name}`
  }

  /** The room of both users. The contact may not have joined yet. Throws `RoomFault`. */
  async roomOf(ends: Participants): Promise<string> {
    const key = `${ends.own} ${ends.contact}`
    const known = this.#roomOf.get(key)
    if (known !== undefined) return known
    await this.register(ends.own)
    const room = (await this.#find(ends)) ?? (await this.#create(ends)) ?? (await this.#find(ends))
    // The homeserver says that the room exists, but does not find it.
    if (room === null) throw new RoomFault({ kind: "answer", status: 404, body: { errcode: "M_NOT_FOUND" } })
    await this.#remember(room, ends)
    keep(this.#roomOf, key, room)
    return room
  }

  forget(ends: Participants): void {
    this.#roomOf.delete(`${ends.own} ${ends.contact}`)
  }

  /** The pair of a room, or null if the room is not one of ours. Throws `RoomFault`. */
  async participantsOf(room: string): Promise<Participants | null> {
    const known = this.#participantsOf.get(room)
    if (known) return known
    const answer = await this.#homeserver.call({ method: "GET", path: this.#dataPath(room), as: this.bot })
    if (answer.kind === "answer" && answer.status === 404) return null
    const { own, contact } = bodyOf(answer)
    if (typeof own !== "string" || typeof contact !== "string") return null
    keep(this.#participantsOf, room, { own, contact })
    return { own, contact }
  }

  /**
   * Accepts a contact's invitation of one of our users: records the room as theirs, joins, and returns its
   * last events. The join may succeed after its deadline, and then later messages are understood. Throws
   * `RoomFault`.
   */
  async join(room: string, ends: Participants, deadlineMs: number): Promise<Readonly<Record<string, unknown>>> {
    await this.register(ends.own)
    const known = await this.participantsOf(room)
    if (!known) await this.#remember(room, ends)
    const joining = { method: "POST", path: `/join/${encodeURIComponent(room)}`, as: ends.own, deadlineMs } as const
    const joined = await this.#homeserver.call(joining)
    const mayBeOfRoom = joined.kind === "answer" ? joined.status !== 200 : joined.isSent
    if (mayBeOfRoom) throw new RoomFault(joined, { isOfRoom: true })
    bodyOf(joined)
    if (known) await this.#remember(room, ends)
    // If the pair has an older room, that room keeps the alias and gets the messages.
    const path = `/directory/room/${encodeURIComponent(this.#aliasOf(ends).full)}`
    await this.#homeserver.call({ method: "PUT", path, as: ends.own, body: { room_id: room } })
    const history = `/rooms/${encodeURIComponent(room)}/messages?dir=b&limit=50`
    return bodyOf(await this.#homeserver.call({ method: "GET", path: history, as: ends.own }))
  }

  /** Creates a user if it does not exist. Throws `RoomFault`. */
  async register(user: string): Promise<void> {
    if (this.#registered.has(user)) return
    const username = user.slice(1, user.indexOf(":"))
    const body = { type: "m.login.application_service", username, inhibit_login: true }
    const answer = await this.#homeserver.call({ method: "POST", path: "/register", body })
    if (answer.kind !== "answer" || errorOf(answer.body) !== "M_USER_IN_USE") bodyOf(answer)
    this.#registered.add(user)
  }

  async #find(ends: Participants): Promise<string | null> {
    const path = `/directory/room/${encodeURIComponent(this.#aliasOf(ends).full)}`
    const answer = await this.#homeserver.call({ method: "GET", path })
    return answer.kind === "answer" && answer.status === 404 ? null : roomIn(answer)
  }

  /** Null if another process created it first. */
  async #create(ends: Participants): Promise<string | null> {
    const body = {
      preset: "trusted_private_chat",
      is_direct: true,
      invite: [ends.contact],
      room_alias_name: this.#aliasOf(ends).localpart,
    }
    const answer = await this.#homeserver.call({ method: "POST", path: "/createRoom", as: ends.own, body })
    return answer.kind === "answer" && errorOf(answer.body) === "M_ROOM_IN_USE" ? null : roomIn(answer)
  }

  async #remember(room: string, ends: Participants): Promise<void> {
    bodyOf(await this.#homeserver.call({ method: "PUT", path: this.#dataPath(room), as: this.bot, body: ends }))
    keep(this.#participantsOf, room, ends)
  }

  #dataPath(room: string): string {
    return `/user/${encodeURIComponent(this.bot)}/rooms/${encodeURIComponent(room)}/account_data/${endsType}`
  }

  #aliasOf({ own, contact }: Participants): { localpart: string; full: string } {
    const digest = createHash("sha256").update(`${own} ${contact}`).digest("hex").slice(0, 40)
    const localpart = `${this.#config.prefix}${digest}`
    return { localpart, full: `#${localpart}:${this.#config.server_name}` }
  }
}

/** Returns the body of a success. Throws `RoomFault` for any other answer. */
function bodyOf(answer: HomeserverAnswer): Readonly<Record<string, unknown>> {
  if (answer.kind === "answer" && answer.status === 200) return answer.body
  throw new RoomFault(answer)
}

/**
 * Returns the room that a success names. Throws `RoomFault` for any other answer, such as a page of another
 * server.
 */
function roomIn(answer: HomeserverAnswer): string {
  const { room_id: room } = bodyOf(answer)
  if (typeof room === "string") return room
  throw new RoomFault(answer)
}

/** Drops the oldest entry if there are too many. */
function keep<V>(known: Map<string, V>, key: string, value: V): void {
  known.set(key, value)
  if (known.size > roomsMax) known.delete(known.keys().next().value ?? "")
}
