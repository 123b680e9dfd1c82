import { createRoute, redirect } from "@tanstack/react-router"
import { queryClient } from "../api/query-client.ts"
import { sessionQuery } from "../api/session.ts"
import { rootRoute } from "./root-route.tsx"
import { ShellFailure } from "./page-failure.tsx"
import { lazyPage } from "./lazy-page.ts"

/** All its pages require a session. A person without one signs in first and then returns. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "shell",
  async beforeLoad({ location }) {
    // Reads the session in parallel with the page, so that a changed role shows.
    const session = await queryClient.ensureQueryData({ ...sessionQuery, revalidateIfStale: true })
    if (!session) throw redirect({ to: "/sign-in", search: { next: location.href } as never })
  },
  component: lazyPage(() => import("./shell.tsx"), "Shell"),
  errorComponent: ShellFailure,
})
