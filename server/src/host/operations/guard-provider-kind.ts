import { z } from "zod"
import type { ProviderKind } from "#payments/providers/kind.ts"
import { secondMs } from "#core/std/durations.ts"
import { providerTimeoutMs, type PaymentProvider, type ProviderOutcome } from "#payments/providers/provider.ts"
import type { Clock } from "#core/std/clock.ts"
import { ModuleCalls } from "./module-calls.ts"
import * as shapes from "./provider-shapes.ts"

/** Less than the lease of a task (`taskLeaseMs`), so that no other process repeats the requests meanwhile. */
const requestMs = providerTimeoutMs + 5 * secondMs

/**
 * As `guardCarrierKind`, for payment providers. Money is in what an adapter returns, so a wrong value throws.
 * The caller logs it, and the outcome is unknown.
 */
export function guardProviderKind(kind: ProviderKind, module: string): ProviderKind {
  const calls = new ModuleCalls(module)
  return {
    ...kind,
    forms: calls.call("forms", z.custom<ProviderKind["forms"]>(), () => kind.forms).orThrow(),
    settings: guardSchema("settings", kind.settings, calls),
    secrets: guardSchema("secrets", kind.secrets, calls),
    async create(config, { clock, outgoing, simulated }) {
      const create = () => kind.create(config, { clock, outgoing, simulated })
      const made = await calls.awaitCall("create", shapes.providerShape, create, { clock, ms: providerTimeoutMs })
      return guardProvider(made.orThrow(), kind.kind, calls, clock)
    },
  }
}

type Schema = ProviderKind["settings"]
type Parsed = z.ZodSafeParseResult<Record<string, unknown>>

/** Posthorn stores what the schema returns, and the adapter gets what the schema makes of that. */
function guardSchema(name: string, schema: Schema, calls: ModuleCalls): Schema {
  const parse = (value: unknown) => calls.call(name, z.custom<Parsed>(), () => schema.safeParse(value)) // oxfmt-ignore
  const refused = (message: string): Parsed => {
    const error = new z.ZodError([{ code: "custom", path: [], message, input: null }])
    return { success: false, error: error as z.ZodError<Record<string, unknown>> }
  }
  return {
    safeParse(value) {
      const parsed = parse(value)
      if (parsed.fault !== null) return refused(parsed.fault)
      if (!parsed.value.success) return parsed.value
      const stored: unknown = JSON.parse(JSON.stringify(parsed.value.data))
      const again = parse(stored).value
      const isSame = again?.success && JSON.stringify(again.data) === JSON.stringify(stored)
      return isSame ? parsed.value : refused(calls.fault(name, "does not accept what it returned"))
    },
  }
}

function guardProvider(provider: PaymentProvider, kind: string, calls: ModuleCalls, clock: Clock): PaymentProvider {
  const settled = async <T>(name: string, shape: z.ZodType<T>, act: () => Promise<T>): Promise<T> =>
    (await calls.awaitCall(name, shape, act, { clock, ms: requestMs })).orThrow()
  const outcome = (name: string, act: () => Promise<ProviderOutcome>) => settled(name, shapes.providerOutcomeShape, act)
  return {
    kind,
    abilities: { ...provider.abilities },
    isLive: provider.isLive,
    amountFault(...given) {
      const called = calls.call("amountFault", shapes.amountFaultShape, () => provider.amountFault(...given))
      return called.fault === null ? called.value : { kind: "amount", sentence: called.fault }
    },
    charge: (charge) => outcome("charge", () => provider.charge(charge)),
    capture: (capture) => outcome("capture", () => provider.capture(capture)),
    cancel: (operation) => outcome("cancel", () => provider.cancel(operation)),
    refund: (refund) => outcome("refund", () => provider.refund(refund)),
    fetch: (reference) => outcome("fetch", () => provider.fetch(reference)),
    find: (charge) => outcome("find", () => provider.find(charge)),
    admitsNotification: (headers) =>
      calls.call("admitsNotification", z.boolean(), () => provider.admitsNotification(headers)).value ?? false,
    readNotification: (...given) =>
      settled("readNotification", shapes.notificationShape, () => provider.readNotification(...given)),
    listTransactions: (...given) =>
      settled("listTransactions", shapes.transactionsShape, () => provider.listTransactions(...given)),
  }
}
