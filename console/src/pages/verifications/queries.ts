import { queryOptions } from "@tanstack/react-query"
import type { Verification } from "@posthorn/client"
import type { useAccount } from "../../api/account.tsx"

type Chosen = Pick<ReturnType<typeof useAccount>, "account" | "client">

const pendingMs = 1_000
const receiptMs = 10_000

/** Reads the verification again as long as it can change. */
export function verificationQuery({ account, client }: Chosen, sid: string) {
  return queryOptions({
    queryKey: [account?.account_sid, "verification", sid],
    queryFn: ({ signal }) => client.auth.verifications.get(sid, { signal }),
    refetchInterval: ({ state: { data } }) => data?.status === "pending" && pendingMs,
  })
}

/**
 * Reads all messages of a verification: at most five, and one for each channel. Receipts can arrive after its
 * end.
 */
export function attemptsQuery({ account, client }: Chosen, { sid, status }: Pick<Verification, "sid" | "status">) {
  return queryOptions({
    queryKey: [account?.account_sid, "verification", sid, "attempts", status],
    queryFn: async ({ signal }) =>
      (await client.auth.attempts.list({ verification: sid, limit: 100 }, { signal })).data,
    refetchInterval: ({ state: { data } }) => {
      if (status === "pending") return pendingMs
      return data?.some((attempt) => attempt.status === "queued" || attempt.status === "sent") ? receiptMs : false
    },
  })
}

export function textsQuery({ account, client }: Chosen, method: "code" | "link") {
  return queryOptions({
    queryKey: [account?.account_sid, "verification_texts", method],
    queryFn: async ({ signal }) => (await client.auth.texts.list({ method }, { signal })).data,
  })
}

export function settingsQuery({ account, client }: Chosen) {
  return queryOptions({
    queryKey: [account?.account_sid, "verification_settings"],
    queryFn: ({ signal }) => client.auth.getSettings({ signal }),
    // They fill a form, so the console reads them only when it opens.
    gcTime: 0,
    staleTime: Infinity,
  })
}
