import { EmptyState } from "../../components/empty-state.tsx"
import { Page } from "../../shell/page.tsx"

export function CredentialsPage() {
  return (
    <Page title="Credentials" description="What your programs sign in with.">
      <EmptyState
        title="Sign in to the API"
        curl={`curl -u $ACCOUNT_SID:$AUTH_TOKEN ${location.origin}/v1/account`}
        sdk={`const client = new Posthorn({ accountSid, authToken })`}
      >
        Programs use the Account SID and the Auth Token, or an API key, as HTTP Basic credentials.
      </EmptyState>
    </Page>
  )
}
