import type { Outgoing } from "#outgoing/outgoing.ts"
import type { Clock } from "#std/clock.ts"
import { ManualProvider } from "./manual/manual-provider.ts"
import * as paypal from "./paypal/config.ts"
import { PayPalProvider } from "./paypal/paypal-provider.ts"
import type { PaymentProvider } from "./provider.ts"
import { SimulatedProvider } from "./simulator/simulator-provider.ts"
import type { SimulatedPayments } from "./simulator/simulated-payments.ts"
import * as stripe from "./stripe/config.ts"

export const providerKinds = ["simulator", "manual", "stripe", "paypal"] as const
export type ProviderKind = (typeof providerKinds)[number]

/** The configuration of an adapter. `settings` and `secrets` were checked when they were stored. */
export interface ProviderConfig {
  id: string
  accountId: string
  kind: ProviderKind
  settings: Readonly<Record<string, unknown>>
  secrets: Readonly<Record<string, unknown>>
}

export interface ProviderEnvironment {
  clock: Clock
  /** Checks the addresses of requests. */
  outgoing: Outgoing
  /** The provider behind the simulator's adapters. */
  simulatedPayments: SimulatedPayments
}

/** Stripe's library takes 35 MB and a sixth of a start, so the first provider of this kind loads it. */
export async function makeProvider(config: ProviderConfig, environment: ProviderEnvironment): Promise<PaymentProvider> {
  switch (config.kind) {
    case "simulator":
      return new SimulatedProvider(config.accountId, environment.simulatedPayments)
    case "manual":
      return new ManualProvider()
    case "stripe": {
      const { StripeProvider } = await import("./stripe/stripe-provider.ts")
      return new StripeProvider(
        { settings: stripe.settings.parse(config.settings), secrets: stripe.secrets.parse(config.secrets) },
        environment,
      )
    }
    case "paypal":
      return new PayPalProvider({
        settings: paypal.settings.parse(config.settings),
        secrets: paypal.secrets.parse(config.secrets),
        clock: environment.clock,
        outgoing: environment.outgoing,
      })
  }
}
