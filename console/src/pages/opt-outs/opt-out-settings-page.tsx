import { Skeleton } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { useAccount } from "../../api/account.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Page } from "../../shell/page.tsx"
import { OptOutsTabs } from "./opt-outs-tabs.tsx"
import { settingsQuery } from "./settings-query.ts"
import { SettingsForm } from "./settings-form.tsx"
import * as strings from "./strings.ts"

export function OptOutSettingsPage() {
  const chosen = useAccount()
  const { data: settings, error, refetch } = useQuery(settingsQuery(chosen))
  return (
    <Page title={strings.optOutSettings} description={strings.settingsDescription}>
      <OptOutsTabs />
      {settings ? (
        <SettingsForm key={chosen.account?.account_sid} settings={settings} />
      ) : error ? (
        <ErrorAlert error={error} retry={() => void refetch()} />
      ) : (
        <Skeleton height={320} />
      )}
    </Page>
  )
}
