import { createRoute } from "@tanstack/react-router"
import type { PageDefinition } from "../../shell/page-definition.ts"
import { shellRoute } from "../../shell/shell-route.tsx"
import { filtersOf } from "../../url/filters.ts"
import { lazyPage } from "../../shell/lazy-page.ts"
import * as strings from "../../strings.ts"

const route = createRoute({
  getParentRoute: () => shellRoute,
  path: "/",
  validateSearch: filtersOf("interval"),
  component: lazyPage(() => import("./home-page.tsx"), "HomePage"),
})

export const homePage: PageDefinition = {
  routes: [route],
  navigation: { label: strings.home, to: "/", icon: "home", key: "h", section: "account" },
}
