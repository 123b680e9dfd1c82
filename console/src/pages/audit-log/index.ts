import { createRoute } from "@tanstack/react-router"
import type { PageDefinition } from "../../shell/page-definition.ts"
import { shellRoute } from "../../shell/shell-route.tsx"
import { filtersOf } from "../../url/filters.ts"
import { filterNames } from "./audit-query.ts"
import { lazyPage } from "../../shell/lazy-page.ts"
import * as strings from "../../strings.ts"

const route = createRoute({
  getParentRoute: () => shellRoute,
  path: "/audit-log",
  validateSearch: filtersOf(...filterNames),
  component: lazyPage(() => import("./audit-log-page.tsx"), "AuditLogPage"),
})

export const auditLogPage: PageDefinition = {
  routes: [route],
  navigation: {
    label: strings.auditLog,
    to: "/audit-log",
    icon: "book",
    key: "l",
    section: "account",
    forOwners: true,
  },
}
