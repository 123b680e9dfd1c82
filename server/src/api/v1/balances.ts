import type { Database } from "#db/database.ts"
import { readBalances } from "#ledger/balances.ts"
import { operation } from "#api/operation.ts"
import { pageAnswer } from "#api/page.ts"
import { pageOf } from "#api/schemas.ts"
import { balanceExample, balanceResource, balanceSchema } from "./ledger-schema.ts"

export const listBalances = operation<{ db: Database }>()({
  id: "listBalances",
  tag: "Ledger",
  summary: "List balances",
  description:
    "What each ledger account holds in each currency, on one page. They are kept with every transaction, so the answer is as fast with millions of transactions as with one. In each currency they sum to 0.",
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
