import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router"
import { queryClient } from "../api/query-client.ts"
import { sessionQuery } from "../api/session.ts"
import { rootRoute } from "./root-route.tsx"
import { ShellFailure } from "./page-failure.tsx"

/** Every page within it is for people who are signed in; others sign in first and come back. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "shell",
  async beforeLoad({ location }) {
    const session = await queryClient.ensureQueryData(sessionQuery)
    if (!session) throw redirect({ to: "/sign-in", search: { next: location.href } as never })
  },
  component: lazyRouteComponent(() => import("./shell.tsx"), "Shell"),
  errorComponent: ShellFailure,
})
