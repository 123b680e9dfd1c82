import { Anchor, Paper, Stack, Table, Text, Title } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { Link, useParams } from "@tanstack/react-router"
import { ApiError, type Transaction } from "@posthorn/client"
import { useAccount } from "../../api/account.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Fact, Facts } from "../../components/facts.tsx"
import shared from "../../components/message/message.module.css"
import { useProviderNames } from "../../components/payment-providers.ts"
import { Sid } from "../../components/sid.tsx"
import { Time } from "../../components/time.tsx"
import { formatAmount } from "../../money.ts"
import { Page } from "../../shell/page.tsx"
import { PageSkeleton } from "../../shell/page-skeleton.tsx"
import { accountInWords } from "./ledger-accounts.ts"
import * as strings from "./strings.ts"

export function TransactionPage() {
  const { sid = "" } = useParams({ strict: false })
  const { client, account } = useAccount()
  const { data, error, refetch } = useQuery({
    queryKey: [account?.account_sid, "transactions", sid],
    queryFn: ({ signal }) => client.transactions.get(sid, { signal }),
    enabled: account !== null,
  })
  if (!data) return error ? <Missing sid={sid} error={error} retry={() => void refetch()} /> : <PageSkeleton />
  const { name, meaning } = strings.transactionTypes[data.type]
  return (
    <Page
      title={strings.transactionTitle(name, formatAmount(Math.abs(data.amount), data.currency))}
      description={<Back />}
    >
      <div className={shared.columns}>
        <Paper>
          <Title order={2} mb={4}>
            {strings.bothSides}
          </Title>
          <Text size="sm" c="dimmed" mb="sm">
            {meaning}
          </Text>
          <Entries transaction={data} />
        </Paper>
        <Paper>
          <Title order={2} mb="sm">
            {strings.details}
          </Title>
          <TransactionFacts transaction={data} />
        </Paper>
      </div>
    </Page>
  )
}

function Entries({ transaction: { entries, currency } }: { transaction: Transaction }) {
  const providerName = useProviderNames()
  const amount = (minor: number) => (
    <Table.Td ta="right" className="tabular" style={{ whiteSpace: "nowrap" }}>
      {minor > 0 && formatAmount(minor, currency)}
    </Table.Td>
  )
  return (
    <Table aria-label={strings.bothSides} horizontalSpacing={0}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{strings.ledgerAccount}</Table.Th>
          <Table.Th ta="right">{strings.debit}</Table.Th>
          <Table.Th ta="right" pl="md">
            {strings.credit}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {entries.map(({ ledger_account: code, debit, credit }) => (
          <Table.Tr key={code}>
            <Table.Td style={{ overflowWrap: "anywhere" }}>{accountInWords(code, providerName).name}</Table.Td>
            {amount(debit)}
            {amount(credit)}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

function TransactionFacts({ transaction }: { transaction: Transaction }) {
  const providerName = useProviderNames()
  const { payment_sid: payment, provider_sid: provider, provider_reference: reference } = transaction
  return (
    <Facts>
      {payment && (
        <Fact name={strings.payment}>
          <Anchor component={Link} to={`/payments/${payment}`} size="sm">
            {strings.openPayment}
          </Anchor>
        </Fact>
      )}
      {provider && <Fact name={strings.provider}>{providerName(provider)}</Fact>}
      {provider && (
        <Fact name={strings.reconciled}>{transaction.reconciled ? strings.listedByProvider : strings.notYet}</Fact>
      )}
      {reference && <Fact name={strings.reference}>{reference}</Fact>}
      <Fact name={strings.happened}>
        <Time at={transaction.effective_at} />
      </Fact>
      <Fact name={strings.booked}>
        <Time at={transaction.created_at} />
      </Fact>
      <Fact name={strings.sid}>
        <Sid sid={transaction.sid} />
      </Fact>
    </Facts>
  )
}

function Back() {
  return (
    <Anchor component={Link} to="/ledger/transactions" size="sm">
      {strings.allTransactions}
    </Anchor>
  )
}

function Missing({ sid, error, retry }: { sid: string; error: unknown; retry(): void }) {
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <Page title={strings.transaction} description={<Back />}>
      <Stack>
        {isGone ? (
          <Text style={{ overflowWrap: "anywhere" }}>{strings.transactionMissingText(sid)}</Text>
        ) : (
          <ErrorAlert error={error} title={strings.transactionError} retry={retry} />
        )}
      </Stack>
    </Page>
  )
}
