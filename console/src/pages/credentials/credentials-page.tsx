import { Stack } from "@mantine/core"
import { useMay } from "../../components/use-may.ts"
import { Page } from "../../shell/page.tsx"
import { AccountCard } from "./account-card.tsx"
import { ApiKeys } from "./api-keys.tsx"
import { AuthToken } from "./auth-token.tsx"
import { OwnersOnly } from "./owners-only.tsx"
import * as strings from "./strings.ts"

export function CredentialsPage() {
  const may = useMay()
  return (
    <Page title={strings.credentials} description={strings.credentialsDescription}>
      <Stack gap="xl">
        <AccountCard />
        {may.own ? (
          <>
            <AuthToken />
            <ApiKeys />
          </>
        ) : (
          <OwnersOnly />
        )}
      </Stack>
    </Page>
  )
}
