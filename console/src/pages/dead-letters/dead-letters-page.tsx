import { Button, Code, Group, Text } from "@mantine/core"
import { useQueryClient } from "@tanstack/react-query"
import type { DeadLetter } from "@posthorn/client"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { ActButton } from "../../components/act-button.tsx"
import { CarrierLink } from "../../components/carrier-link.tsx"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import type { Column } from "../../components/data-table.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { readListPage } from "../../components/list-page.ts"
import { useLiveList } from "../../components/live-list.ts"
import { LiveTable } from "../../components/live-table.tsx"
import { OperatorOnly } from "../../components/operator-only.tsx"
import { tell } from "../../components/tell.ts"
import { Time } from "../../components/time.tsx"
import { Page } from "../../shell/page.tsx"
import { useFilters } from "../../url/filters.ts"
import { listDeadLetters } from "../../snippets/generated/list-dead-letters.ts"
import * as strings from "./strings.ts"

export function DeadLettersPage() {
  return (
    <OperatorOnly title={strings.deadLetters}>
      <DeadLetters />
    </OperatorOnly>
  )
}

function DeadLetters() {
  const { client } = useAccount()
  const [toDiscard, setToDiscard] = useState<DeadLetter | null>(null)
  const [{ cursor }] = useFilters<never>()
  const list = useLiveList<DeadLetter>({
    queryKey: [...queryKey, cursor],
    read: (signal) => readListPage(client.operator.deadLetters.list({ cursor }, { signal })),
    keyOf,
  })
  const act = useActs()
  return (
    <Page title={strings.deadLetters} description={strings.deadLettersDescription}>
      {Boolean(list.page?.data.length) && (
        <Text size="sm" mb="md">
          {strings.reportText}
        </Text>
      )}
      <LiveTable
        list={list}
        caption={strings.deadLettersNewestFirst}
        columns={[...columns, actsColumn(act.retry, setToDiscard)]}
        empty={<NoDeadLetters />}
      />
      <ConfirmDialog
        isOpen={toDiscard !== null}
        close={() => setToDiscard(null)}
        title={strings.discardTheMessage}
        act={strings.discardButton}
        isDangerous
        confirm={() => act.discard(toDiscard)}
      >
        {strings.discardText}
      </ConfirmDialog>
    </Page>
  )
}

function useActs() {
  const { client } = useAccount()
  const queries = useQueryClient()
  const done = async (message: string) => {
    await queries.invalidateQueries({ queryKey })
    tell(message)
  }
  return {
    async retry({ sid }: DeadLetter) {
      await client.operator.deadLetters.retry(sid)
      await done(strings.retryNotice)
    },
    async discard(letter: DeadLetter | null) {
      if (!letter) return
      await client.operator.deadLetters.discard(letter.sid)
      await done(strings.theMessageIsDiscarded)
    },
  }
}

const queryKey = ["operator", "dead_letters"]
const keyOf = ({ sid }: DeadLetter) => sid

const columns: readonly Column<DeadLetter>[] = [
  { header: strings.received, cell: ({ received_at: at }) => <Time at={at} short /> },
  { header: strings.carrier, cell: ({ carrier_sid: sid }) => <CarrierLink sid={sid} />, wideOnly: true },
  { header: strings.from, cell: ({ from }) => <Masked number={from} /> },
  { header: strings.to, cell: ({ to }) => <span className="tabular">{to}</span>, wideOnly: true },
  { header: strings.reason, cell: ({ error }) => <Code style={{ overflowWrap: "anywhere" }}>{error}</Code> },
  { header: strings.nextRetry, cell: ({ retry_at: at }) => <Time at={at} short />, wideOnly: true },
]

function actsColumn(
  retry: (letter: DeadLetter) => Promise<unknown>,
  discard: (letter: DeadLetter) => void,
): Column<DeadLetter> {
  return {
    header: strings.actions,
    align: "right",
    cell: (letter) => (
      <Group gap="xs" justify="flex-end">
        <ActButton size="compact-sm" variant="default" act={() => retry(letter)}>
          {strings.retry}
        </ActButton>
        <Button size="compact-sm" variant="default" onClick={() => discard(letter)}>
          {strings.discard}
        </Button>
      </Group>
    ),
  }
}

/** Masks a number as the server's log does. */
function Masked({ number }: { number: string }) {
  return (
    <span className="tabular" style={{ whiteSpace: "nowrap" }}>
      {`${number.slice(0, 5)}…${number.slice(-2)}`}
    </span>
  )
}

function NoDeadLetters() {
  return (
    <EmptyState title={strings.noDeadLetters} snippet={listDeadLetters}>
      {strings.noDeadLettersText}
    </EmptyState>
  )
}
