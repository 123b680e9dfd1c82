import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import type { PageDefinition } from "../../shell/page-definition.ts"
import { shellRoute } from "../../shell/shell-route.tsx"
import { filtersOf } from "../../url/filters.ts"
import { filterNames } from "../../components/message/messages-api.ts"

const list = createRoute({
  getParentRoute: () => shellRoute,
  path: "/messages",
  validateSearch: filtersOf(...filterNames),
  component: lazyRouteComponent(() => import("./messages-page.tsx"), "MessagesPage"),
})

const detail = createRoute({
  getParentRoute: () => shellRoute,
  path: "/messages/$sid",
  component: lazyRouteComponent(() => import("./message-page.tsx"), "MessagePage"),
})

export const messagesPage: PageDefinition = {
  routes: [list, detail],
  navigation: { label: "Messages", to: "/messages", icon: "messages", key: "m", section: "account" },
}
