import assert from "node:assert/strict"
import { test } from "node:test"
import { readMigrations } from "./migrate.ts"

/**
 * Earlier migrations are released. They ran before a store could be distributed, so renaming their
 * constraints would have no use.
 */
const firstChecked = "0043"
/** A shard and a week extend a name, and PostgreSQL cuts it at 63 bytes. */
const nameMax = 40

/** Returns the statements of a migration that Citus refuses for a distributed table. */
function refusedIn(migration: string): string[] {
  const text = migration
    .replace(/--[^\n]*/g, "")
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/\s+/g, " ")
  return text.split(";").filter((statement) => {
    const indexes = [...statement.matchAll(/\bcreate (?:unique )?index (?:if not exists )?(?:(\w+) )?on\b/gi)]
    const isNamed = indexes.every(([, name]) => name !== undefined && name.length <= nameMax)
    const isCombined = /\badd column\b.*\b(?:constraint|primary key|unique|check|references)\b/i.test(statement)
    return !isNamed || isCombined || hasUnnamed(statement.replace(/\bcreate unique index\b/gi, ""))
  })
}

function hasUnnamed(statement: string): boolean {
  const constraints = statement.matchAll(
    /(?:\bconstraint (\w+) )?\b(primary key|unique|check ?\(|foreign key \([^()]*\) references|references)/gi,
  )
  return [...constraints].some(([, name]) => name === undefined || name.length > nameMax)
}

test("new migrations name their constraints and indexes, and add them apart from columns", async () => {
  const migrations = (await readMigrations()).filter(({ name }) => name >= firstChecked)
  const refused = migrations.map(({ name, text }) => [name, refusedIn(text)] as const)
  assert.deepEqual(
    refused.filter(([, statements]) => statements.length),
    [],
  )
})

for (const [statement, isRefused] of [
  ["create table parcels (account_id uuid not null, constraint parcels_pkey primary key (account_id))", false],
  ["create table parcels (account_id uuid primary key)", true],
  ["create table parcels (size int, check (size > 0)) -- constraint named check (", true],
  ["alter table parcels add constraint parcels_size check (size > 0)", false],
  ["alter table parcels add column size int constraint parcels_size check (size > 0)", true],
  ["alter table parcels add unique (number)", true],
  ["alter table parcels add constraint parcels_owner foreign key (owner_id) references owners (id)", false],
  ["create unique index parcels_number on parcels (number)", false],
  ["create index on parcels (number)", true],
  [`create index parcels_by_the_number_on_the_label_and_by_week on parcels (number)`, true],
] as const) {
  test(`${isRefused ? "refused" : "taken"}: ${statement}`, () =>
    assert.equal(refusedIn(statement).length > 0, isRefused))
}

test("released migrations still have the names that are refused now", async () => {
  const [first] = await readMigrations()
  assert.ok(first && refusedIn(first.text).length > 10)
})
