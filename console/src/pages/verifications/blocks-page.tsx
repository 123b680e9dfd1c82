import { Button } from "@mantine/core"
import { useQueryClient } from "@tanstack/react-query"
import type { VerificationBlock } from "posthorn"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import type { Column } from "../../components/data-table.tsx"
import { tell } from "../../components/tell.ts"
import { useLast } from "../../components/use-last.ts"
import { useMay } from "../../components/use-may.ts"
import { blockColumns } from "../../components/verifications/block-columns.tsx"
import { BlockLists } from "../../components/verifications/block-lists.tsx"
import { areaOf } from "../../components/verifications/block-words.ts"
import { Page } from "../../shell/page.tsx"
import { VerificationsTabs } from "./verifications-tabs.tsx"

export function BlocksPage() {
  const { client, account } = useAccount()
  const may = useMay()
  const [released, setReleased] = useState<VerificationBlock | null>(null)
  return (
    <Page
      title="Blocks"
      description="Areas whose messages led to hardly any approvals. Posthorn sends no verification to them for a while."
    >
      <VerificationsTabs />
      <BlockLists
        of={account?.account_sid}
        read={(query, signal) => client.auth.blocks.list(query, { signal })}
        activeColumns={may.change ? [...blockColumns, releaseColumn(setReleased)] : blockColumns}
        columns={blockColumns}
      />
      <ReleaseDialog block={released} close={() => setReleased(null)} />
    </Page>
  )
}

function releaseColumn(release: (block: VerificationBlock) => void): Column<VerificationBlock> {
  return {
    header: "Action",
    align: "right",
    cell: (block) => (
      <Button
        size="compact-sm"
        variant="default"
        aria-label={`Release ${areaOf(block)}`}
        onClick={() => release(block)}
      >
        Release
      </Button>
    ),
  }
}

function ReleaseDialog({ block, close }: { block: VerificationBlock | null; close(): void }) {
  const { client, account } = useAccount()
  const queries = useQueryClient()
  const shown = useLast(block)
  const release = async () => {
    if (!block) return
    await client.auth.blocks.release(block.sid)
    await queries.invalidateQueries({ queryKey: [account?.account_sid, "verification_blocks"] })
    tell("The block is released.")
  }
  return (
    <ConfirmDialog
      isOpen={block !== null}
      close={close}
      title="Release the block?"
      act="Release the block"
      isDangerous
      confirm={release}
    >
      Posthorn sends verifications to {shown && areaOf(shown)} again, and counts their messages from zero. If the
      messages come from an attack, they cost money until Posthorn blocks the area again.
    </ConfirmDialog>
  )
}
