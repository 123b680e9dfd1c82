import { Skeleton, Stack } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { useAccount } from "../../api/account.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Page } from "../../shell/page.tsx"
import { settingsQuery } from "./queries.ts"
import { SettingsForm } from "./settings-form.tsx"
import * as strings from "./strings.ts"
import { TextsPreview } from "./texts-preview.tsx"
import { VerificationsTabs } from "./verifications-tabs.tsx"

export function SettingsPage() {
  const chosen = useAccount()
  const { data: settings, error, refetch } = useQuery(settingsQuery(chosen))
  return (
    <Page title={strings.settingsTitle} description={strings.verificationSettingsDescription}>
      <VerificationsTabs />
      {settings ? (
        <Stack gap="xl">
          <SettingsForm key={chosen.account?.account_sid} settings={settings} />
          <TextsPreview />
        </Stack>
      ) : error ? (
        <ErrorAlert error={error} retry={() => void refetch()} />
      ) : (
        <Skeleton height={400} />
      )}
    </Page>
  )
}
