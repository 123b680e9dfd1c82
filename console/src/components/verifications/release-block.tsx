import { Button } from "@mantine/core"
import { useQueryClient } from "@tanstack/react-query"
import type { VerificationBlock } from "posthorn"
import { ConfirmDialog } from "../confirm-dialog.tsx"
import type { Column } from "../data-table.tsx"
import { tell } from "../tell.ts"
import { useLast } from "../use-last.ts"
import { areaOf } from "./block-words.ts"

export function releaseColumn(release: (block: VerificationBlock) => void): Column<VerificationBlock> {
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

export interface ReleaseDialogProps {
  block: VerificationBlock | null
  close(): void
  release(sid: string): Promise<unknown>
  /** Of the lists of blocks. */
  queryKey: readonly unknown[]
}

export function ReleaseDialog({ block, close, release, queryKey }: ReleaseDialogProps) {
  const queries = useQueryClient()
  const shown = useLast(block)
  const confirm = async () => {
    if (!block) return
    await release(block.sid)
    await queries.invalidateQueries({ queryKey })
    tell("The block is released.")
  }
  return (
    <ConfirmDialog
      isOpen={block !== null}
      close={close}
      title="Release the block?"
      act="Release the block"
      isDangerous
      confirm={confirm}
    >
      Posthorn sends verifications to {shown && areaOf(shown)} again, and counts their messages from zero. If the
      messages come from an attack, they cost money until Posthorn blocks the area again.
    </ConfirmDialog>
  )
}
