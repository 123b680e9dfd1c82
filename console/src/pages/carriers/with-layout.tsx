import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { useAccount } from "../../api/account.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { PageSkeleton } from "../../shell/page-skeleton.tsx"
import { presetSettings } from "./kinds/http-settings.ts"
import { presetsQuery } from "./presets.ts"
import type { KindSettings } from "./kinds/setting.ts"
import { settingsOfKind, type CarrierKind } from "./settings.ts"

interface WithLayoutProps {
  kind: CarrierKind
  preset: string | undefined
  children(layout: KindSettings): ReactNode
}

/**
 * The settings in the form of a kind of carrier. The server describes those of a preset. An unknown preset
 * has the form without a preset.
 */
export function WithLayout({ kind, preset, children }: WithLayoutProps) {
  const { client } = useAccount()
  const presets = useQuery({ ...presetsQuery(client), enabled: kind === "http" && preset !== undefined })
  if (kind !== "http" || preset === undefined) return children(settingsOfKind[kind])
  if (presets.isError) return <ErrorAlert error={presets.error} retry={() => void presets.refetch()} />
  if (!presets.data) return <PageSkeleton />
  const known = presets.data.find((each) => each.preset === preset)
  return children(known ? presetSettings(known) : settingsOfKind.http)
}
