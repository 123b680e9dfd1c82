import { createRoute, lazyRouteComponent } from "@tanstack/react-router"
import type { PageDefinition } from "../../shell/page-definition.ts"
import { shellRoute } from "../../shell/shell-route.tsx"

const route = createRoute({
  getParentRoute: () => shellRoute,
  path: "/webhooks",
  component: lazyRouteComponent(() => import("./webhooks-page.tsx"), "WebhooksPage"),
})

export const webhooksPage: PageDefinition = {
  routes: [route],
  navigation: { label: "Webhooks", to: "/webhooks", icon: "webhook", key: "w", section: "account" },
}
