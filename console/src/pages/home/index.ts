import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import type { PageDefinition } from "../../shell/page-definition.ts"
import { shellRoute } from "../../shell/shell-route.tsx"
import { filtersOf } from "../../url/filters.ts"

const route = createRoute({
  getParentRoute: () => shellRoute,
  path: "/",
  validateSearch: filtersOf("interval"),
  component: lazyRouteComponent(() => import("./home-page.tsx"), "HomePage"),
})

export const homePage: PageDefinition = {
  routes: [route],
  navigation: { label: "Home", to: "/", icon: "home", key: "h", section: "account" },
}
