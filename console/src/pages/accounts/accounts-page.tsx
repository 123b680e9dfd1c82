import { EmptyState } from "../../components/empty-state.tsx"
import { Page } from "../../shell/page.tsx"

export function AccountsPage() {
  return (
    <Page title="Accounts" description="All accounts of this installation.">
      <EmptyState title="Accounts">Each account has its own messages, numbers, endpoints and credentials.</EmptyState>
    </Page>
  )
}
