import type { Database, Tx } from "#core/db/database.ts"
import { plainArray } from "#core/db/literals.ts"
import type { ProviderEnvironment } from "#payments/providers/kind.ts"
import { findProviderKind } from "#payments/providers/kinds.ts"
import type { PaymentProvider } from "#payments/providers/provider.ts"
import { simulatedProviderId } from "#payments/providers/simulator-id.ts"
import { isRecordedKind } from "#payments/providers/recorded-kinds.ts"
import { minuteMs } from "#core/std/durations.ts"
import { fromSid, toSid } from "#core/std/ids.ts"
import type { Log } from "#core/std/log.ts"
import { open, type SecretKeys } from "#core/std/secret-box.ts"
import { PaymentRefusal } from "../refusals.ts"
import { FaultyProvider } from "./faulty-provider.ts"

/** A provider as an account has connected it. */
export interface ConfiguredProvider {
  accountId: string
  id: string
  name: string
  kind: string
  settings: Readonly<Record<string, unknown>>
  /** Null for every currency. */
  currencies: readonly string[] | null
  priority: number
  isEnabled: boolean
  createdAt: number
  updatedAt: number
}

export type ProviderRow = Omit<ConfiguredProvider, "settings"> & { settings: string; secrets: Buffer | null }

export function toProvider({ settings, secrets: _, ...row }: ProviderRow): ConfiguredProvider {
  return {
    ...row,
    settings: JSON.parse(settings) as Record<string, unknown>,
  }
}

/** Returns the owner under which the secrets of a provider are sealed. */
export function providerSecretOwner(id: string): string {
  return `payment provider ${id}`
}

/** A provider together with its adapter. */
export interface UsableProvider extends ConfiguredProvider {
  adapter: PaymentProvider
  /** The reason why the provider cannot work here. New payments do not use it. Null if it works. */
  fault: string | null
}

export interface ProvidersOptions extends ProviderEnvironment {
  db: Database
  secretKeys: SecretKeys
  log: Log
  /** The simulated provider of an account without any other. Null if the installation does not allow it. */
  simulator: ((accountId: string) => PaymentProvider) | null
}

/** The requirements for the choice of a provider. */
export interface ChargeNeeds {
  amount: number
  currency: string
  isHosted: boolean
  isManualCapture: boolean
  /** The requested kind or `PP…`. Null leaves the choice to the priorities. */
  named: string | null
}

const cacheMs = 2_000
/** After this time, the adapter of a provider that could not start is created again. */
const faultMs = minuteMs
const accountsMax = 10_000

/**
 * The providers of accounts, with their adapters. Rows are read again after two seconds, so a change in one
 * process reaches the others within that time. A changed row gets a new adapter. A provider whose adapter
 * cannot be created does not concern the others of its account.
 */
export class Providers {
  readonly #options: ProvidersOptions
  readonly #known = new Map<string, { readAt: number; providers: Promise<UsableProvider[]> }>()
  readonly #adapters = new Map<string, Made & { updatedAt: number; madeAt: number }>()

  constructor(options: ProvidersOptions) {
    this.#options = options
  }

  /**
   * Returns all providers of an account, in the order in which they are tried. The simulated one is included
   * only if there is no other.
   */
  of(accountId: string): Promise<UsableProvider[]> {
    const { clock } = this.#options
    const known = this.#known.get(accountId)
    if (known && clock.elapsed() - known.readAt < cacheMs && clock.elapsed() >= known.readAt) return known.providers
    const providers = this.#read(accountId)
    if (this.#known.size >= accountsMax) this.#known.clear()
    this.#known.set(accountId, { readAt: clock.elapsed(), providers })
    providers.catch(() => this.#known.delete(accountId))
    return providers
  }

  /** Clears the cache of this process after a change. */
  forget(accountId: string): void {
    this.#known.delete(accountId)
  }

  /** Returns the adapter of a provider, even if it is disabled now. Undefined for a deleted one. */
  async findProvider(accountId: string, providerId: string): Promise<UsableProvider | undefined> {
    if (providerId === simulatedProviderId) return this.#simulated(accountId)
    return (await this.of(accountId)).find(({ id }) => id === providerId)
  }

  /**
   * Returns the providers that can accept the charge, in the order in which they are tried. Refuses
   * `provider_not_configured`, `provider_unavailable`, `provider_lacks_ability`, `currency_not_supported` and
   * `invalid_amount`.
   */
  async chooseProviders(accountId: string, needs: ChargeNeeds): Promise<UsableProvider[]> {
    const all = await this.of(accountId)
    const simulated = needs.named === "simulator" ? this.#simulated(accountId) : undefined
    const enabled = [...all, ...(simulated && all.every(({ kind }) => kind !== "simulator") ? [simulated] : [])].filter(
      ({ isEnabled }) => isEnabled,
    )
    const asked = needs.named === null ? enabled : enabled.filter((each) => isNamed(each, needs.named ?? ""))
    if (!asked.length) throw notConfigured(needs.named)
    const working = asked.filter(({ fault }) => fault === null)
    if (!working.length) throw notWorking()
    const forCurrency = working.filter(({ currencies }) => currencies?.includes(needs.currency) ?? true)
    if (!forCurrency.length) throw noCurrency(needs.currency)
    const charging = forCurrency.filter(({ kind }) => !recordsToken(kind, needs))
    if (!charging.length) throw notNamed()
    const able = charging.filter(({ adapter }) => isAble(adapter, needs))
    if (!able.length) throw notAble(needs)
    const faults = able.map(({ adapter }) => adapter.amountFault(needs.amount, needs.currency))
    const usable = able.filter((_, index) => !faults[index])
    const fault = faults.find((each) => each !== null)
    if (!usable.length && fault)
      throw new PaymentRefusal(
        fault.kind === "currency" ? "currency_not_supported" : "invalid_amount",
        fault.sentence,
        {
          param: fault.kind,
        },
      )
    return usable
  }

  async #read(accountId: string): Promise<UsableProvider[]> {
    const rows = await readProviders(this.#options.db, accountId)
    const usable = await Promise.all(
      rows.map(async (row) => {
        const { adapter, fault } = await this.#adapterOf(row)
        return { ...toProvider(row), adapter, fault }
      }),
    )
    const simulated = this.#simulated(accountId)
    return rows.length || !simulated ? usable : [simulated]
  }

  async #adapterOf(row: ProviderRow): Promise<Made> {
    const { clock, log } = this.#options
    const known = this.#adapters.get(row.id)
    const isOver = known?.fault && clock.elapsed() - known.madeAt >= faultMs
    if (known?.updatedAt === row.updatedAt && !isOver) return known
    const made: Made = await this.#createAdapter(row).then(
      (adapter) => ({ adapter, fault: null }),
      (error: unknown) => {
        const fault = error instanceof Error ? error.message : String(error)
        log.error({ err: error, provider: toSid("paymentProvider", row.id) }, "a payment provider cannot start")
        return { adapter: new FaultyProvider(row.kind, fault), fault }
      },
    )
    this.#adapters.set(row.id, { ...made, updatedAt: row.updatedAt, madeAt: clock.elapsed() })
    return made
  }

  async #createAdapter(row: ProviderRow): Promise<PaymentProvider> {
    const { secretKeys, clock, outgoing, simulated } = this.#options
    const { id, accountId, kind } = row
    const secrets = row.secrets
      ? (JSON.parse(open(secretKeys, row.secrets, providerSecretOwner(id)).toString("utf8")) as Record<string, unknown>)
      : {}
    const { settings } = toProvider(row)
    const found = findProviderKind(kind)
    if (!found)
      throw new Error(`This installation has no payment providers of the kind ${kind}. Load the extension for it.`)
    return await found.create({ accountId, settings, secrets }, { clock, outgoing, simulated })
  }

  #simulated(accountId: string): UsableProvider | undefined {
    const adapter = this.#options.simulator?.(accountId)
    if (!adapter) return undefined
    return {
      accountId,
      id: simulatedProviderId,
      name: "Simulator",
      kind: "simulator",
      settings: {},
      currencies: null,
      priority: 0,
      isEnabled: true,
      createdAt: 0,
      updatedAt: 0,
      adapter,
      fault: null,
    }
  }
}

interface Made {
  adapter: PaymentProvider
  fault: string | null
}

export function readProviders(tx: Tx, accountId: string): Promise<ProviderRow[]> {
  return tx.query<ProviderRow>(
    "select * from payment_providers where account_id = $1 order by priority, id",
    [accountId],
    "payments_read_providers",
  )
}

/**
 * Locks a provider until the transaction ends, so that it is not deleted while a charge with it begins.
 * Another process may have deleted it already, which this one learns up to two seconds later. Refuses
 * `provider_not_configured`.
 */
export async function lockProvider(tx: Tx, accountId: string, { id }: Pick<ConfiguredProvider, "id">): Promise<void> {
  if ((await lockProviders(tx, accountId, [id])).has(id)) return
  throw providerDeleted()
}

/** Locks several providers. Returns those that still exist. */
export async function lockProviders(tx: Tx, accountId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const stored = [...new Set(ids)].filter((id) => id !== simulatedProviderId)
  if (!stored.length) return new Set(ids)
  const rows = await tx.query<{ id: string }>(
    "select id from payment_providers where account_id = $1 and id = any($2) order by id for key share",
    [accountId, plainArray(stored)],
    "payments_hold_providers",
  )
  return new Set([simulatedProviderId, ...rows.map(({ id }) => id)])
}

export function providerDeleted(): PaymentRefusal {
  return new PaymentRefusal(
    "provider_not_configured",
    "The payment provider was deleted at the same time. Repeat the request to use another provider.",
  )
}

function isNamed({ id, kind }: ConfiguredProvider, named: string): boolean {
  return kind === named || (fromSid("paymentProvider", named) !== undefined && toSid("paymentProvider", id) === named)
}

/**
 * Whether the provider would accept the token as the reference of money that was already received. A request
 * without a provider means the token of a card, and its answer would say that it is paid.
 */
function recordsToken(kind: string, { isHosted, named }: ChargeNeeds): boolean {
  return isRecordedKind(kind) && !isHosted && named === null
}

function isAble({ abilities }: PaymentProvider, { isHosted, isManualCapture }: ChargeNeeds): boolean {
  return (isHosted ? abilities.hosted : abilities.tokens) && (!isManualCapture || abilities.manualCapture)
}

function notConfigured(named: string | null): PaymentRefusal {
  return named === null
    ? new PaymentRefusal(
        "provider_not_configured",
        "The account has no enabled payment provider. Connect one with `POST /v1/payment_providers`.",
      )
    : new PaymentRefusal(
        "provider_not_configured",
        "The account has no enabled payment provider with this kind or sid. Omit `provider`.",
        { param: "provider" },
      )
}

function notWorking(): PaymentRefusal {
  return new PaymentRefusal(
    "provider_unavailable",
    "The payment provider cannot start on this server. `posthorn doctor` and the log tell its operator the reason.",
  )
}

function noCurrency(currency: string): PaymentRefusal {
  return new PaymentRefusal(
    "currency_not_supported",
    `No enabled payment provider of the account supports ${currency}.`,
    {
      param: "currency",
    },
  )
}

function notNamed(): PaymentRefusal {
  return new PaymentRefusal(
    "provider_lacks_ability",
    "No enabled payment provider of the account can charge `payment_method`. To record money that you have received under this reference, send `provider` `manual`.",
    { param: "payment_method" },
  )
}

function notAble({ isHosted, isManualCapture }: ChargeNeeds): PaymentRefusal {
  const param = isManualCapture ? "capture_method" : isHosted ? "checkout" : "payment_method"
  return new PaymentRefusal(
    "provider_lacks_ability",
    `The payment provider does not support \`${param}\`. Use another provider, or omit the parameter.`,
    { param },
  )
}
