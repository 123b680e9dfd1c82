import { z } from "zod"
import type { Carrier, CarrierStatus, ConnectionStatus, SubmitOutcome } from "#messaging/carriers/carrier.ts"
import type { CarrierHost, CarrierKind, LeasableCarrier } from "#messaging/carriers/kind.ts"
import type { Parsed } from "#messaging/carriers/parse-with.ts"

/**
 * Returns a kind of an extension with which a fault of its code concerns only the carrier. Posthorn calls a
 * kind where it reads all routes, and an adapter where it chooses one. There, an exception or a wrong value
 * would stop the messages of other carriers. `create` then rejects with a sentence that names the module,
 * which the log and the status of the carrier have. Throws if the kind has no forms.
 */
export function guardCarrierKind(kind: CarrierKind, module: string): CarrierKind {
  const called = callsOf(module)
  const forms = called("forms", z.custom<CarrierKind["forms"]>(), () => kind.forms).orThrow()
  const channelsOf = (settings: unknown) =>
    called("channelsOf", z.array(z.enum(kind.channels)), () => kind.channelsOf(settings))
  const parsed = (name: "parseSettings" | "parseSecrets", value: unknown): Parsed<never> => {
    const result = called(name, parsedShape, () => kind[name](value))
    if (result.fault === null) return result.value as Parsed<never>
    const message = `cannot be checked. ${result.fault.replace(/\.$/, "")}`
    return { kind: "faults", faults: [{ field: "(settings)", message }] }
  }
  return {
    ...kind,
    forms,
    channelsOf: (settings) => channelsOf(settings).value ?? [],
    parseSettings: (settings) => parsed("parseSettings", settings),
    parseSecrets: (secrets) => parsed("parseSecrets", secrets),
    // Without hosts, a change of any setting that is not independent requires the secrets again.
    hostsOf: (settings) => called("hostsOf", hostsShape, () => kind.hostsOf(settings)).value,
    async create(parts, settings, secrets) {
      channelsOf(settings).orThrow()
      const adapter: unknown = await kind.create(parts, settings, secrets)
      return guardAdapter(called("create", adapterShape, () => adapter).orThrow(), called)
    },
    createReader: (...given) => kind.createReader(...given),
  }
}

/** The value that a function of the module returned, or a sentence about its fault. */
type Called<T> = ({ value: T; fault: null } | { value: null; fault: string }) & { orThrow(): T }
type Calls = <T>(name: string, shape: z.ZodType<T>, call: () => unknown) => Called<T>

function callsOf(module: string): Calls {
  return (name, shape, call) => {
    const failed = (what: string) => {
      const fault = `The module ${module} failed: \`${name}\` ${what}. Correct the module.`
      const orThrow = () => {
        throw new Error(fault)
      }
      return { value: null, fault, orThrow }
    }
    try {
      const value = call()
      if (!shape.safeParse(value).success) return failed("returned a value that is not of its type")
      return { value: value as z.output<typeof shape>, fault: null, orThrow: () => value as z.output<typeof shape> }
    } catch (error) {
      return failed(`threw an error: ${thrownReason(error)}`)
    }
  }
}

/** Returns the first line of what was thrown, without a full stop. */
export function thrownReason(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error)
  return (said.split("\n", 1)[0] ?? "").replace(/\.$/, "")
}

/** What is called and read at once. A rejection is already a fault of the carrier alone. */
function guardAdapter(adapter: Adapter, called: Calls): Adapter {
  const guarded: Pick<Required<Carrier>, "windowMax" | "status" | "connections" | "trace" | "learnIds" | "submit"> = {
    get windowMax() {
      return called("windowMax", z.number(), () => adapter.windowMax).value ?? 0
    },
    status() {
      const { value, fault } = called("status", statusShape, () => adapter.status())
      return value ?? { state: "down", reason: fault }
    },
    connections: () => called("connections", connectionsShape, () => adapter.connections?.() ?? []).value ?? [],
    trace: (filter) => void called("trace", z.unknown(), () => adapter.trace?.(filter)),
    learnIds: (relation) => void called("learnIds", z.unknown(), () => adapter.learnIds?.(relation)),
    async submit(submission) {
      const outcome: unknown = await adapter.submit(submission)
      const { value, fault } = called("submit", outcomeShape, () => outcome)
      return value ?? { kind: "unknown", reason: fault ?? "" }
    },
  }
  // A method of a class reads its private fields, which a copy and a proxy of the adapter do not have.
  return new Proxy(guarded as typeof guarded & Adapter, {
    get(_, name) {
      if (name in guarded) return guarded[name as keyof typeof guarded]
      const value: unknown = Reflect.get(adapter, name)
      return typeof value === "function" ? (value.bind(adapter) as unknown) : value
    },
  })
}

type Adapter = Carrier & LeasableCarrier

const method = z.custom<object>((value) => typeof value === "function")
const parsedShape = z.union([
  z.object({ kind: z.literal("ok"), value: z.looseObject({}) }),
  z.object({ kind: z.literal("faults"), faults: z.array(z.object({ field: z.string(), message: z.string() })).min(1) }),
])
const tls = z.object({ ca: z.string().nullable(), servername: z.string().nullable() }).nullable()
const hostsShape: z.ZodType<readonly CarrierHost[] | null> = z
  .array(z.object({ host: z.string(), port: z.number(), tls }))
  .nullable()
const statusShape: z.ZodType<CarrierStatus> = z.object({
  state: z.enum(["up", "down", "paused"]),
  reason: z.string().nullable(),
})
const connectionsShape = z.array(z.custom<ConnectionStatus>((each) => typeof each === "object" && each !== null))
const outcomeShape = z.custom<SubmitOutcome>((outcome) => {
  return z.object({ kind: z.enum(["accepted", "refused", "not_sent", "unknown"]) }).safeParse(outcome).success
})
const adapterMethods = ["start", "stop", "submit", "status", "openSessions", "closeSessions", "cutSessions"]
const adapterShape = z.custom<Adapter>((adapter) => {
  const given = adapter as Record<string, unknown> | null | undefined
  return (
    typeof given === "object" &&
    given !== null &&
    typeof given["windowMax"] === "number" &&
    z.array(z.string()).safeParse(given["sessions"]).success &&
    adapterMethods.every((name) => method.safeParse(given[name]).success)
  )
})
