import type { SqlValue } from "#db/database.ts"

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

  /** Adds a condition in which every `?` is this value. */
  add(condition: string, value: SqlValue): void {
    this.text += ` and ${condition.replaceAll("?", this.value(value))}`
  }

  /** Adds a parameter and gives its name. */
  value(value: SqlValue): string {
    return `$${this.values.push(value)}`
  }
}
