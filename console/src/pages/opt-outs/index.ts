import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import type { PageDefinition } from "../../shell/page-definition.ts"
import { shellRoute } from "../../shell/shell-route.tsx"
import { filtersOf } from "../../url/filters.ts"

const route = createRoute({
  getParentRoute: () => shellRoute,
  path: "/opt-outs",
  validateSearch: filtersOf("from", "to"),
  component: lazyRouteComponent(() => import("./opt-outs-page.tsx"), "OptOutsPage"),
})

export const optOutsPage: PageDefinition = {
  routes: [route],
  navigation: { label: "Opt-outs", to: "/opt-outs", icon: "stop", key: "o", section: "account" },
}
