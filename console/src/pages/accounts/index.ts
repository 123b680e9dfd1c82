import { createRoute } from "@tanstack/react-router"
import type { PageDefinition } from "../../shell/page-definition.ts"
import { shellRoute } from "../../shell/shell-route.tsx"
import { filtersOf } from "../../url/filters.ts"
import { lazyPage } from "../../shell/lazy-page.ts"
import * as strings from "../../strings.ts"

const list = createRoute({
  getParentRoute: () => shellRoute,
  path: "/accounts",
  validateSearch: filtersOf(),
  component: lazyPage(() => import("./accounts-page.tsx"), "AccountsPage"),
})

const operators = createRoute({
  getParentRoute: () => shellRoute,
  path: "/accounts/operators",
  validateSearch: filtersOf("show"),
  component: lazyPage(() => import("./operators-page.tsx"), "OperatorsPage"),
})

export const accountsPage: PageDefinition = {
  routes: [list, operators],
  navigation: { label: strings.accounts, to: "/accounts", icon: "accounts", key: "a", section: "operator" },
}
