import type { SqlValue } from "./database.ts"

/**
 * The conditions of one statement with their parameters; the account is always the first. Only those that are asked for are in
 * the text: with all of them in one, no index would fit any.
 */
export class Conditions {
  readonly values: SqlValue[]
  text = "account_id = $1"

  constructor(accountId: string) {
    this.values = [accountId]
  }

  /** Adds a condition whose `?` are these values, in order. */
  add(condition: string, ...values: SqlValue[]): void {
    const names = values.map((value) => this.value(value))
    this.text += ` and ${condition.replaceAll("?", () => names.shift() ?? "?")}`
  }

  /** Adds a parameter and gives its name. */
  value(value: SqlValue): string {
    return `$${this.values.push(value)}`
  }
}
