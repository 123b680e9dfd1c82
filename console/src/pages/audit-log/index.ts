import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import type { PageDefinition } from "../../shell/page-definition.ts"
import { shellRoute } from "../../shell/shell-route.tsx"
import { filtersOf } from "../../url/filters.ts"

const route = createRoute({
  getParentRoute: () => shellRoute,
  path: "/audit-log",
  validateSearch: filtersOf("member", "of"),
  component: lazyRouteComponent(() => import("./audit-log-page.tsx"), "AuditLogPage"),
})

export const auditLogPage: PageDefinition = {
  routes: [route],
  navigation: { label: "Audit log", to: "/audit-log", icon: "book", key: "l", section: "account", forOwners: true },
}
