import type { ConnectionStatus } from "#messaging/carriers/carrier.ts"
import type { BindName } from "#messaging/smpp/commands.ts"
import type { Bind } from "./bind.ts"
import type { SmppCarrierConfig, SmppHost } from "./config.ts"

/** One of the sessions that the carrier allows: a transceiver, or a transmitter with its receiver. */
interface Slot {
  name: string
  binds: readonly Bind[]
  isOpen: boolean
  /**
   * The last start or stop. They run one after the other, so a session is closed before it is opened again.
   */
  work: Promise<void>
  /** The first try of each bind since it was opened. */
  tries: readonly Promise<void>[]
}

/** `session` is the name of the slot. */
type NewBind = (place: { host: SmppHost; command: BindName; name: string; session: string }) => Bind

/** The sessions that a carrier allows. This process holds those that are open. */
export class SessionSlots {
  readonly #slots: readonly Slot[]
  /** In the order of the settings. */
  readonly binds: readonly Bind[]

  constructor({ hosts, mode }: Pick<SmppCarrierConfig, "hosts" | "mode">, newBind: NewBind) {
    const commands =
      mode === "pair" ? (["bind_transmitter", "bind_receiver"] as const) : (["bind_transceiver"] as const)
    // The settings can have an address twice, such as with two local addresses. Names of leases are unique.
    const counts = new Map<string, number>()
    this.#slots = hosts.flatMap((host) =>
      Array.from({ length: host.binds }, () => {
        const address = `${host.host}:${host.port}`
        const number = (counts.get(address) ?? 0) + 1
        counts.set(address, number)
        const name = `${address} #${number}`
        const binds = commands.map((command) =>
          newBind({ host, command, session: name, name: `${name} ${command.slice("bind_".length)}` }),
        )
        return { name, binds, isOpen: false, work: Promise.resolve(), tries: [] }
      }),
    )
    this.binds = this.#slots.flatMap(({ binds }) => binds)
  }

  get names(): readonly string[] {
    return this.#slots.map(({ name }) => name)
  }

  get open(): readonly Slot[] {
    return this.#slots.filter(({ isOpen }) => isOpen)
  }

  /**
   * Resolves when a session can send and every receiver was tried, or when the first try of each has failed.
   * Failed ones keep trying.
   */
  async start(names: readonly string[]): Promise<void> {
    const slots = this.#slots.filter(({ name, isOpen }) => names.includes(name) && !isOpen)
    for (const slot of slots) {
      slot.isOpen = true
      slot.work = slot.work.then(() => this.#apply(slot))
    }
    await Promise.all(slots.map(({ work }) => work))
    const tried = slots.flatMap(({ binds, tries }) => binds.map((bind, index) => ({ bind, done: tries[index] })))
    const sending = tried.filter(({ bind }) => bind.sends).map(({ bind, done }) => untilUp(bind, done))
    const receiving = tried.filter(({ bind }) => !bind.sends).map(({ done }) => done)
    await Promise.all([Promise.any(sending).catch(() => undefined), ...receiving])
  }

  /** Unbinds. Resolves when no connection is open, including those that another call is already closing. */
  async stop(names: readonly string[]): Promise<void> {
    const slots = this.#slots.filter(({ name }) => names.includes(name))
    for (const slot of slots) {
      if (!slot.isOpen) continue
      slot.isOpen = false
      slot.work = slot.work.then(() => this.#apply(slot))
    }
    await Promise.all(slots.map(({ work }) => work))
  }

  /** As `stop`, but does not wait for requests under way. */
  async cut(names: readonly string[]): Promise<void> {
    const slots = this.#slots.filter(({ name }) => names.includes(name))
    for (const slot of slots) {
      slot.isOpen = false
      for (const bind of slot.binds) bind.cut()
      slot.work = slot.work.then(() => this.#apply(slot))
    }
    await Promise.all(slots.map(({ work }) => work))
  }

  /** Does what the last call requested. */
  async #apply(slot: Slot): Promise<void> {
    if (slot.isOpen) slot.tries = slot.binds.map((bind) => bind.start())
    else await Promise.all(slot.binds.map((bind) => bind.stop()))
  }

  /** The connections of the open sessions. */
  connections(): readonly ConnectionStatus[] {
    return this.open.flatMap(({ binds }) => binds.map((bind) => bind.status()))
  }
}

async function untilUp(bind: Bind, tried: Promise<void> | undefined): Promise<void> {
  await tried
  if (!bind.isUp) throw new Error("The first try has failed.")
}
