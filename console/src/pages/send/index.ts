import { createRoute } from "@tanstack/react-router"
import type { PageDefinition } from "../../shell/page-definition.ts"
import { shellRoute } from "../../shell/shell-route.tsx"
import { lazyPage } from "../../shell/lazy-page.ts"

const route = createRoute({
  getParentRoute: () => shellRoute,
  path: "/send",
  component: lazyPage(() => import("./send-page.tsx"), "SendPage"),
})

export const sendPage: PageDefinition = {
  routes: [route],
  navigation: { label: "Send", to: "/send", icon: "send", key: "s", section: "account" },
}
