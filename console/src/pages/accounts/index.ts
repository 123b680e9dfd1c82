import { createRoute } from "@tanstack/react-router"
import type { PageDefinition } from "../../shell/page-definition.ts"
import { shellRoute } from "../../shell/shell-route.tsx"
import { filtersOf } from "../../url/filters.ts"
import { lazyPage } from "../../shell/lazy-page.ts"

const route = createRoute({
  getParentRoute: () => shellRoute,
  path: "/accounts",
  validateSearch: filtersOf(),
  component: lazyPage(() => import("./accounts-page.tsx"), "AccountsPage"),
})

export const accountsPage: PageDefinition = {
  routes: [route],
  navigation: { label: "Accounts", to: "/accounts", icon: "accounts", key: "a", section: "operator" },
}
