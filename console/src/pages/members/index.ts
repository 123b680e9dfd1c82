import { createRoute } from "@tanstack/react-router"
import type { PageDefinition } from "../../shell/page-definition.ts"
import { shellRoute } from "../../shell/shell-route.tsx"
import { filtersOf } from "../../url/filters.ts"
import { lazyPage } from "../../shell/lazy-page.ts"
import * as strings from "../../strings.ts"

const route = createRoute({
  getParentRoute: () => shellRoute,
  path: "/members",
  validateSearch: filtersOf(),
  component: lazyPage(() => import("./members-page.tsx"), "MembersPage"),
})

export const membersPage: PageDefinition = {
  routes: [route],
  navigation: { label: strings.members, to: "/members", icon: "person", key: "i", section: "account" },
}
