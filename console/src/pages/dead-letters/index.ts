import { createRoute } from "@tanstack/react-router"
import type { PageDefinition } from "../../shell/page-definition.ts"
import { shellRoute } from "../../shell/shell-route.tsx"
import { filtersOf } from "../../url/filters.ts"
import { lazyPage } from "../../shell/lazy-page.ts"
import * as strings from "../../strings.ts"

const route = createRoute({
  getParentRoute: () => shellRoute,
  path: "/dead-letters",
  validateSearch: filtersOf(),
  component: lazyPage(() => import("./dead-letters-page.tsx"), "DeadLettersPage"),
})

export const deadLettersPage: PageDefinition = {
  routes: [route],
  navigation: { label: strings.deadLetters, to: "/dead-letters", icon: "alert", key: "d", section: "operator" },
}
