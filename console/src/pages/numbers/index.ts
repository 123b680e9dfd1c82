import { createRoute } from "@tanstack/react-router"
import type { PageDefinition } from "../../shell/page-definition.ts"
import { shellRoute } from "../../shell/shell-route.tsx"
import { filtersOf } from "../../url/filters.ts"
import { lazyPage } from "../../shell/lazy-page.ts"
import * as strings from "../../strings.ts"

const route = createRoute({
  getParentRoute: () => shellRoute,
  path: "/numbers",
  validateSearch: filtersOf("number"),
  component: lazyPage(() => import("./numbers-page.tsx"), "NumbersPage"),
})

const services = createRoute({
  getParentRoute: () => shellRoute,
  path: "/numbers/services",
  validateSearch: filtersOf(),
  component: lazyPage(() => import("./services-page.tsx"), "ServicesPage"),
})

const service = createRoute({
  getParentRoute: () => shellRoute,
  path: "/numbers/services/$sid",
  validateSearch: filtersOf(),
  component: lazyPage(() => import("./service-page.tsx"), "ServicePage"),
})

export const numbersPage: PageDefinition = {
  routes: [route, services, service],
  navigation: { label: strings.numbers, to: "/numbers", icon: "numbers", key: "n", section: "account" },
}
