import { useQuery } from "@tanstack/react-query"
import { isWriting } from "../api/is-writing.ts"
import { queryClient } from "../api/query-client.ts"
import { lookSession, sessionQuery, type Session } from "../api/session.ts"

/** One small request of each visible tab. A stream would be faster, but few pages have one. */
const lookEveryMs = 5_000

/**
 * Reads the session again while a page is open, because permissions can change. Additional permissions show
 * within seconds. Fewer permissions also do, unless the person is filling a form, which would disappear. Then
 * they show at the next action, which the server refuses.
 */
export function useFreshSession(): void {
  useQuery({
    queryKey: ["fresh-session"],
    queryFn: ({ signal }) => look(signal),
    refetchInterval: lookEveryMs,
    // The page has just read the session.
    initialData: null,
    staleTime: lookEveryMs,
  })
}

async function look(signal: AbortSignal): Promise<null> {
  const { queryKey } = sessionQuery
  const before = queryClient.getQueryData(queryKey)
  const now = await lookSession({ signal, maxRetries: 0 })
  // The session was read again in between, perhaps after an action that this answer does not include, or the
  // person is signing out.
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

/** The role with the most permissions first. */
const roles = ["owner", "developer", "viewer"]
