import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import type { PageDefinition } from "../../shell/page-definition.ts"
import { shellRoute } from "../../shell/shell-route.tsx"
import { filtersOf } from "../../url/filters.ts"

const route = createRoute({
  getParentRoute: () => shellRoute,
  path: "/members",
  validateSearch: filtersOf(),
  component: lazyRouteComponent(() => import("./members-page.tsx"), "MembersPage"),
})

export const membersPage: PageDefinition = {
  routes: [route],
  navigation: { label: "Members", to: "/members", icon: "person", key: "i", section: "account" },
}
