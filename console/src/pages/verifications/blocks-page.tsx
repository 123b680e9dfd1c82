import { useAccount } from "../../api/account.tsx"
import { useMay } from "../../components/use-may.ts"
import { blockColumns } from "../../components/verifications/block-columns.tsx"
import { BlockLists } from "../../components/verifications/block-lists.tsx"
import { Page } from "../../shell/page.tsx"
import * as strings from "./strings.ts"
import { VerificationsTabs } from "./verifications-tabs.tsx"

export function BlocksPage() {
  const { client, account } = useAccount()
  const may = useMay()
  return (
    <Page title={strings.blocks} description={strings.blocksDescription}>
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
