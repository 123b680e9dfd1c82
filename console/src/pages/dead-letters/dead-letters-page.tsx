import { Code, Text } from "@mantine/core"
import type { DeadLetter } from "posthorn"
import { useAccount } from "../../api/account.tsx"
import { CarrierLink } from "../../components/carrier-link.tsx"
import type { Column } from "../../components/data-table.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { readListPage } from "../../components/list-page.ts"
import { useLiveList } from "../../components/live-list.ts"
import { OperatorOnly } from "../../components/operator-only.tsx"
import { SteadyTable } from "../../components/steady-table.tsx"
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
  const [{ cursor }] = useFilters<never>()
  const { page, steady, error, retry } = useLiveList<DeadLetter>({
    queryKey: ["operator", "dead_letters", cursor],
    read: (signal) => readListPage(client.operator.deadLetters.list({ cursor }, { signal })),
    keyOf,
  })
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
            columns={columns}
            steady={steady}
            keyOf={keyOf}
            nextCursor={page?.nextCursor ?? null}
            error={error}
          />
        </>
      )}
    </Page>
  )
}

const keyOf = ({ sid }: DeadLetter) => sid

const columns: readonly Column<DeadLetter>[] = [
  { header: "Received", cell: ({ received_at: at }) => <Time at={at} short /> },
  { header: "Carrier", cell: ({ carrier_sid: sid }) => <CarrierLink sid={sid} /> },
  { header: "From", cell: ({ from }) => <Masked number={from} /> },
  { header: "To", cell: ({ to }) => <span className="tabular">{to}</span>, wideOnly: true },
  { header: "Reason", cell: ({ error }) => <Code style={{ overflowWrap: "anywhere" }}>{error}</Code> },
  { header: "Next retry", cell: ({ retry_at: at }) => <Time at={at} short />, wideOnly: true },
]

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
