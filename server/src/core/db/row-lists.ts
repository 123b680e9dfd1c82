import { nameOfColumn } from "./column-names.ts"
import type { Transaction } from "./database.ts"
import { plainArray, textArray, timeArray } from "./literals.ts"
import { insertionsOf } from "./new-rows.ts"

/** The types of columns, and of their values in a row. A time has milliseconds there. */
interface ValueOf {
  uuid: string
  text: string
  smallint: number
  integer: number
  bigint: number
  boolean: boolean
  timestamptz: number
}

/**
 * Names columns with their types: `id uuid, created_at timestamptz`. A column without a value in the row, or
 * with a value of another type, does not compile.
 */
export function listColumns<Row extends object>() {
  return <Text extends string>(
    columns: Text & ([Fault<Text, Row>] extends [never] ? unknown : { fault: Fault<Text, Row> }),
  ) => new RowLists<Row>(columns)
}

type Fault<Text extends string, Row> = Text extends `${infer First},${infer Rest}`
  ? FaultOf<Trimmed<First>, Row> | Fault<Rest, Row>
  : FaultOf<Trimmed<Text>, Row>

type FaultOf<Text extends string, Row> = Text extends `${infer Column} ${infer Type extends keyof ValueOf}`
  ? Row extends { [Name in CamelCase<Column>]: ValueOf[Type] | null | undefined }
    ? never
    : Text
  : Text

type Trimmed<Text extends string> = Text extends ` ${infer Rest}` | `\n${infer Rest}` ? Trimmed<Rest> : Text

type CamelCase<Column extends string> = Column extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Column

/** Rows as parameters of a statement: one list for each column. For statements that are not hot. */
class RowLists<Row extends object> {
  /** `id, created_at`. */
  readonly columns: string
  readonly #columns: readonly { column: string; name: keyof Row; type: string }[]

  constructor(columns: string) {
    this.#columns = columns.split(",").map((each) => {
      const [column = "", type = ""] = each.trim().split(" ")
      return { column, name: nameOfColumn(column) as keyof Row, type }
    })
    this.columns = this.#columns.map(({ column }) => column).join(", ")
  }

  /** `$2::uuid[], $3::timestamptz[]`, from this parameter on. */
  parameters(first: number): string {
    return this.#columns.map(({ type }, index) => `$${first + index}::${type}[]`).join(", ")
  }

  /** The rows in a `from`, as `new`. */
  listed(first: number): string {
    return `unnest(${this.parameters(first)}) as new (${this.columns})`
  }

  /** `status = new.status, …` for an update, or with `excluded`, of all columns but those of the key. */
  assignments(source: "new" | "excluded", ...key: (keyof Row)[]): string {
    return this.#columns
      .filter(({ name }) => !key.includes(name))
      .map(({ column }) => `${column} = ${source}.${column}`)
      .join(", ")
  }

  values(rows: readonly Row[]): string[] {
    return this.#columns.map(({ name, type }) => {
      const values = rows.map((row) => row[name])
      if (type === "text") return textArray(values as (string | null)[])
      return type === "timestamptz" ? timeArray(values as (number | null)[]) : plainArray(values as (number | null)[])
    })
  }
}

export type { RowLists }

/** Inserts rows of any accounts. `onConflict` is the end of the statement. */
export function insertRows<Row extends { accountId: string }>(
  tx: Transaction,
  table: string,
  lists: RowLists<Row>,
  rows: readonly Row[],
  { name, onConflict = "" }: { name?: string; onConflict?: string } = {},
): void {
  for (const { rows: own, from } of insertionsOf(tx, rows))
    tx.send(
      `insert into ${table} (account_id, ${lists.columns})
       select account_id, ${lists.columns} from ${from(lists.parameters(2), lists.columns)} ${onConflict}`,
      [plainArray(own.map(({ accountId }) => accountId)), ...lists.values(own)],
      name,
    )
}
