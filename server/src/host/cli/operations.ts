import { operatorId } from "#core/accounts/operator-token.ts"
import { OperationRunner } from "#http/operation-runner.ts"
import type { Operation } from "#http/operation.ts"
import type { OperatorAccountNeeds } from "#host/api/accounts.ts"
import type { CarrierNeeds } from "#messaging/api/carriers.ts"
import type { OperatorNumberNeeds } from "#messaging/api/operator-phone-numbers.ts"
import type { SenderRuleNeeds } from "#messaging/api/sender-rules.ts"
import { problemOf } from "#http/problems/failure.ts"
import { Problem } from "#http/problems/problem.ts"
import { secretKeyFile } from "#host/config/secret-key.ts"
import type { Transaction, Tx } from "#core/db/database.ts"
import { examineSecretKeys, openSecretKeys } from "#host/operations/secret-keys.ts"
import { Queue } from "#core/queue/queue.ts"
import { createIds } from "#core/std/ids.ts"
import { InputFaults } from "#core/std/input-faults.ts"
import { Refusal } from "#core/std/refusal.ts"
import type { SecretKeys } from "#core/std/secret-box.ts"
import type { CommandCall } from "./command.ts"
import { inStore } from "./in-store.ts"

/**
 * Parameters of an operation, with the sid of its path as `sid`. The operation converts texts as those of a
 * form, unless its body also has other values.
 */
export type Parameters = Readonly<Record<string, unknown>>

export type Resource = Readonly<Record<string, unknown>>

/** The context of the operations that commands run. */
export type CommandNeeds = CarrierNeeds & OperatorAccountNeeds & OperatorNumberNeeds & SenderRuleNeeds

export type Ask = (operation: Operation<CommandNeeds>, parameters: Parameters) => Promise<Resource>

/**
 * Lets a command run operations of the API on the store: with the same parameters, checks and sentences
 * (docs/decisions/073). They run in one transaction, so if the work locks a row first, it changes exactly the
 * state that it read. Servers over the same store read the change by themselves; `reloadNote` states when.
 */
export function withOperations<Result>(
  call: CommandCall,
  work: (ask: Ask, tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return inStore(call, async (tx) => {
    const keys = await openKeysLater(call, tx)
    const whole = {
      isOnCitus: tx.isOnCitus,
      query: tx.query.bind(tx),
      transaction: async <T>(part: (tx: Transaction) => Promise<T> | T) => await part(tx),
    } satisfies CarrierNeeds["db"]
    return work(askOn(call, whole, keys), tx)
  })
}

/**
 * Part of the output of each command that changes carriers, routes or rates. Servers read these tables every
 * two seconds.
 */
export const reloadNote = "Running servers use this change within three seconds."

/**
 * Returns a function that returns the keys or throws the fault with them, because most commands need no keys.
 * The embedded store and its key are in one folder, so the key may be created here, as a start would do. The
 * key of another store is where its servers run.
 */
async function openKeysLater({ settings }: CommandCall, tx: Tx): Promise<() => SecretKeys> {
  const { kind } = await examineSecretKeys(tx, settings)
  const isElsewhere = (kind === "unmade" || kind === "missing") && settings.databaseUrl !== null
  const keys = isElsewhere ? null : await openSecretKeys(tx, settings).catch((error: Error) => error)
  return () => {
    if (keys instanceof Error) throw keys
    if (keys) return keys
    throw new Error(
      `There is no secret key in ${secretKeyFile(settings.dataDir)}. Run this command on the machine of the server, or set POSTHORN_SECRET_KEY to the key of the server.`,
    )
  }
}

function askOn(call: CommandCall, db: CarrierNeeds["db"], keys: () => SecretKeys): Ask {
  const needs = needsOf(call, db, keys)
  return async (operation, parameters) => {
    // With POST, an operation reads its query and its body.
    const runner = new OperationRunner({ method: "POST", path: "/operator/v1", operation }, needs)
    try {
      const { json } = await runner.answer(await runner.read(operator, incoming(operation, parameters)))
      return (typeof json === "string" ? JSON.parse(json) : (json ?? {})) as Resource
    } catch (error) {
      throw isRefusal(error) ? new Error(sentencesOf(problemOf(error))) : error
    }
  }
}

const operator = { accountId: operatorId, keyId: null, tokenId: null, scope: "full", ratePerSecond: null } as const
const messageQueue = new Queue("message")
const circuit = { state: "closed", failures: 0, reason: null, retryAt: null } as const

function needsOf(call: CommandCall, db: CarrierNeeds["db"], keys: () => SecretKeys): CommandNeeds {
  return {
    db,
    clock: call.clock,
    newId: createIds(call.clock),
    get secretKeys() {
      return keys()
    },
    // Carriers run only in the server.
    routing: {
      health: () => ({ state: "off", reason: null, since: 0, connections: [], circuit }),
      refresh: async () => undefined,
      candidates: function* () {},
      webhookUrl: () => null,
    },
    hasMessages: (tx, carrierId) => messageQueue.hasJobs(tx, carrierId),
    // A command caches nothing, and a server refreshes its own caches within seconds.
    authenticator: { forget() {} },
    owners: { forget() {} },
    senders: { forgetRules() {} },
  }
}

function incoming({ query, body }: Operation<CommandNeeds>, parameters: Parameters) {
  const inBody = entriesOf(body, parameters)
  const isForm = inBody.every(([, value]) => typeof value === "string")
  return {
    headers: { "content-type": isForm ? "application/x-www-form-urlencoded" : "application/json" },
    path: "/operator/v1",
    sid: parameters["sid"] as string | undefined,
    query: formOf(entriesOf(query, parameters)),
    body: Buffer.from(isForm ? formOf(inBody) : JSON.stringify(Object.fromEntries(inBody))),
    memberSession: null,
    baseUrl: () => "",
    gone: () => new AbortController().signal,
    client: () => ({
      ip: "",
      userAgent: "",
      browser: null,
      way: { isHttps: false, isLoopback: true, refusesSecure: false },
    }),
  }
}

function entriesOf(schema: Operation<CommandNeeds>["body"], parameters: Parameters): [string, unknown][] {
  return Object.entries(parameters).filter(([name, value]) => schema && name in schema.shape && value !== undefined)
}

function formOf(entries: readonly [string, unknown][]): string {
  return new URLSearchParams(Object.fromEntries(entries) as Record<string, string>).toString()
}

function isRefusal(error: unknown): boolean {
  return error instanceof Problem || error instanceof Refusal || error instanceof InputFaults
}

const shownMax = 50

function sentencesOf({ errors, message }: Problem): string {
  if (errors.length < 2) return message
  const lines = errors.slice(0, shownMax).map(({ detail }) => `- ${detail}`)
  const more = errors.length > shownMax ? [`- And ${errors.length - shownMax} more.`] : []
  return [`${errors.length} things are wrong; nothing was changed:`, ...lines, ...more].join("\n")
}
