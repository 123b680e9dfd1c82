import { createRoute } from "@tanstack/react-router"
import type { PageDefinition } from "../../shell/page-definition.ts"
import { shellRoute } from "../../shell/shell-route.tsx"
import { filtersOf } from "../../url/filters.ts"
import { lazyPage } from "../../shell/lazy-page.ts"
import * as strings from "../../strings.ts"

const list = createRoute({
  getParentRoute: () => shellRoute,
  path: "/payments",
  validateSearch: filtersOf("status", "currency", "reference", "needs_review", "created_after", "created_before"),
  component: lazyPage(() => import("./payments-page.tsx"), "PaymentsPage"),
})

const refunds = createRoute({
  getParentRoute: () => shellRoute,
  path: "/payments/refunds",
  validateSearch: filtersOf("status"),
  component: lazyPage(() => import("./refunds-page.tsx"), "RefundsPage"),
})

const disputes = createRoute({
  getParentRoute: () => shellRoute,
  path: "/payments/disputes",
  validateSearch: filtersOf("status"),
  component: lazyPage(() => import("./disputes-page.tsx"), "DisputesPage"),
})

const request = createRoute({
  getParentRoute: () => shellRoute,
  path: "/payments/new",
  validateSearch: filtersOf("to", "from"),
  component: lazyPage(() => import("./request-page.tsx"), "RequestPage"),
})

const detail = createRoute({
  getParentRoute: () => shellRoute,
  path: "/payments/$sid",
  component: lazyPage(() => import("./payment-page.tsx"), "PaymentPage"),
})

export const paymentsPage: PageDefinition = {
  routes: [list, refunds, disputes, request, detail],
  navigation: { label: strings.payments, to: "/payments", icon: "payments", key: "y", section: "account" },
}
