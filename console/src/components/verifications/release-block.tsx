import { Button } from "@mantine/core"
import { useQueryClient } from "@tanstack/react-query"
import type { VerificationBlock } from "@posthorn/client"
import { ConfirmDialog } from "../confirm-dialog.tsx"
import type { Column } from "../data-table.tsx"
import { Filled } from "../filled.tsx"
import { tell } from "../tell.ts"
import { useLast } from "../use-last.ts"
import { areaOf } from "./block-words.ts"
import * as strings from "./strings.ts"

export function releaseColumn(release: (block: VerificationBlock) => void): Column<VerificationBlock> {
  return {
    header: strings.action,
    align: "right",
    cell: (block) => (
      <Button
        size="compact-sm"
        variant="default"
        aria-label={strings.releaseBlock(areaOf(block))}
        onClick={() => release(block)}
      >
        {strings.release}
      </Button>
    ),
  }
}

export interface ReleaseDialogProps {
  block: VerificationBlock | null
  close(): void
  release(sid: string): Promise<unknown>
  /** The query key of the lists of blocks. */
  queryKey: readonly unknown[]
}

export function ReleaseDialog({ block, close, release, queryKey }: ReleaseDialogProps) {
  const queries = useQueryClient()
  const shown = useLast(block)
  const confirm = async () => {
    if (!block) return
    await release(block.sid)
    await queries.invalidateQueries({ queryKey })
    tell(strings.blockReleased)
  }
  return (
    <ConfirmDialog
      isOpen={block !== null}
      close={close}
      title={strings.releaseTitle}
      act={strings.releaseButton}
      isDangerous
      confirm={confirm}
    >
      <Filled text={strings.releaseText} parts={{ area: shown && areaOf(shown) }} />
    </ConfirmDialog>
  )
}
