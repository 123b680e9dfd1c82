import { useQuery } from "@tanstack/react-query"
import { isWriting } from "../api/is-writing.ts"
import { queryClient } from "../api/query-client.ts"
import { lookSession, sessionQuery, type Session } from "../api/session.ts"

/** One small request of each tab that somebody sees. A stream would tell sooner, and few pages have one. */
const lookEveryMs = 5_000

/**
 * What whoever is signed in may do changes while a page stands open. More of it shows within seconds. Less of it does too, unless
 * something is being written, which would go with the form: then it shows at the next act, which the server refuses.
 */
export function useFreshSession(): void {
  useQuery({
    queryKey: ["fresh-session"],
    queryFn: ({ signal }) => look(signal),
    refetchInterval: lookEveryMs,
    // The page has just looked.
    initialData: null,
    staleTime: lookEveryMs,
  })
}

async function look(signal: AbortSignal): Promise<null> {
  const { queryKey } = sessionQuery
  const before = queryClient.getQueryData(queryKey)
  const now = await lookSession({ signal, maxRetries: 0 })
  // Somebody else looked meanwhile, after an act perhaps of which this look knows nothing; or signs out at this moment.
  if (!before || queryClient.getQueryData(queryKey) !== before || queryClient.isMutating() > 0) return null
  if (!takesAway(before, now) || !isWriting()) queryClient.setQueryData(queryKey, now)
  return null
}

function takesAway(before: Session, now: Session | null): boolean {
  if (!now || (before.member.is_operator && !now.member.is_operator)) return true
  return before.memberships.some(({ account_sid: sid, role }) => {
    const kept = now.memberships.find(({ account_sid: other }) => other === sid)
    return !kept || roles.indexOf(kept.role) > roles.indexOf(role)
  })
}

/** What allows the most first. */
const roles = ["owner", "developer", "viewer"]
