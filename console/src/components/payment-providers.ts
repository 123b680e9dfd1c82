import { queryOptions, useQuery } from "@tanstack/react-query"
import type { PaymentProvider } from "posthorn"
import { useAccount } from "../api/account.tsx"
import * as strings from "./strings.ts"

/** The provider of every account that has no other. No list contains it. */
export const simulatedProviderSid = "PP00000000000070008000000000000001"

type Chosen = Pick<ReturnType<typeof useAccount>, "account" | "client">

/** Reads the providers in the order in which they are tried. */
export function providersQuery({ account, client }: Chosen) {
  return queryOptions({
    queryKey: [account?.account_sid, "payment_providers"],
    queryFn: async ({ signal }) => (await client.paymentProviders.list({ signal })).data,
    enabled: account !== null,
  })
}

export const kindNames: Readonly<Record<PaymentProvider["kind"], string>> = {
  simulator: strings.simulator,
  stripe: "Stripe",
  paypal: "PayPal",
  manual: strings.manualProvider,
}

/** The account's names of its providers, by their sids. */
export function useProviderNames(): (sid: string) => string {
  const { data } = useQuery(providersQuery(useAccount()))
  return (sid) => {
    if (sid === simulatedProviderSid) return kindNames.simulator
    const name = data?.find((provider) => provider.sid === sid)?.name
    return name ?? (data ? strings.deletedProvider : strings.unknownProvider)
  }
}
