import { queryOptions } from "@tanstack/react-query"
import type { ConsoleApi } from "../../api/generated/console-api.ts"
import { readListPage } from "../../components/list-page.ts"

/** The filters in the address. `of` is `installation` for the log of the installation. */
export const filterNames = ["of", "member", "operation", "from", "to"] as const

export type FilterName = (typeof filterNames)[number]
export type Filters = Partial<Record<FilterName | "cursor", string>>

interface Speaker {
  people: ConsoleApi
  account: { account_sid: string } | null
}

export function entriesQuery({ people, account }: Speaker, filters: Filters) {
  const { of, member, operation, from, to, cursor } = filters
  const log = of === "installation" ? people.installation.auditLog : people.auditLog
  return queryOptions({
    queryKey: [account?.account_sid, "audit-log", filters],
    queryFn: ({ signal }) => {
      const query = { member_sid: member, operation, created_after: from, created_before: to, cursor }
      return readListPage(log.list(query, { signal }))
    },
  })
}

/** The people of the filter: the members of the account, or all for the log of the installation. */
export function membersQuery({ people, account }: Speaker, of: string | undefined) {
  const isWhole = of === "installation"
  const every = { limit: 1_000 }
  return queryOptions({
    queryKey: [account?.account_sid, "members", isWhole ? "installation" : "all"],
    queryFn: async ({ signal }): Promise<{ sid: string; email: string }[]> =>
      isWhole
        ? await Array.fromAsync(people.installation.members.list(every, { signal }))
        : await Array.fromAsync(people.members.list(every, { signal })),
  })
}
