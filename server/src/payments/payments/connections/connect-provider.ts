import type { Transaction, Tx } from "#core/db/database.ts"
import { textArray, time } from "#core/db/literals.ts"
import { findProviderKind } from "#payments/providers/kinds.ts"
import type { NewId } from "#core/std/ids.ts"
import { InputFaults } from "#core/std/input-faults.ts"
import { movesRequests } from "#core/std/moves-requests.ts"
import { seal, type SecretKeys } from "#core/std/secret-box.ts"
import {
  readProviders,
  providerSecretOwner,
  toProvider,
  type ConfiguredProvider,
  type ProviderRow,
} from "./providers.ts"
import { PaymentRefusal } from "../refusals.ts"

/** The limit of an account's providers. */
const providersMax = 20

/** A requested provider. Its settings and secrets were checked for its kind. */
export interface NewProvider {
  name: string
  kind: string
  settings: Readonly<Record<string, unknown>>
  secrets: Readonly<Record<string, unknown>>
  currencies: readonly string[] | null
  priority: number
  isEnabled: boolean
}

export type ProviderPatch = { [Field in Exclude<keyof NewProvider, "kind">]?: NewProvider[Field] | undefined }

export interface ConnectContext {
  newId: NewId
  secretKeys: SecretKeys
  now: number
}

/** Returns the providers of an account, in the order in which they are tried. */
export async function listProviders(tx: Tx, accountId: string): Promise<ConfiguredProvider[]> {
  return (await readProviders(tx, accountId)).map(toProvider)
}

/** Refuses `provider_not_found`. */
export async function getProvider(tx: Tx, accountId: string, id: string): Promise<ConfiguredProvider> {
  const found = (await listProviders(tx, accountId)).find((provider) => provider.id === id)
  if (!found) throw new PaymentRefusal("provider_not_found", "There is no payment provider with this sid.")
  return found
}

/** Refuses `providers_exhausted`. */
export async function connectProvider(
  tx: Transaction,
  accountId: string,
  given: NewProvider,
  { newId, secretKeys, now }: ConnectContext,
): Promise<ConfiguredProvider> {
  if ((await readProviders(tx, accountId)).length >= providersMax)
    throw new PaymentRefusal(
      "providers_exhausted",
      `An account can have ${providersMax} payment providers. Delete an unused provider.`,
    )
  const id = newId()
  const [row] = await tx.query<ProviderRow>(
    `insert into payment_providers (account_id, id, name, kind, settings, secrets, currencies, priority, is_enabled, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) returning *`,
    [
      accountId,
      id,
      given.name,
      given.kind,
      JSON.stringify(given.settings),
      sealed(secretKeys, id, given.secrets),
      given.currencies && textArray(given.currencies),
      given.priority,
      given.isEnabled,
      time(now),
    ],
  )
  return toProvider(row as ProviderRow)
}

/**
 * Absent values stay. Refuses `provider_not_found`. Refuses, with `InputFaults`, settings that would send the
 * stored secrets to another address. Without this check, a person who can change settings could read them
 * there.
 */
export async function updateProvider(
  tx: Transaction,
  accountId: string,
  id: string,
  patch: ProviderPatch,
  { secretKeys, now }: Omit<ConnectContext, "newId">,
): Promise<ConfiguredProvider> {
  await lockProvider(tx, accountId, id)
  const before = await getProvider(tx, accountId, id)
  const independent = new Set(findProviderKind(before.kind)?.independent)
  if (patch.settings && !patch.secrets && movesRequests(before.settings, patch.settings, independent))
    throw new InputFaults([{ param: "secrets", detail: secretsMissing }])
  const currencies = patch.currencies === undefined ? before.currencies : patch.currencies
  const [row] = await tx.query<ProviderRow>(
    `update payment_providers set name = $3, settings = $4, secrets = coalesce($5, secrets), currencies = $6, priority = $7,
       is_enabled = $8,
       updated_at = greatest($9, (updated_at at time zone 'UTC' + interval '1 millisecond') at time zone 'UTC')
     where account_id = $1 and id = $2 returning *`,
    [
      accountId,
      id,
      patch.name ?? before.name,
      JSON.stringify(patch.settings ?? before.settings),
      patch.secrets ? sealed(secretKeys, id, patch.secrets) : null,
      currencies && textArray(currencies),
      patch.priority ?? before.priority,
      patch.isEnabled ?? before.isEnabled,
      time(now),
    ],
  )
  return toProvider(row as ProviderRow)
}

/**
 * Refuses `provider_not_found`. Refuses `provider_in_use` while its payments are open, or if it ever captured
 * money. Such a payment can be refunded, disputed or listed by the provider years later, and all three need
 * its secrets.
 */
export async function deleteProvider(tx: Transaction, accountId: string, id: string): Promise<void> {
  await getProvider(tx, accountId, id)
  // A charge that begins with it locks it. So the statements below see that charge.
  await lockProvider(tx, accountId, id)
  const [open] = await tx.query(
    `select 1 from payment_tasks task join payments payment
       on payment.account_id = task.account_id and payment.id = task.payment_id
     where task.account_id = $1 and payment.provider_id = $2 limit 1`,
    [accountId, id],
  )
  if (open)
    throw new PaymentRefusal(
      "provider_in_use",
      "Payments of this provider have not ended. Disable the provider now, and delete it after they have ended.",
    )
  const [captured] = await tx.query(
    `select 1 from payments
      where account_id = $1 and provider_id = $2 and provider_reference is not null and amount_captured > 0 limit 1`,
    [accountId, id],
  )
  if (captured)
    throw new PaymentRefusal(
      "provider_in_use",
      "The provider has captured money, so its payments can still be refunded or disputed. Set `status` to `disabled`. New payments then do not use it, while refunds, disputes and reconciliation continue.",
    )
  await tx.query("delete from payment_providers where account_id = $1 and id = $2", [accountId, id])
}

async function lockProvider(tx: Transaction, accountId: string, id: string): Promise<void> {
  await tx.query("select 1 from payment_providers where account_id = $1 and id = $2 for update", [accountId, id])
}

const secretsMissing =
  "`secrets` must be sent again. `settings` changes the address of requests, but stored secrets are only for the previous address."

function sealed(keys: SecretKeys, id: string, secrets: Readonly<Record<string, unknown>>): Buffer | null {
  return Object.keys(secrets).length ? seal(keys, JSON.stringify(secrets), providerSecretOwner(id)) : null
}
