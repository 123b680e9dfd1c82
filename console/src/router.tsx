import { createRoute, createRouter } from "@tanstack/react-router"
import { readQuery, writeQuery } from "./url/query.ts"
import { pages } from "./pages.ts"
import { rootRoute } from "./shell/root-route.tsx"
import { shellRoute } from "./shell/shell-route.tsx"
import { welcomeRoutes } from "./pages/welcome/routes.ts"
import { NotFound } from "./shell/not-found.tsx"
import { PageFailure } from "./shell/page-failure.tsx"
import { PageSkeleton } from "./shell/page-skeleton.tsx"

/** Within the shell, so that the navigation stays. */
const anythingElse = createRoute({ getParentRoute: () => shellRoute, path: "$", component: NotFound })

const routeTree = rootRoute.addChildren([
  ...welcomeRoutes,
  shellRoute.addChildren([...pages.flatMap((page) => page.routes), anythingElse]),
])

export const router = createRouter({
  routeTree,
  basepath: "/console",
  parseSearch: readQuery,
  stringifySearch: writeQuery,
  scrollRestoration: true,
  defaultPreload: "intent",
  defaultPendingMs: 150,
  defaultNotFoundComponent: NotFound,
  defaultErrorComponent: PageFailure,
  defaultPendingComponent: PageSkeleton,
})
