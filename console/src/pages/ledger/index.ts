import { createRoute } from "@tanstack/react-router"
import { lazyPage } from "../../shell/lazy-page.ts"
import type { PageDefinition } from "../../shell/page-definition.ts"
import { shellRoute } from "../../shell/shell-route.tsx"
import { filtersOf } from "../../url/filters.ts"
import * as strings from "../../strings.ts"

const balances = createRoute({
  getParentRoute: () => shellRoute,
  path: "/ledger",
  component: lazyPage(() => import("./balances-page.tsx"), "BalancesPage"),
})

const transactions = createRoute({
  getParentRoute: () => shellRoute,
  path: "/ledger/transactions",
  validateSearch: filtersOf("type", "currency", "payment_sid", "effective_after", "effective_before"),
  component: lazyPage(() => import("./transactions-page.tsx"), "TransactionsPage"),
})

const transaction = createRoute({
  getParentRoute: () => shellRoute,
  path: "/ledger/transactions/$sid",
  component: lazyPage(() => import("./transaction-page.tsx"), "TransactionPage"),
})

const periods = createRoute({
  getParentRoute: () => shellRoute,
  path: "/ledger/periods",
  validateSearch: filtersOf(),
  component: lazyPage(() => import("./periods-page.tsx"), "PeriodsPage"),
})

const reconciliation = createRoute({
  getParentRoute: () => shellRoute,
  path: "/ledger/reconciliation",
  validateSearch: filtersOf(),
  component: lazyPage(() => import("./reconciliation-page.tsx"), "ReconciliationPage"),
})

const differences = createRoute({
  getParentRoute: () => shellRoute,
  path: "/ledger/differences",
  validateSearch: filtersOf("status"),
  component: lazyPage(() => import("./differences-page.tsx"), "DifferencesPage"),
})

export const ledgerPage: PageDefinition = {
  routes: [balances, transactions, transaction, periods, reconciliation, differences],
  navigation: { label: strings.ledger, to: "/ledger", icon: "bank", key: "j", section: "account" },
}
