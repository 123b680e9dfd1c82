import { operation } from "#http/operation.ts"
import { pageAnswer } from "#http/wire/page.ts"
import { pageOf } from "#http/wire/schemas.ts"
import type { Database } from "#core/db/database.ts"
import { readBalances } from "#payments/ledger/balances.ts"
import { balanceExample, balanceResource, balanceSchema } from "./ledger-schema.ts"

export const listBalances = operation<{ db: Database }>()({
  id: "listBalances",
  tag: "Ledger",
  summary: "List balances",
  description:
    "Returns the balance of each ledger account in each currency, on one page. The balances of a currency sum to 0.",
  scopes: ["payments", "read"],
  responses: {
    200: {
      description: "The balances, by ledger account and currency.",
      schema: pageOf("LedgerBalancePage", "The balances of the ledger.", balanceSchema),
      example: { data: [balanceExample], has_more: false, next_cursor: null },
    },
  },
  async handle({ db }, { accountId }) {
    return pageAnswer((await readBalances(db, accountId)).map(balanceResource), null)
  },
})
