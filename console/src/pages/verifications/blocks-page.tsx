import { useAccount } from "../../api/account.tsx"
import { useMay } from "../../components/use-may.ts"
import { blockColumns } from "../../components/verifications/block-columns.tsx"
import { BlockLists } from "../../components/verifications/block-lists.tsx"
import { Page } from "../../shell/page.tsx"
import { VerificationsTabs } from "./verifications-tabs.tsx"

export function BlocksPage() {
  const { client, account } = useAccount()
  const may = useMay()
  return (
    <Page
      title="Blocks"
      description="Areas where messages led to few approvals. Posthorn sends no verifications there until the block ends."
    >
      <VerificationsTabs />
      <BlockLists
        of={account?.account_sid}
        read={(query, signal) => client.auth.blocks.list(query, { signal })}
        columns={blockColumns}
        release={may.change ? (sid) => client.auth.blocks.release(sid) : null}
      />
    </Page>
  )
}
