import { queryOptions, useQuery } from "@tanstack/react-query"
import type { PaymentProviderKindDescription } from "@posthorn/client"
import { useAccount } from "../api/account.tsx"
import { fieldsOf, type Field, type FormSchema } from "./schema-form/fields.ts"
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

/** A kind of provider, with the fields of its form. */
export interface ProviderKind extends PaymentProviderKindDescription {
  /** What a person does in the form; undefined where that is to enter credentials. */
  title: string | undefined
  fields: Record<Part, readonly Field[]>
}

/** The parts of a provider that its kind describes. */
export type Part = "settings" | "secrets"

/** The kinds come with the server, so they are read once. */
export function providerKindsQuery({ account, client }: Chosen) {
  return queryOptions({
    queryKey: ["payment_provider_kinds"],
    queryFn: async ({ signal }) => (await client.paymentProviderKinds.list({ signal })).data.map(withFields),
    enabled: account !== null,
    staleTime: Infinity,
  })
}

function withFields(kind: PaymentProviderKindDescription): ProviderKind {
  const { title } = kind.settings as FormSchema
  return { ...kind, title, fields: { settings: fieldsOf(kind.settings), secrets: fieldsOf(kind.secrets) } }
}

/** The names of kinds. A kind without a name has its id. */
export function useKindNames(): (kind: string) => string {
  const { data } = useQuery(providerKindsQuery(useAccount()))
  return (kind) => data?.find((each) => each.kind === kind)?.name ?? kind
}

/** The account's names of its providers, by their sids. */
export function useProviderNames(): (sid: string) => string {
  const { data } = useQuery(providersQuery(useAccount()))
  return (sid) => {
    if (sid === simulatedProviderSid) return strings.simulator
    const name = data?.find((provider) => provider.sid === sid)?.name
    return name ?? (data ? strings.deletedProvider : strings.unknownProvider)
  }
}
