/**
 * A store that is distributed by account (Citus 13) refuses some statements that PostgreSQL runs. None of
 * ours is one of them.
 */
import assert from "node:assert/strict"
import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { test } from "node:test"
import { type Expression, parseSync, type TemplateLiteral, Visitor } from "oxc-parser"
import { distribution } from "#core/db/distribution.ts"
import { lockOrder } from "#core/db/lock-order.ts"
import { locksOf } from "#core/db/lock-order-testing.ts"
import { root } from "../scripts/checks.ts"

/** Tables without shards: each is whole on the coordinator, or on every node. */
const local = new Set(["pg_stat_user_tables"])
const whole = new Set(local)
for (const [table, { kind }] of distribution) {
  if (kind === "local") local.add(table)
  if (kind !== "distributed") whole.add(table)
}

/** What is refused, each with a statement that has it. */
const refusals: Record<string, { example: string; isIn: (sql: string) => boolean }> = {
  "A row is found by its ctid, which differs between shards.": {
    example: "delete from message_hours where ctid = any(array(select ctid from message_hours limit 10))",
    isIn: (sql) => /\bctid\b/.test(sql),
  },
  "A column is set to nothing but an element of an array, which crashes Citus 13 and 14.": {
    example: "update deliveries set attempts = 1, last_error = ($2::text[])[1] where account_id = $1",
    isIn: (sql) => /(?:\bset|,) \w+ = \((?:\$\d+::\w+\[\]|string_to_array\([^()]*\))\)\[/.test(sql),
  },
  "A change calls a function that gives another value each time.": {
    example: "update replays set next_at = clock_timestamp() where account_id = $1",
    isIn: (sql) => isChange(sql) && /\b(?:clock_timestamp|timeofday|random|gen_random_uuid|nextval)\(/.test(sql),
  },
  "An update calls a function of a column that depends on the session.": {
    example:
      "update deliveries set ended_at = coalesce(started_at + duration_ms * interval '1 ms', $2) where account_id = $1",
    isIn: (sql) =>
      (!isStatement(sql) && /\bformat\('/.test(sql)) ||
      (!tablesOf(sql).every((table) => whole.has(table)) &&
        /\bupdate\b.*\bset\b.*(?:array_to_string\(|\bformat\(|\bconcat(?:_ws)?\(|\b(?!now\b)\w+(?:_at|_until) [+-] [^,]*interval '|coalesce\([^()]*now\(\))/.test(
          sql,
        )),
  },
  "Rows of several accounts are locked.": {
    example: "select id from replays where ended_at < $1 for update skip locked",
    isIn: (sql) => /\bfor (?:no key )?(?:update|share)\b/.test(sql) && !isOfOne(sql),
  },
  "Rows are joined with a list of accounts.": {
    example: "select place from unnest($1::uuid[]) as pair (account_id) join opt_outs using (account_id)",
    isIn: (sql) =>
      /\bunnest\((?:[^()]|\(\))*\)(?: with ordinality)? as \w+ \([^()]*\baccount_id\b/.test(sql) &&
      /\b(?:join|exists)\b/.test(sql) &&
      !isOfOne(sql),
  },
  "A lateral limit belongs to a list or to a subquery of several accounts.": {
    example:
      "select 1 from unnest($1::uuid[]) as lane (id) cross join lateral (select 1 from message_jobs where target_id = lane.id limit 1)",
    isIn: (sql) => /(?:\bunnest\(|\blimit\b).*\blateral \(.*\blimit\b/.test(sql) && !isOfOne(sql),
  },
  "A table that is not distributed is read or changed together with one that is.": {
    example: "select 1 from recorded_batches b where exists (select 1 from accounts a where a.id = b.account_id)",
    isIn: (sql) => {
      const tables = tablesOf(sql)
      return tables.some((table) => local.has(table)) && tables.some(isDistributed)
    },
  },
  "A selected row is inserted, with a parameter or the time after its conflict.": {
    example:
      "insert into opt_outs as kept (account_id, sender) select $1, sender from unnest($2::text[]) as new (sender) on conflict (account_id, sender) do update set created_at = $3",
    isIn: (sql) =>
      /\binsert into [\w{}]+ (?:as \w+ )?(?:\([^()]*\) )?(?:select|with)\b.*\bon conflict\b.*(?:\$\d|\bnow\(\))/.test(
        sql,
      ) && !tablesOf(sql).every((table) => whole.has(table)),
  },
  "A change compares one value with several by a short case, which reaches the shards as another expression.": {
    example:
      "insert into opt_outs as kept (account_id) values ($1) on conflict (account_id) do update set keyword = case kept.sender when 'a' then 1 end",
    isIn: (sql) =>
      /\b(?:do update set|update|delete from)\b.*\bcase (?!when\b)/.test(sql) &&
      !tablesOf(sql).every((table) => whole.has(table)),
  },
  "A row of values is inserted, with a subquery after its conflict.": {
    example:
      "insert into opt_outs as kept (account_id) values ($1) on conflict (account_id) do update set keyword = (select max(keyword) from opt_outs)",
    isIn: (sql) =>
      /\bvalues \(.*\bon conflict\b.*\( ?select\b/.test(sql) && !tablesOf(sql).every((table) => whole.has(table)),
  },
  "A subquery of a list, or one with an offset, takes the account from another query.": {
    example:
      "booked.id, exists (select 1 from ledger_reconciled mark where mark.account_id = booked.account_id) as is_reconciled",
    isIn: (sql) =>
      subqueriesOf(sql).some(
        (subquery) =>
          /\baccount_id = \w+\.(?:account_id|id)\b/.test(subquery) &&
          (/\boffset\b/.test(subquery) || !isStatement(sql)) &&
          !tablesOf(subquery).every((table) => whole.has(table)),
      ),
  },
  "A row gets another account, by which it is distributed.": {
    example: "update phone_numbers set status = $3, account_id = $2 where account_id = $1",
    isIn: (sql) =>
      [...sql.matchAll(/\bupdate (\w+) (?:as \w+ )?set (?:[^;]*, )?account_id = /g)].some(
        ([, table = ""]) => !whole.has(table),
      ),
  },
  "Rows from a list are inserted without the table of accounts (`core/db/new-rows.ts`), so they are copied to their node.":
    {
      example: "insert into opt_outs (account_id, sender) select $1, sender from unnest($2::text[]) as new (sender)",
      isIn: (sql) => {
        const [, table = "", rest = ""] = /\binsert into ([\w{}]+) (.*)/.exec(sql) ?? []
        return (
          /\bunnest\(/.test(rest) &&
          !whole.has(table) &&
          !tablesOf(rest).some((read) => distribution.get(read)?.kind === "distributed")
        )
      },
    },
  "Tables with different keys are in one statement.": {
    example:
      "select 1 from receipt_map as early join messages as message on message.account_id = $1 and message.id = $2",
    isIn: (sql) =>
      new Set(
        tablesOf(sql).flatMap((table) => {
          const placement = distribution.get(table)
          return placement?.kind === "distributed" ? [placement.group] : []
        }),
      ).size > 1,
  },
}

const nameLength = 40

/** Statements that may stay, by their file and beginning, each with the reason. */
const exceptions = new Map([
  [
    "server/src/messaging/messages/receipts/receipt-map.ts with written as ( insert into receipt_ma",
    "On Citus it maps only references with siblings or early receipts: the others are mapped apart.",
  ],
  [
    "server/src/host/statistics/count-attempts.ts with taken as ( delete from attempt_coun",
    "Only rows of a table that is not distributed are locked.",
  ],
  [
    "server/src/core/members/session-store.ts select s.id, a.id as account_id, m.is_op",
    "It ran on Citus 13: few rows, rarely.",
  ],
  [
    "server/src/core/accounts/store.ts select k.id from api_keys k join account",
    "It ran on Citus 13: for all credentials in use at once.",
  ],
])

function isDistributed(table: string): boolean {
  return distribution.get(table)?.kind === "distributed"
}

function isStatement(text: string): boolean {
  return /^(?:with|select|insert into|update|delete from) /.test(text)
}

/** The texts between the parentheses of the subqueries, each with those within it. */
function subqueriesOf(sql: string): string[] {
  return [...sql.matchAll(/\( ?select\b/g)].map(({ index }) => {
    let end = index
    let depth = 0
    do depth += { "(": 1, ")": -1 }[sql[end++] ?? ")"] ?? 0
    while (depth > 0)
    return sql.slice(index, end)
  })
}

function isChange(sql: string): boolean {
  return /\b(?:update \S+(?: as \w+)? set|delete from)\b/.test(sql)
}

/**
 * Of one account, which for `accounts` is the row itself, or of one carrier, by which the map of receipts is
 * distributed.
 */
function isOfOne(sql: string): boolean {
  return (
    /\b(?:account_id|carrier_id) = \$\d/.test(sql) ||
    /\bfrom accounts where id = \$\d/.test(sql) ||
    tablesOf(sql).every((table) => whole.has(table))
  )
}

function tablesOf(sql: string): string[] {
  const named = new Set(
    [...sql.matchAll(/(?:\bwith|\),) (?:recursive )?(\w+)(?: \([\w, ]+\))? as (?:not )?(?:materialized )?\(/g)].map(
      ([, name]) => name,
    ),
  )
  const tables = [...sql.matchAll(/\b(?:from|join|update|into) ([a-z_{}]+)\b(?!\()/g)].map(([, table = ""]) => table)
  return tables.filter((table) => !named.has(table) && !["lateral", "set", "skip", "of"].includes(table))
}

interface Found {
  file: string
  sql: string
}

const statements = globSync("**/*.ts", { cwd: path.join(root, "server/src") })
  .filter((file) => !/\.test\.ts$|testing\.ts$|test-server/.test(file))
  .flatMap((file) => statementsOf(`server/src/${file}`))

for (const [refusal, { example, isIn }] of Object.entries(refusals)) {
  test(refusal, () => {
    assert.ok(isIn(example))
    const found = statements.filter(
      ({ file, sql }) => isIn(sql) && !exceptions.has(`${file} ${sql.slice(0, nameLength)}`),
    )
    assert.deepEqual(found, [])
  })
}

test("the statements of the server are found, and every exception is still needed", () => {
  assert.ok(statements.length > 400, `${statements.length}`)
  const refused = statements.filter(({ sql }) => Object.values(refusals).some(({ isIn }) => isIn(sql)))
  const found = new Set(refused.map(({ file, sql }) => `${file} ${sql.slice(0, nameLength)}`))
  assert.deepEqual(
    [...exceptions.keys()].filter((exception) => !found.has(exception)),
    [],
  )
})

test("every table whose rows a statement locks has a place in the order of locks", () => {
  const order = new Set<string>(lockOrder)
  const known = new Set(statements.flatMap(({ sql }) => tablesOf(sql)))
  const missing = statements.flatMap(({ sql }) =>
    locksOf(sql).filter(({ table, isOwn }) => !isOwn && !order.has(table)),
  )
  // Tables of migrations, and words that only look like a table.
  const tables = new Set(missing.map(({ table }) => table).filter((table) => known.has(table)))
  assert.deepEqual([...tables].sort(), ["migrations"])
})

/**
 * The SQL of a file, with the constants of the file that it contains, and `{}` for everything else that is
 * put into it.
 */
function statementsOf(file: string): Found[] {
  const { program } = parseSync(file, readFileSync(path.join(root, file), "utf8"))
  const constants = new Map<string, Expression>()
  const texts: string[] = []
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === "Identifier" && init) constants.set(id.name, init)
    },
  }).visit(program)
  const textOf = (node: Expression, depth = 0): string => {
    if (node.type === "Literal" && typeof node.value === "string") return node.value
    if (node.type === "TemplateLiteral") return written(node, depth)
    const constant = node.type === "Identifier" && depth < 5 ? constants.get(node.name) : undefined
    return constant ? textOf(constant, depth + 1) : "{}"
  }
  const written = ({ quasis, expressions }: TemplateLiteral, depth: number): string =>
    quasis
      .map(({ value }, index) => value.cooked + (expressions[index] ? textOf(expressions[index], depth) : ""))
      .join("")
  const add = (node: Expression) => void texts.push(textOf(node).replace(/\s+/g, " ").trim())
  new Visitor({ TemplateLiteral: add, Literal: (node) => typeof node.value === "string" && add(node) }).visit(program)
  return texts.filter((text) => isStatement(text) || / ?\(select /.test(text)).map((sql) => ({ file, sql }))
}
