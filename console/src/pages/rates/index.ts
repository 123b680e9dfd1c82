import { createRoute } from "@tanstack/react-router"
import type { PageDefinition } from "../../shell/page-definition.ts"
import { shellRoute } from "../../shell/shell-route.tsx"
import { filtersOf } from "../../url/filters.ts"
import { lazyPage } from "../../shell/lazy-page.ts"
import * as strings from "../../strings.ts"

const listRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/rates",
  validateSearch: filtersOf("carrier", "prefix"),
  component: lazyPage(() => import("./rates-page.tsx"), "RatesPage"),
})
const replaceRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/rates/replace",
  validateSearch: filtersOf("carrier"),
  component: lazyPage(() => import("./replace-rates-page.tsx"), "ReplaceRatesPage"),
})

export const ratesPage: PageDefinition = {
  routes: [listRoute, replaceRoute],
  navigation: { label: strings.rates, to: "/rates", icon: "rates", key: "t", section: "operator" },
}
