import type { SqlValue } from "./database.ts"

/**
 * The conditions of one statement with their parameters; the account is always the first. The text contains
 * only the conditions of the request. With all possible conditions in one statement, no index would fit.
 */
export class Conditions {
  readonly values: SqlValue[]
  text = "account_id = $1"

  constructor(accountId: string) {
    this.values = [accountId]
  }

  /** Adds a condition. Its `?` stand for these values, in order. */
  add(condition: string, ...values: SqlValue[]): void {
    const names = values.map((value) => this.value(value))
    this.text += ` and ${condition.replaceAll("?", () => names.shift() ?? "?")}`
  }

  /** Adds a parameter and returns its name. */
  value(value: SqlValue): string {
    return `$${this.values.push(value)}`
  }
}
