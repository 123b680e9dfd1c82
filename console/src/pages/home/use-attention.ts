import { useQuery } from "@tanstack/react-query"
import { useAccount } from "../../api/account.tsx"
import { carriersQuery } from "../../components/carriers.ts"
import { routesQuery } from "../../components/routes.ts"
import { useMay } from "../../components/use-may.ts"
import { attentionTo } from "./attention.ts"
import type { Matter } from "./matter.ts"
import {
  accountQuery,
  blocksQuery,
  deadLettersQuery,
  dayBeforeQuery,
  differencesQuery,
  disputesQuery,
  endpointsQuery,
  holdsQuery,
  invitesQuery,
  keysQuery,
  lateQuery,
  reviewsQuery,
  statisticsQuery,
} from "./queries.ts"

const refetchInterval = 15_000

export interface Attention {
  /** Undefined until every source was read once. */
  matters: Matter[] | undefined
  /** The error of the sources that could not be read. The list contains the others. */
  error: Error | null
  retry(): void
}

/** Reads all sources of problems that the member's role can see. */
export function useAttention(): Attention {
  const chosen = useAccount()
  const { client, account, session } = chosen
  const { own } = useMay()
  const isOperator = session.member.is_operator
  const statistics = useQuery(statisticsQuery(chosen, "hour"))
  const dayBefore = useQuery(dayBeforeQuery(chosen, statistics.data))
  const webhooks = useQuery(endpointsQuery(chosen))
  const late = useQuery(lateQuery(chosen))
  const holds = useQuery(holdsQuery(chosen))
  const blocks = useQuery(blocksQuery(chosen))
  const disputes = useQuery(disputesQuery(chosen))
  const reviews = useQuery(reviewsQuery(chosen))
  const differences = useQuery(differencesQuery(chosen))
  const invites = useQuery({ ...invitesQuery(chosen), enabled: own && account !== null })
  const credentials = useQuery({ ...accountQuery(chosen), enabled: own && account !== null })
  const keys = useQuery({ ...keysQuery(chosen), enabled: own && account !== null })
  const carriers = useQuery({ ...carriersQuery(client), enabled: isOperator, refetchInterval })
  const routes = useQuery({ ...routesQuery(client), enabled: isOperator, refetchInterval })
  const deadLetters = useQuery({ ...deadLettersQuery(chosen), enabled: isOperator })

  const queries = [
    statistics,
    dayBefore,
    webhooks,
    late,
    holds,
    blocks,
    disputes,
    reviews,
    differences,
    invites,
    credentials,
    keys,
    carriers,
    routes,
    deadLetters,
  ]
  const failed = queries.filter(({ isError }) => isError)
  const matters = attentionTo({
    now: Date.now(),
    statistics: statistics.data,
    dayBefore: dayBefore.data?.total.messages,
    webhooks: webhooks.data ?? [],
    waiting: late.data ?? 0,
    holds: holds.data ?? [],
    blocks: blocks.data ?? [],
    disputes: disputes.data ?? [],
    reviews: reviews.data ?? 0,
    differences: differences.data ?? 0,
    invites: invites.data ?? [],
    keys: keys.data ?? [],
    previousTokenEndsAt: credentials.data?.previous_token_ends_at ?? null,
    carriers: carriers.data ?? [],
    routes: routes.data,
    deadLetters: deadLetters.data ?? 0,
    isUnguarded: own && !session.member.has_totp,
  })
  return {
    matters: queries.some(({ isLoading }) => isLoading) ? undefined : matters,
    error: failed[0]?.error ?? null,
    retry: () => failed.forEach((query) => void query.refetch()),
  }
}
