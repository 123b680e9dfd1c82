import { silentLog } from "#core/std/log.ts"
import { FaultyProvider } from "./faulty-provider.ts"
import { Providers, type ProvidersOptions, type UsableProvider } from "./providers.ts"

/** Each account costs a query. */
const accountsMax = 1_000
/** An adapter can take seconds until it counts as one that cannot start. */
const faultyMax = 5

/** Creates the adapters of enabled providers. Returns the first few that cannot start. Changes nothing. */
export async function findFaultyProviders(
  options: Omit<ProvidersOptions, "log" | "simulated" | "simulator">,
): Promise<UsableProvider[]> {
  const simulated = () => new FaultyProvider("simulator", "It is never called.")
  const providers = new Providers({ ...options, log: silentLog, simulated, simulator: null })
  const accounts = await options.db.query<{ accountId: string }>(
    `select distinct account_id from payment_providers where is_enabled order by account_id limit ${accountsMax}`,
  )
  const faulty: UsableProvider[] = []
  for (const { accountId } of accounts) {
    const all = await providers.of(accountId)
    faulty.push(...all.filter(({ isEnabled, fault }) => isEnabled && fault !== null))
    if (faulty.length >= faultyMax) break
  }
  return faulty.slice(0, faultyMax)
}
