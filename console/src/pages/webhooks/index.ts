import { createRoute } from "@tanstack/react-router"
import type { PageDefinition } from "../../shell/page-definition.ts"
import { shellRoute } from "../../shell/shell-route.tsx"
import { filtersOf } from "../../url/filters.ts"
import { lazyPage } from "../../shell/lazy-page.ts"
import * as strings from "../../strings.ts"

const getParentRoute = () => shellRoute
const deliveryFilters = ["event", "status", "event_type", "within", "from", "to"] as const

const list = createRoute({
  getParentRoute,
  path: "/webhooks",
  validateSearch: filtersOf(),
  component: lazyPage(() => import("./webhooks-page.tsx"), "WebhooksPage"),
})

const add = createRoute({
  getParentRoute,
  path: "/webhooks/new",
  component: lazyPage(() => import("./add-endpoint-page.tsx"), "AddEndpointPage"),
})

const deliveries = createRoute({
  getParentRoute,
  path: "/webhooks/deliveries",
  validateSearch: filtersOf("endpoint", ...deliveryFilters),
  component: lazyPage(() => import("./deliveries-page.tsx"), "DeliveriesPage"),
})

const delivery = createRoute({
  getParentRoute,
  path: "/webhooks/deliveries/$sid",
  component: lazyPage(() => import("./delivery-page.tsx"), "DeliveryPage"),
})

const endpoint = createRoute({
  getParentRoute,
  path: "/webhooks/$sid",
  validateSearch: filtersOf("tab", ...deliveryFilters),
  component: lazyPage(() => import("./endpoint-page.tsx"), "EndpointPage"),
})

const edit = createRoute({
  getParentRoute,
  path: "/webhooks/$sid/edit",
  component: lazyPage(() => import("./edit-endpoint-page.tsx"), "EditEndpointPage"),
})

export const webhooksPage: PageDefinition = {
  routes: [list, add, deliveries, delivery, endpoint, edit],
  navigation: { label: strings.webhooks, to: "/webhooks", icon: "webhook", key: "w", section: "account" },
}
