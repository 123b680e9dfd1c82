import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query"
import type { Dispute, Payment, Refund } from "@posthorn/client"
import { useAccount } from "../../api/account.tsx"
import { readListPage } from "../../components/list-page.ts"

type Chosen = Pick<ReturnType<typeof useAccount>, "account" | "client">

const movingMs = 1_000
/** A customer may pay, a bank may dispute, and a colleague may refund. */
const restingMs = 5_000
/** Most payments have some twenty entries. */
const timelinePage = 100

/** Reads the payment again while the page is visible, and faster while an outcome is unknown. */
export function paymentQuery({ account, client }: Chosen, sid: string) {
  return queryOptions({
    queryKey: [account?.account_sid, "payment", sid],
    queryFn: ({ signal }) => client.payments.get(sid, { signal }),
    refetchInterval: ({ state: { data } }) => (data && isMoving(data) ? movingMs : restingMs),
  })
}

function isMoving({ status, pending_operation: pending, amount_refund_pending: refunds }: Payment): boolean {
  return status === "requires_action" || status === "processing" || pending !== null || refunds > 0
}

/** Reads the payments of the refunds or disputes on a page, whose descriptions hardly change. */
export function paymentsOfQuery({ account, client }: Chosen, rows: readonly { payment_sid: string }[]) {
  const sids = [...new Set(rows.map(({ payment_sid: sid }) => sid))].sort()
  return queryOptions({
    queryKey: [account?.account_sid, "payments", "some", sids],
    queryFn: async ({ signal }): Promise<Payment[]> =>
      (await client.payments.list({ sid: sids, limit: 100 }, { signal })).data,
    enabled: sids.length > 0,
    placeholderData: keepPreviousData,
  })
}

/** Read again with the payment, which changes whenever a refund does. */
export function refundsQuery({ account, client }: Chosen, { sid, updated_at: updatedAt }: Payment) {
  return queryOptions({
    queryKey: [account?.account_sid, "payment", sid, "refunds", updatedAt],
    queryFn: async ({ signal }): Promise<Refund[]> =>
      (await client.refunds.list({ payment_sid: sid, limit: 100 }, { signal })).data,
    placeholderData: (before) => before,
    refetchInterval: restingMs,
  })
}

export function disputesQuery({ account, client }: Chosen, sid: string) {
  return queryOptions({
    queryKey: [account?.account_sid, "payment", sid, "disputes"],
    queryFn: async ({ signal }): Promise<Dispute[]> =>
      (await client.disputes.list({ payment_sid: sid, limit: 100 }, { signal })).data,
    refetchInterval: restingMs,
  })
}

/**
 * Reads all loaded pages again, because receipts of messages arrive later than the changes of the payment.
 */
export function timelineQuery({ account, client }: Chosen, sid: string) {
  return infiniteQueryOptions({
    queryKey: [account?.account_sid, "payment", sid, "timeline"],
    queryFn: ({ signal, pageParam: cursor }) =>
      readListPage(client.payments.timeline.list(sid, { limit: timelinePage, cursor }, { signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    refetchInterval: restingMs,
  })
}

/** Returns a function to call after an action has changed a payment. */
export function useChanged() {
  const { account } = useAccount()
  const queries = useQueryClient()
  return async (payment?: Payment) => {
    const key = account?.account_sid
    if (payment) queries.setQueryData([key, "payment", payment.sid], payment)
    const names = ["payment", "payments", "refunds", "disputes"]
    await Promise.all(names.map((name) => queries.invalidateQueries({ queryKey: [key, name] })))
  }
}
