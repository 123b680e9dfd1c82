import { Refusal } from "#core/std/refusal.ts"

/** The store cannot be reached, or the connection broke. Whether the work was committed is unknown. */
export class StoreUnavailable extends Error {
  override name = "StoreUnavailable"
}

/**
 * The store has no room left, and the transaction was rolled back. Like a store that is away, it may accept
 * work later.
 */
export class StoreFull extends StoreUnavailable {
  override name = "StoreFull"
}

/** A server of a distributed store is away, so the statement was not sent. */
export class NodeAway extends StoreUnavailable {
  override name = "NodeAway"
}

/**
 * A newer release changed the store, and a statement of this release failed for it. A newer process does the
 * work.
 */
export class SchemaChanged extends StoreUnavailable {
  override name = "SchemaChanged"
}

/** SQLSTATE classes and codes (PostgreSQL manual, appendix A) that mean "not now", not "wrong". */
const awayCodes = new Set(["57P01", "57P02", "57P03", "57P05", "53300", "25P03", "58000", "58030", "XX000"])
const socketCodes = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOENT", "ENOTFOUND", "EAI_AGAIN"])
const diskFull = "53100"
const transactionAborted = "25P02"
/** Why a transaction that changed nothing can run again from the start. */
export type RetryReason = "deadlock" | "serialization"

const retryReasons: ReadonlyMap<string, RetryReason> = new Map([
  ["40001", "serialization"],
  ["40P01", "deadlock"],
])

/** Returns the meaning of a driver's error for callers that do not know the driver. */
export function storeError(error: unknown): unknown {
  // The text of a refusal inside a transaction can look like that of a driver's error.
  if (!(error instanceof Error) || error instanceof Refusal || error instanceof StoreUnavailable) return error
  const code = sqlStateOf(error)
  // A server without room for its log ends, and the result of the transaction is unknown.
  if (code === diskFull && severityOf(error) === "ERROR")
    return new StoreFull("The store's disk is full.", { cause: error })
  const isAway =
    code === diskFull ||
    awayCodes.has(code) ||
    code.startsWith("08") ||
    socketCodes.has(code) ||
    /terminated|timeout exceeded when trying to connect|read timeout|not queryable|ended/i.test(error.message)
  return isAway ? storeAway(error) : error
}

/** Returns the error of a store that is away, with the driver's reason in its sentence. */
export function storeAway(cause: unknown): StoreUnavailable {
  return new StoreUnavailable(`The store is away (${reasonOf(cause)}).`, { cause })
}

/** The driver has no message for a name with several addresses, and reports each of them. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && !error.message) return error.errors.map(reasonOf).join(", ")
  return error instanceof Error ? error.message || error.name : String(error)
}

/** Returns why the transaction lost a race. It can then run again unchanged. Undefined for other errors. */
export function retryReasonOf(error: unknown): RetryReason | undefined {
  return retryReasons.get(sqlStateOf(error))
}

/**
 * Returns whether a row broke a rule: SQLSTATE class 22 (data), 23 (constraint), or 54 (a limit, such as the
 * size of an index entry). Other rows of the same batch may be correct. The same row fails every time.
 */
export function isRowFault(error: unknown): boolean {
  return /^(22|23|54)/.test(sqlStateOf(error))
}

/**
 * Returns whether a statement can have failed because the schema is newer: SQLSTATE class 42 (undefined table
 * or column), a changed result of a prepared statement, a new column without a default, or a new check.
 */
export function canBeOfNewerSchema(error: unknown): boolean {
  return /^(42|0A000$|23502$|23514$)/.test(sqlStateOf(error))
}

/** Returns the SQLSTATE of a failed statement, or an empty text for other errors. */
export function sqlStateOf(error: unknown): string {
  return error instanceof Error ? ((error as Error & { code?: string }).code ?? "") : ""
}

/** Returns the constraint that a failed statement violated, for callers that turn one into a refusal. */
export function constraintOf(error: unknown): string | undefined {
  return error instanceof Error ? (error as Error & { constraint?: string }).constraint : undefined
}

/** Returns the error of a statement that did not run, because an earlier one failed. */
export function abortedStatementError(failure: unknown): Error {
  return Object.assign(new Error("A statement before it failed.", { cause: failure }), { code: transactionAborted })
}

/** Returns whether the statement failed only because an earlier one in the transaction did. */
export function isAbortedStatement(error: unknown): boolean {
  return error instanceof Error && sqlStateOf(error) === transactionAborted
}

function severityOf(error: Error): string | undefined {
  return (error as Error & { severity?: string }).severity
}
