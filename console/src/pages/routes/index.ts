import { createRoute } from "@tanstack/react-router"
import type { PageDefinition } from "../../shell/page-definition.ts"
import { shellRoute } from "../../shell/shell-route.tsx"
import { filtersOf } from "../../url/filters.ts"
import { lazyPage } from "../../shell/lazy-page.ts"
import * as strings from "../../strings.ts"

const route = createRoute({
  getParentRoute: () => shellRoute,
  path: "/routes",
  validateSearch: filtersOf("carrier", "to", "from", "channel", "account", "tag"),
  component: lazyPage(() => import("./routes-page.tsx"), "RoutesPage"),
})

export const routesPage: PageDefinition = {
  routes: [route],
  navigation: { label: strings.routes, to: "/routes", icon: "routes", key: "r", section: "operator" },
}
