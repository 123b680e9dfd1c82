import { z } from "zod"
import type { CarrierListener } from "#messaging/carriers/carrier.ts"
import type { AdapterParts, CarrierKind, ReaderParts } from "#messaging/carriers/kind.ts"
import type { WebhookReader } from "#messaging/carriers/webhook.ts"
import { toSid } from "#core/std/ids.ts"
import { hourMs } from "#core/std/durations.ts"
import * as shapes from "./carrier-shapes.ts"
import type { Adapter } from "./carrier-shapes.ts"
import { ModuleCalls } from "./module-calls.ts"

/** An adapter can hold a message until its rate allows it. */
const submitMs = hourMs

/**
 * Returns a kind of an extension with which a fault of its code concerns only the carrier. Posthorn calls a
 * kind where it reads all routes, and an adapter where it chooses one. There, an exception or a wrong value
 * would stop the messages of other carriers. `create` then rejects with a sentence that names the module,
 * which the log and the status of the carrier have. Throws if the kind has no forms.
 */
export function guardCarrierKind(kind: CarrierKind, module: string): CarrierKind {
  const calls = new ModuleCalls(module)
  const forms = calls.call("forms", z.custom<CarrierKind["forms"]>(), () => kind.forms).orThrow()
  const channels = z.array(z.enum(kind.channels))
  const channelsOf = (settings: unknown) => calls.call("channelsOf", channels, () => kind.channelsOf(settings))
  const parsed = (name: "parseSettings" | "parseSecrets", value: unknown) => {
    const result = calls.call(name, shapes.parsedShape, () => kind[name](value))
    if (result.fault === null) return result.value
    const message = `cannot be checked. ${result.fault.replace(/\.$/, "")}`
    return { kind: "faults" as const, faults: [{ field: "(settings)", message }] }
  }
  return {
    ...kind,
    forms,
    channelsOf: (settings) => channelsOf(settings).value ?? [],
    parseSettings: (settings) => parsed("parseSettings", settings),
    parseSecrets: (secrets) => parsed("parseSecrets", secrets),
    // Without hosts, a change of any setting that is not independent requires the secrets again.
    hostsOf: (settings) => calls.call("hostsOf", shapes.hostsShape, () => kind.hostsOf(settings)).value,
    async create(parts, settings, secrets) {
      channelsOf(settings).orThrow()
      const create = () => kind.create(parts, settings, secrets)
      const made = await calls.awaitCall("create", shapes.adapterShape, create, parts)
      // The kind rejects settings, too, and that is no fault of the module.
      if (made.fault !== null && made.thrown !== undefined) throw made.thrown
      return guardAdapter(made.orThrow(), kind.kind, module, parts)
    },
    createReader(parts, settings, secrets) {
      const create = () => kind.createReader(parts, settings, secrets)
      const made = calls.call("createReader", shapes.readerShape, create)
      if (made.fault !== null && made.thrown !== undefined) throw made.thrown
      const reader = made.orThrow()
      return reader && guardReader(reader, calls, parts)
    },
  }
}

function guardAdapter(adapter: Adapter, kind: string, module: string, parts: AdapterParts): Adapter {
  const { id, clock, log } = parts
  const carrier = toSid("carrier", id)
  const calls = new ModuleCalls(module, (fault) => log.error({ carrier, fault }, "an adapter of an extension failed"))
  const done = (name: string, act: () => unknown) => calls.awaitCall(name, z.unknown(), act, { clock })
  const read = <T>(name: keyof Adapter, shape: z.ZodType<T>) => calls.call(name, shape, () => adapter[name]).value
  return {
    id,
    kind,
    sessions: [...adapter.sessions],
    get windowMax() {
      return read("windowMax", z.number()) ?? 0
    },
    get mediaLimits() {
      return read("mediaLimits", shapes.mediaLimitsShape) ?? null
    },
    get fetchesMedia() {
      return read("fetchesMedia", z.boolean().optional()) ?? false
    },
    get questions() {
      return read("questions", shapes.questionsShape) ?? null
    },
    async start(listener) {
      const guarded = guardListener(listener, calls)
      ;(await done("start", () => adapter.start(guarded))).orThrow()
    },
    stop: async () => void (await done("stop", () => adapter.stop())),
    openSessions: async (names) => void (await done("openSessions", () => adapter.openSessions(names))),
    closeSessions: async (names) => void (await done("closeSessions", () => adapter.closeSessions(names))),
    cutSessions: async (names) => void (await done("cutSessions", () => adapter.cutSessions(names))),
    status() {
      const { value, fault } = calls.call("status", shapes.statusShape, () => adapter.status())
      return value ?? { state: "down", reason: fault }
    },
    connections: () =>
      calls.call("connections", shapes.connectionsShape, () => adapter.connections?.() ?? []).value ?? [],
    trace: (filter) => void calls.call("trace", z.unknown(), () => adapter.trace?.(filter)),
    learnIds: (relation) => void calls.call("learnIds", z.unknown(), () => adapter.learnIds?.(relation)),
    async submit(submission) {
      const limit = { clock, ms: submitMs }
      const { value, fault } = await calls.awaitCall("submit", shapes.submitOutcomeShape, () => adapter.submit(submission), limit) // oxfmt-ignore
      return value ?? { kind: "unknown", reason: fault ?? "" }
    },
    async ask(question) {
      const asked = () => adapter.ask?.(question) ?? { kind: "unsupported" }
      return (await calls.awaitCall("ask", shapes.questionOutcomeShape, asked, { clock })).value ?? { kind: "nothing" }
    },
  }
}

/**
 * A batch has receipts of several carriers, so a wrong one would be refused with those of others. The adapter
 * gets each rejection. It does not end the process if the adapter does not wait for the promise.
 */
function guardListener(listener: CarrierListener, calls: ModuleCalls): CarrierListener {
  async function pass<T, R>(name: string, shape: z.ZodType<T>, given: T, to: (given: T) => Promise<R>): Promise<R> {
    calls.checkArgument(name, shape, given)
    return to(given)
  }
  const { receiptAnswered, storeParts, acceptedLate, mail } = listener
  return {
    receipt: (receipt) => handled(pass("receipt", shapes.receiptShape, receipt, (each) => listener.receipt(each))),
    inbound: (message) => handled(pass("inbound", shapes.inboundShape, message, (each) => listener.inbound(each))),
    ...(receiptAnswered && {
      receiptAnswered: (...given) => handled(receiptAnswered.apply(listener, given)),
    }),
    ...(storeParts && {
      storeParts: (parts, how) =>
        handled(pass("storeParts", shapes.inboundPartsShape, parts, (each) => storeParts.call(listener, each, how))),
    }),
    ...(acceptedLate && {
      acceptedLate: (late) =>
        handled(pass("acceptedLate", shapes.lateShape, late, (each) => acceptedLate.call(listener, each))),
    }),
    ...(mail && { mail: (fate) => mail.call(listener, fate) }),
  }
}

/** Returns the promise, whose rejection is handled even if the caller does not handle it. */
function handled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined)
  return promise
}

function guardReader(reader: WebhookReader, calls: ModuleCalls, { clock }: ReaderParts): WebhookReader {
  return {
    acknowledgement: reader.acknowledgement,
    async checkHead(head) {
      return (
        await calls.awaitCall("checkHead", shapes.headProofShape, () => reader.checkHead(head), { clock })
      ).orThrow()
    },
    async read(webhook) {
      return (await calls.awaitCall("read", shapes.readingShape, () => reader.read(webhook), { clock })).orThrow()
    },
  }
}
