import { useQuery } from "@tanstack/react-query"
import type { CarrierKindDescription } from "@posthorn/client"
import type { ReactNode } from "react"
import { useAccount } from "../../api/account.tsx"
import { carrierKindsQuery } from "../../components/carriers.ts"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { PageSkeleton } from "../../shell/page-skeleton.tsx"
import { layoutOf, presetLayout, type Layout } from "./layout.ts"
import { presetsQuery } from "./presets.ts"
import * as strings from "./strings.ts"

interface WithKindProps {
  kind: string
  children(kind: CarrierKindDescription): ReactNode
}

/** Draws what needs the description of a kind. */
export function WithKind({ kind, children }: WithKindProps) {
  const { client } = useAccount()
  const kinds = useQuery(carrierKindsQuery(client))
  if (kinds.isError) return <ErrorAlert error={kinds.error} retry={() => void kinds.refetch()} />
  if (!kinds.data) return <PageSkeleton />
  const known = kinds.data.find((each) => each.kind === kind)
  return known ? children(known) : strings.kindMissing(kind)
}

interface WithLayoutProps {
  kind: CarrierKindDescription
  preset: string | undefined
  children(layout: Layout): ReactNode
}

/** The form of a kind of carrier. An unknown preset has the form without a preset. */
export function WithLayout({ kind, preset, children }: WithLayoutProps) {
  const { client } = useAccount()
  const presets = useQuery({ ...presetsQuery(client), enabled: preset !== undefined })
  if (preset === undefined) return children(layoutOf(kind))
  if (presets.isError) return <ErrorAlert error={presets.error} retry={() => void presets.refetch()} />
  if (!presets.data) return <PageSkeleton />
  const known = presets.data.find((each) => each.preset === preset)
  return children(known ? presetLayout(kind, known) : layoutOf(kind))
}
