import type { z } from "zod"
import * as manual from "./manual/config.ts"
import type { ProviderKind } from "./make-provider.ts"
import * as paypal from "./paypal/config.ts"
import * as simulator from "./simulator/config.ts"
import * as stripe from "./stripe/config.ts"

/** The settings and secrets that an account can set for a provider of each kind. */
export const providerConfigs: Readonly<Record<ProviderKind, { settings: z.ZodObject; secrets: z.ZodObject }>> = {
  simulator,
  manual,
  stripe,
  paypal,
}
