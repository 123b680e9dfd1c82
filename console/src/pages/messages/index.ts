import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import type { PageDefinition } from "../../shell/page-definition.ts"
import { shellRoute } from "../../shell/shell-route.tsx"

const route = createRoute({
  getParentRoute: () => shellRoute,
  path: "/messages",
  component: lazyRouteComponent(() => import("./messages-page.tsx"), "MessagesPage"),
})

export const messagesPage: PageDefinition = {
  routes: [route],
  navigation: { label: "Messages", to: "/messages", icon: "messages", key: "m", section: "account" },
}
