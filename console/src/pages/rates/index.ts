import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import type { PageDefinition } from "../../shell/page-definition.ts"
import { shellRoute } from "../../shell/shell-route.tsx"

const route = createRoute({
  getParentRoute: () => shellRoute,
  path: "/rates",
  component: lazyRouteComponent(() => import("./rates-page.tsx"), "RatesPage"),
})

export const ratesPage: PageDefinition = {
  routes: [route],
  navigation: { label: "Rates", to: "/rates", icon: "rates", key: "t", section: "operator" },
}
