import { createRoute } from "@tanstack/react-router"
import type { PageDefinition } from "../../shell/page-definition.ts"
import { shellRoute } from "../../shell/shell-route.tsx"
import { filtersOf } from "../../url/filters.ts"
import { lazyPage } from "../../shell/lazy-page.ts"
import * as strings from "../../strings.ts"

const listRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/carriers",
  component: lazyPage(() => import("./carriers-page.tsx"), "CarriersPage"),
})
const newRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/carriers/new",
  validateSearch: filtersOf("kind", "preset"),
  component: lazyPage(() => import("./edit-carrier-page.tsx"), "NewCarrierPage"),
})
const firstRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/carriers/first",
  validateSearch: filtersOf("carrier", "route", "message"),
  component: lazyPage(() => import("./first-carrier-page.tsx"), "FirstCarrierPage"),
})
const detailRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/carriers/$sid",
  component: lazyPage(() => import("./carrier-page.tsx"), "CarrierPage"),
})
const editRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/carriers/$sid/edit",
  component: lazyPage(() => import("./edit-carrier-page.tsx"), "EditCarrierPage"),
})

export const carriersPage: PageDefinition = {
  routes: [listRoute, newRoute, firstRoute, detailRoute, editRoute],
  navigation: { label: strings.carriers, to: "/carriers", icon: "carriers", key: "c", section: "operator" },
}
