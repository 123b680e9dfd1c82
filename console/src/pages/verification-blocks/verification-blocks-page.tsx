import { Stack, Text } from "@mantine/core"
import type { VerificationBlock } from "@posthorn/client"
import { useAccount } from "../../api/account.tsx"
import type { Column } from "../../components/data-table.tsx"
import { OperatorOnly } from "../../components/operator-only.tsx"
import { useAccounts } from "../../components/use-accounts.ts"
import { blockColumns } from "../../components/verifications/block-columns.tsx"
import { BlockLists } from "../../components/verifications/block-lists.tsx"
import { Page } from "../../shell/page.tsx"
import { AccountsPanel } from "./accounts-panel.tsx"
import * as strings from "./strings.ts"

export function VerificationBlocksPage() {
  return (
    <OperatorOnly title={strings.blocksOfVerifications}>
      <Blocks />
    </OperatorOnly>
  )
}

function Blocks() {
  const { client } = useAccount()
  const { nameOf } = useAccounts()
  const account: Column<VerificationBlock> = {
    header: strings.account,
    cell: ({ account_sid: sid }) => (
      <Text size="sm" style={{ overflowWrap: "anywhere" }}>
        {nameOf(sid)}
      </Text>
    ),
  }
  return (
    <Page title={strings.blocksOfVerifications} description={strings.blocksOfVerificationsDescription}>
      <Stack gap="xl">
        <AccountsPanel />
        <BlockLists
          of="operator"
          read={(query, signal) => client.operator.verificationBlocks.list(query, { signal })}
          columns={[account, ...blockColumns]}
          release={(sid) => client.operator.verificationBlocks.release(sid)}
        />
      </Stack>
    </Page>
  )
}
