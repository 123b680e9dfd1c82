import { createRoute } from "@tanstack/react-router"
import { lazyPage } from "../../shell/lazy-page.ts"
import type { PageDefinition } from "../../shell/page-definition.ts"
import { shellRoute } from "../../shell/shell-route.tsx"
import { filtersOf } from "../../url/filters.ts"
import * as strings from "../../strings.ts"

const list = createRoute({
  getParentRoute: () => shellRoute,
  path: "/conversations",
  validateSearch: filtersOf(),
  component: lazyPage(() => import("./conversations-page.tsx"), "ConversationsPage"),
})

const one = createRoute({
  getParentRoute: () => shellRoute,
  path: "/conversations/thread",
  validateSearch: filtersOf("number", "contact"),
  component: lazyPage(() => import("./thread-page.tsx"), "ThreadPage"),
})

export const conversationsPage: PageDefinition = {
  routes: [list, one],
  navigation: { label: strings.conversations, to: "/conversations", icon: "person", key: "f", section: "account" },
}
