import type { Outgoing } from "#outgoing/outgoing.ts"
import type { Clock } from "#std/clock.ts"
import type { PaymentProvider } from "./provider.ts"

export const providerKinds = ["simulator", "manual", "stripe", "paypal"] as const
export type ProviderKind = (typeof providerKinds)[number]

/** What an adapter is made of. `settings` and `secrets` were checked when they were stored. */
export interface ProviderConfig {
  id: string
  accountId: string
  kind: ProviderKind
  settings: Readonly<Record<string, unknown>>
  secrets: Readonly<Record<string, unknown>>
}

export interface ProviderEnvironment {
  clock: Clock
  /** Guards the addresses of requests. */
  outgoing: Outgoing
}

export function makeProvider(config: ProviderConfig, _environment: ProviderEnvironment): PaymentProvider {
  throw new Error(`There is no provider of the kind ${config.kind}.`)
}
