import { createRoute } from "@tanstack/react-router"
import type { PageDefinition } from "../../shell/page-definition.ts"
import { shellRoute } from "../../shell/shell-route.tsx"
import { filtersOf } from "../../url/filters.ts"
import { lazyPage } from "../../shell/lazy-page.ts"
import * as strings from "../../strings.ts"

const numbers = createRoute({
  getParentRoute: () => shellRoute,
  path: "/senders",
  validateSearch: filtersOf("account", "status", "number"),
  component: lazyPage(() => import("./all-numbers-page.tsx"), "AllNumbersPage"),
})

const rules = createRoute({
  getParentRoute: () => shellRoute,
  path: "/senders/rules",
  validateSearch: filtersOf("account", "show"),
  component: lazyPage(() => import("./sender-rules-page.tsx"), "SenderRulesPage"),
})

export const sendersPage: PageDefinition = {
  routes: [numbers, rules],
  navigation: { label: strings.senders, to: "/senders", icon: "numbers", key: "u", section: "operator" },
}
