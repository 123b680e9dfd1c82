import { wholeListing } from "#http/resource-operations.ts"
import { pageOf } from "#http/wire/schemas.ts"
import type { Database } from "#core/db/database.ts"
import { readBalances } from "#payments/ledger/balances.ts"
import { balanceExample, balanceResource, balanceSchema } from "./ledger-schema.ts"

export const listBalances = wholeListing<{ db: Database }>()({
  id: "listBalances",
  tag: "Ledger",
  summary: "List balances",
  description:
    "Returns the balance of each ledger account in each currency, on one page. The balances of a currency sum to 0.",
  scopes: ["payments", "read"],
  outcome: "The balances, by ledger account and currency.",
  page: pageOf("LedgerBalancePage", "The balances of the ledger.", balanceSchema),
  example: balanceExample,
  read: async ({ db }, { accountId }) => (await readBalances(db, accountId)).map(balanceResource),
})
