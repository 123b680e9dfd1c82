import { queryOptions } from "@tanstack/react-query"
import { ApiError, type Statistics } from "@posthorn/client"
import type { useAccount } from "../../api/account.tsx"
import { deadLettersCountedMax } from "./message-matters.ts"
import { paymentsCountedMax } from "./payment-matters.ts"
import { dayMs, minuteMs } from "../../time-units.ts"

type Chosen = Pick<ReturnType<typeof useAccount>, "account" | "client" | "people">

const refetchInterval = 15_000
/** An accepted message normally leaves within seconds. */
const lateMs = 5 * minuteMs
const lateLookedAtMax = 100

export function statisticsQuery({ account, client }: Chosen, interval: "hour" | "day") {
  return queryOptions({
    queryKey: [account?.account_sid, "statistics", interval],
    queryFn: ({ signal }) => client.statistics.get({ interval }, { signal }),
    refetchInterval,
    enabled: account !== null,
  })
}

/** Reads the day before these statistics. It changes once an hour, when another hour begins. */
export function dayBeforeQuery({ account, client }: Chosen, today: Statistics | undefined) {
  const to = today?.from ?? ""
  return queryOptions({
    queryKey: [account?.account_sid, "statistics", "day_before", to],
    queryFn: ({ signal }) =>
      client.statistics.get({ interval: "hour", from: new Date(Date.parse(to) - dayMs), to }, { signal }),
    staleTime: Infinity,
    enabled: account !== null && today !== undefined,
  })
}

/** Reads all endpoints, at most 100. */
export function endpointsQuery({ account, client }: Chosen) {
  return queryOptions({
    queryKey: [account?.account_sid, "home", "webhooks"],
    queryFn: async ({ signal }) => (await client.webhooks.list({ limit: 100 }, { signal })).data,
    refetchInterval,
    enabled: account !== null,
  })
}

/**
 * Counts the messages of the last day that should have left and have not. Scheduled messages are excluded.
 */
export function lateQuery({ account, client }: Chosen) {
  return queryOptions({
    queryKey: [account?.account_sid, "home", "late"],
    queryFn: async ({ signal }) => {
      const before = Date.now() - lateMs
      const query = {
        status: ["queued" as const],
        created_before: new Date(before),
        created_after: new Date(before - dayMs),
      }
      const { data } = await client.messages.list({ ...query, limit: lateLookedAtMax }, { signal })
      return data.filter(({ send_at: at }) => at === null || Date.parse(at) < before).length
    },
    refetchInterval,
    enabled: account !== null,
  })
}

/** For operators: counts the inbound messages that could not be stored, up to a limit. */
export function deadLettersQuery({ client }: Pick<Chosen, "client">) {
  return queryOptions({
    queryKey: ["operator", "home", "dead_letters"],
    queryFn: async ({ signal }) =>
      (await client.operator.deadLetters.list({ limit: deadLettersCountedMax }, { signal })).data.length,
    refetchInterval,
  })
}

/** Returns none without a simulator. */
export function holdsQuery({ account, client }: Chosen) {
  return queryOptions({
    queryKey: [account?.account_sid, "home", "holds"],
    queryFn: ({ signal }) => Array.fromAsync(client.simulator.holds.list({ signal })).catch(noneWithoutSimulator),
    refetchInterval,
    enabled: account !== null,
  })
}

function noneWithoutSimulator(error: unknown): [] {
  if (error instanceof ApiError && error.code === "simulator_off") return []
  throw error
}

/** Active blocks. Beyond this number one sentence covers them all. */
export function blocksQuery({ account, client }: Chosen) {
  return queryOptions({
    queryKey: [account?.account_sid, "home", "verification_blocks"],
    queryFn: async ({ signal }) => (await client.auth.blocks.list({ active: true, limit: 100 }, { signal })).data,
    refetchInterval,
    enabled: account !== null,
  })
}

/** Reads disputes and inquiries for which evidence can still be submitted. */
export function disputesQuery({ account, client }: Chosen) {
  return queryOptions({
    queryKey: [account?.account_sid, "home", "disputes"],
    queryFn: async ({ signal }) =>
      (await client.disputes.list({ status: ["needs_response", "warning"], limit: paymentsCountedMax }, { signal }))
        .data,
    refetchInterval,
    enabled: account !== null,
  })
}

/** How many payments need review, up to a limit. */
export function reviewsQuery({ account, client }: Chosen) {
  return queryOptions({
    queryKey: [account?.account_sid, "home", "reviews"],
    queryFn: async ({ signal }) =>
      (await client.payments.list({ needs_review: true, limit: paymentsCountedMax }, { signal })).data.length,
    refetchInterval,
    enabled: account !== null,
  })
}

/** How many differences are open, up to a limit. */
export function differencesQuery({ account, client }: Chosen) {
  return queryOptions({
    queryKey: [account?.account_sid, "home", "differences"],
    queryFn: async ({ signal }) =>
      (await client.differences.list({ status: ["open"], limit: paymentsCountedMax }, { signal })).data.length,
    refetchInterval,
    enabled: account !== null,
  })
}

export function latestPaymentsQuery({ account, client }: Chosen) {
  return queryOptions({
    queryKey: [account?.account_sid, "home", "payments"],
    queryFn: async ({ signal }) => (await client.payments.list({ limit: 5 }, { signal })).data,
    refetchInterval,
    enabled: account !== null,
  })
}

export function accountQuery({ account, client }: Chosen) {
  return queryOptions({
    queryKey: [account?.account_sid, "home", "account"],
    queryFn: ({ signal }) => client.account.get({ signal }),
  })
}

export function invitesQuery({ account, people }: Chosen) {
  return queryOptions({
    queryKey: [account?.account_sid, "invites"],
    queryFn: ({ signal }) => Array.fromAsync(people.invites.list({}, { signal })),
  })
}

/** Reads all pages, rarely: unused keys do not become urgent within a minute. */
export function keysQuery({ account, client }: Chosen) {
  return queryOptions({
    queryKey: [account?.account_sid, "home", "api_keys"],
    queryFn: ({ signal }) => Array.fromAsync(client.apiKeys.list({ limit: 1_000 }, { signal })),
    staleTime: minuteMs,
  })
}
