import type { Inbound } from "#messaging/carriers/carrier.ts"
import { Overloaded } from "#core/std/batcher.ts"
import type { InboxMessage, InboxQuery } from "./inbox.ts"
import type { HoldStatus, Simulator } from "./simulator.ts"

type Injected = Pick<Inbound, "to" | "from" | "body" | "media" | "reference" | "at">

/** A request to the simulator of another process. */
export type SimulatorRequest =
  | { do: "holds"; accountId: string; reference: string }
  | { do: "list"; query: InboxQuery & { limit: number } }
  | { do: "wait"; query: InboxQuery & { timeoutMs: number } }
  | { do: "inject"; message: Injected }
  | { do: "clear"; accountId: string }
  | { do: "erase"; messageIds: readonly string[] }
  | { do: "hold"; accountId: string; to: string }
  | { do: "release"; accountId: string; to: string | null }
  | { do: "list_holds"; accountId: string }

export async function answerSimulator(
  simulator: Simulator,
  request: SimulatorRequest,
  signal: AbortSignal,
): Promise<unknown> {
  const { inbox } = simulator
  if (request.do === "holds") return inbox.holds(request.accountId, request.reference)
  if (request.do === "list") return inbox.list(request.query)
  if (request.do === "wait") return await inbox.wait({ ...request.query, signal })
  if (request.do === "inject") return await simulator.inject(request.message)
  if (request.do === "erase") return await simulator.erase(request.messageIds)
  if (request.do === "hold") return await simulator.hold(request.accountId, request.to)
  if (request.do === "release") return await simulator.release(request.accountId, request.to)
  if (request.do === "list_holds") return simulator.holds(request.accountId)
  return await simulator.clear(request.accountId)
}

/** The simulator that runs in another process of this machine, with the methods that the API needs. */
export class RemoteSimulator {
  readonly #ask: (request: SimulatorRequest, signal?: AbortSignal) => Promise<unknown[]>

  constructor(ask: (request: SimulatorRequest, signal?: AbortSignal) => Promise<unknown[]>) {
    this.#ask = ask
  }

  readonly inbox = {
    holds: async (accountId: string, reference: string) =>
      (await this.#one({ do: "holds", accountId, reference })) as boolean,
    list: async (query: InboxQuery & { limit: number }) => (await this.#one({ do: "list", query })) as InboxMessage[],
    wait: async ({ signal, ...query }: InboxQuery & { timeoutMs: number; signal?: AbortSignal }) =>
      (await this.#one({ do: "wait", query }, signal)) as InboxMessage | null,
  }

  async inject(message: Injected): Promise<Inbound> {
    return (await this.#one({ do: "inject", message })) as Inbound
  }

  async clear(accountId: string): Promise<void> {
    await this.#one({ do: "clear", accountId })
  }

  async erase(messageIds: readonly string[]): Promise<void> {
    await this.#one({ do: "erase", messageIds })
  }

  async hold(accountId: string, to: string): Promise<HoldStatus | null> {
    return (await this.#one({ do: "hold", accountId, to })) as HoldStatus | null
  }

  async release(accountId: string, to: string | null): Promise<void> {
    await this.#one({ do: "release", accountId, to })
  }

  async holds(accountId: string): Promise<HoldStatus[]> {
    return (await this.#one({ do: "list_holds", accountId })) as HoldStatus[]
  }

  async #one(request: SimulatorRequest, signal?: AbortSignal): Promise<unknown> {
    const answers = await this.#ask(request, signal).catch((error: unknown) => {
      throw new Overloaded(error instanceof Error ? error.message : String(error))
    })
    if (answers.length) return answers[0]
    throw new Overloaded("The process that runs the simulator is being started again.")
  }
}
