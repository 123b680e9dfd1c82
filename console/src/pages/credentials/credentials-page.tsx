import { Stack } from "@mantine/core"
import { useMay } from "../../components/use-may.ts"
import { Page } from "../../shell/page.tsx"
import { AccountCard } from "./account-card.tsx"
import { ApiKeys } from "./api-keys.tsx"
import { AuthToken } from "./auth-token.tsx"
import { OwnersOnly } from "./owners-only.tsx"

export function CredentialsPage() {
  const may = useMay()
  return (
    <Page
      title="Credentials"
      description="Your programs sign in with the Account SID and the Auth Token, or with an API key and its secret, as HTTP Basic."
    >
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
