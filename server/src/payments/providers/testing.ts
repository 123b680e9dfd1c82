import type { HttpClient } from "#core/outgoing/http-client.ts"
import { nodeHttpClient } from "#core/outgoing/testing.ts"
import { systemClock, type Clock } from "#core/std/clock.ts"
import type { ProviderKind } from "./kind.ts"
import type { PaymentProvider } from "./provider.ts"

/** The configuration of a payment provider in a test. */
export interface TestProviderOptions {
  settings: Readonly<Record<string, unknown>>
  secrets?: Readonly<Record<string, unknown>>
  /** Default: a client that reaches every address. */
  outgoing?: HttpClient
  /** Default: the clock of the machine. */
  clock?: Clock
}

/** Creates a payment provider of the kind. */
export async function createTestProvider(
  kind: ProviderKind,
  { settings, secrets = {}, outgoing = nodeHttpClient, clock = systemClock }: TestProviderOptions,
): Promise<PaymentProvider> {
  const simulated = () => {
    throw new Error("Only the kind simulator has simulated payments.")
  }
  return await kind.create({ accountId: "01900000-0000-7000-8000-00000000000a", settings, secrets }, { clock, outgoing, simulated }) // oxfmt-ignore
}
