import { createRoute } from "@tanstack/react-router"
import { lazyPage } from "../../shell/lazy-page.ts"
import type { PageDefinition } from "../../shell/page-definition.ts"
import { shellRoute } from "../../shell/shell-route.tsx"

const balances = createRoute({
  getParentRoute: () => shellRoute,
  path: "/ledger",
  component: lazyPage(() => import("./balances-page.tsx"), "BalancesPage"),
})

export const ledgerPage: PageDefinition = {
  routes: [balances],
  navigation: { label: "Ledger", to: "/ledger", icon: "bank", key: "j", section: "account" },
}
