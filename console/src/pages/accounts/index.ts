import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import type { PageDefinition } from "../../shell/page-definition.ts"
import { shellRoute } from "../../shell/shell-route.tsx"
import { filtersOf } from "../../url/filters.ts"

const route = createRoute({
  getParentRoute: () => shellRoute,
  path: "/accounts",
  validateSearch: filtersOf(),
  component: lazyRouteComponent(() => import("./accounts-page.tsx"), "AccountsPage"),
})

export const accountsPage: PageDefinition = {
  routes: [route],
  navigation: { label: "Accounts", to: "/accounts", icon: "accounts", key: "a", section: "operator" },
}
