import { Button, Code, Group, Text } from "@mantine/core"
import { useQueryClient } from "@tanstack/react-query"
import type { DeadLetter } from "posthorn"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { ActButton } from "../../components/act-button.tsx"
import { CarrierLink } from "../../components/carrier-link.tsx"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import type { Column } from "../../components/data-table.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { readListPage } from "../../components/list-page.ts"
import { useLiveList } from "../../components/live-list.ts"
import { OperatorOnly } from "../../components/operator-only.tsx"
import { SteadyTable } from "../../components/steady-table.tsx"
import { tell } from "../../components/tell.ts"
import { Time } from "../../components/time.tsx"
import { Page } from "../../shell/page.tsx"
import { useFilters } from "../../url/filters.ts"

export function DeadLettersPage() {
  return (
    <OperatorOnly title="Dead letters">
      <DeadLetters />
    </OperatorOnly>
  )
}

function DeadLetters() {
  const { client } = useAccount()
  const [toDiscard, setToDiscard] = useState<DeadLetter | null>(null)
  const [{ cursor }] = useFilters<never>()
  const { page, steady, error, retry } = useLiveList<DeadLetter>({
    queryKey: [...queryKey, cursor],
    read: (signal) => readListPage(client.operator.deadLetters.list({ cursor }, { signal })),
    keyOf,
  })
  const act = useActs()
  return (
    <Page
      title="Dead letters"
      description="Inbound messages that Posthorn could not store. Posthorn tries to store each of them again once an hour."
    >
      {error && !page ? (
        <ErrorAlert error={error} retry={retry} />
      ) : page?.data.length === 0 && !cursor ? (
        <NoDeadLetters />
      ) : (
        <>
          <Text size="sm" mb="md">
            A dead letter points to a fault in Posthorn. Report its reason, and install the version that removes the
            fault: the next retry then stores the message.
          </Text>
          <SteadyTable
            caption="Dead letters, newest first"
            columns={[...columns, actsColumn(act.retry, setToDiscard)]}
            steady={steady}
            keyOf={keyOf}
            nextCursor={page?.nextCursor ?? null}
            error={error}
          />
        </>
      )}
      <ConfirmDialog
        isOpen={toDiscard !== null}
        close={() => setToDiscard(null)}
        title="Discard the message?"
        act="Discard the message"
        isDangerous
        confirm={() => act.discard(toDiscard)}
      >
        Posthorn deletes the message for good. The account that it was sent to never gets it.
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
      await done("Posthorn tries to store the message within a minute.")
    },
    async discard(letter: DeadLetter | null) {
      if (!letter) return
      await client.operator.deadLetters.discard(letter.sid)
      await done("The message is discarded.")
    },
  }
}

const queryKey = ["operator", "dead_letters"]
const keyOf = ({ sid }: DeadLetter) => sid

const columns: readonly Column<DeadLetter>[] = [
  { header: "Received", cell: ({ received_at: at }) => <Time at={at} short /> },
  { header: "Carrier", cell: ({ carrier_sid: sid }) => <CarrierLink sid={sid} />, wideOnly: true },
  { header: "From", cell: ({ from }) => <Masked number={from} /> },
  { header: "To", cell: ({ to }) => <span className="tabular">{to}</span>, wideOnly: true },
  { header: "Reason", cell: ({ error }) => <Code style={{ overflowWrap: "anywhere" }}>{error}</Code> },
  { header: "Next retry", cell: ({ retry_at: at }) => <Time at={at} short />, wideOnly: true },
]

function actsColumn(
  retry: (letter: DeadLetter) => Promise<unknown>,
  discard: (letter: DeadLetter) => void,
): Column<DeadLetter> {
  return {
    header: "Actions",
    align: "right",
    cell: (letter) => (
      <Group gap="xs" justify="flex-end">
        <ActButton size="compact-sm" variant="default" act={() => retry(letter)}>
          Retry
        </ActButton>
        <Button size="compact-sm" variant="default" onClick={() => discard(letter)}>
          Discard
        </Button>
      </Group>
    ),
  }
}

/** As the log of the server masks a number. */
function Masked({ number }: { number: string }) {
  return (
    <span className="tabular" style={{ whiteSpace: "nowrap" }}>
      {`${number.slice(0, 5)}…${number.slice(-2)}`}
    </span>
  )
}

function NoDeadLetters() {
  return (
    <EmptyState
      title="No dead letters"
      curl={`curl -u operator:$OPERATOR_TOKEN ${location.origin}/operator/v1/dead_letters`}
      sdk="const { data } = await client.operator.deadLetters.list()"
    >
      Posthorn has stored every inbound message. If it cannot store a message, it keeps the message here, tells the
      carrier that the error is permanent, and goes on with the others.
    </EmptyState>
  )
}
