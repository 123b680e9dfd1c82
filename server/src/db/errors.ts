import { Refusal } from "#std/refusal.ts"

/** The store cannot be reached, or went away in the middle. Whether the work was committed is not known. */
export class StoreAway extends Error {
  override name = "StoreAway"
}

/** The store has no room left. Nothing of the transaction was kept. Like a store that is away, it takes no work now and may later. */
export class StoreFull extends StoreAway {
  override name = "StoreFull"
}

/** SQLSTATE classes and codes (PostgreSQL manual, appendix A) that mean "not now", not "wrong". */
const awayCodes = new Set(["57P01", "57P02", "57P03", "57P05", "53300", "25P03", "58000", "58030", "XX000"])
const socketCodes = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOENT", "ENOTFOUND", "EAI_AGAIN"])
const diskFull = "53100"
const transactionAborted = "25P02"
const retryCodes = new Set(["40001", "40P01"])

/** What a failure of the driver means to the callers above, who know no driver. */
export function storeError(error: unknown): unknown {
  // What a room refuses inside a transaction may be worded like a failure of the driver.
  if (!(error instanceof Error) || error instanceof Refusal) return error
  const code = sqlStateOf(error)
  // A server that found no room for its log ends, and what became of the transaction is not known.
  if (code === diskFull && severityOf(error) === "ERROR")
    return new StoreFull("The store's disk is full.", { cause: error })
  const isAway =
    code === diskFull ||
    awayCodes.has(code) ||
    code.startsWith("08") ||
    socketCodes.has(code) ||
    /terminated|timeout exceeded when trying to connect|read timeout|not queryable|ended/i.test(error.message)
  return isAway ? new StoreAway("The store is away.", { cause: error }) : error
}

/** The transaction lost a race and may be run again as it was. */
export function isRetryable(error: unknown): boolean {
  return error instanceof Error && retryCodes.has(sqlStateOf(error))
}

/**
 * A row broke a rule of its own: class 22 (data), class 23 (constraint), or class 54 (a limit, such as the size of an index entry).
 * Other rows of the same batch may still be right. The same row fails every time.
 */
export function isRowFault(error: unknown): boolean {
  return /^(22|23|54)/.test(sqlStateOf(error))
}

/** The SQLSTATE of a failed statement, or empty for other errors. */
export function sqlStateOf(error: unknown): string {
  return error instanceof Error ? ((error as Error & { code?: string }).code ?? "") : ""
}

/** The constraint or code of a failed statement, for callers that turn one into a refusal. */
export function constraintOf(error: unknown): string | undefined {
  return error instanceof Error ? (error as Error & { constraint?: string }).constraint : undefined
}

/** What a statement fails with that was not run, because one before it had failed. */
export function aftermathOf(failure: unknown): Error {
  return Object.assign(new Error("A statement before it failed.", { cause: failure }), { code: transactionAborted })
}

/** The statement failed because one before it in the transaction had. */
export function isAftermath(error: unknown): boolean {
  return error instanceof Error && sqlStateOf(error) === transactionAborted
}

function severityOf(error: Error): string | undefined {
  return (error as Error & { severity?: string }).severity
}
