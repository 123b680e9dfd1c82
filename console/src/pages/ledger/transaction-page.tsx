import { Anchor, Paper, Stack, Table, Text, Title } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { Link, useParams } from "@tanstack/react-router"
import { ApiError, type Transaction } from "posthorn"
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
import { typesInWords } from "./transaction-words.ts"

export function TransactionPage() {
  const { sid = "" } = useParams({ strict: false })
  const { client, account } = useAccount()
  const { data, error, refetch } = useQuery({
    queryKey: [account?.account_sid, "transactions", sid],
    queryFn: ({ signal }) => client.transactions.get(sid, { signal }),
    enabled: account !== null,
  })
  if (!data) return error ? <Missing sid={sid} error={error} retry={() => void refetch()} /> : <PageSkeleton />
  const { name, meaning } = typesInWords[data.type]
  return (
    <Page title={`${name} of ${formatAmount(Math.abs(data.amount), data.currency)}`} description={<Back />}>
      <div className={shared.columns}>
        <Paper>
          <Title order={2} mb={4}>
            Both sides
          </Title>
          <Text size="sm" c="dimmed" mb="sm">
            {meaning}
          </Text>
          <Entries transaction={data} />
        </Paper>
        <Paper>
          <Title order={2} mb="sm">
            Details
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
    <Table aria-label="Both sides" horizontalSpacing={0}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Ledger account</Table.Th>
          <Table.Th ta="right">Debit</Table.Th>
          <Table.Th ta="right" pl="md">
            Credit
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
        <Fact name="Payment">
          <Anchor component={Link} to={`/payments/${payment}`} size="sm">
            Open the payment
          </Anchor>
        </Fact>
      )}
      {provider && <Fact name="Provider">{providerName(provider)}</Fact>}
      {provider && <Fact name="Reconciled">{transaction.reconciled ? "Yes, the provider lists it" : "Not yet"}</Fact>}
      {reference && <Fact name="Reference">{reference}</Fact>}
      <Fact name="Happened">
        <Time at={transaction.effective_at} />
      </Fact>
      <Fact name="Booked">
        <Time at={transaction.created_at} />
      </Fact>
      <Fact name="Sid">
        <Sid sid={transaction.sid} />
      </Fact>
    </Facts>
  )
}

function Back() {
  return (
    <Anchor component={Link} to="/ledger/transactions" size="sm">
      All transactions
    </Anchor>
  )
}

function Missing({ sid, error, retry }: { sid: string; error: unknown; retry(): void }) {
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <Page title="Transaction" description={<Back />}>
      <Stack>
        {isGone ? (
          <Text style={{ overflowWrap: "anywhere" }}>This account has no transaction with the sid {sid}.</Text>
        ) : (
          <ErrorAlert error={error} title="The transaction could not be loaded" retry={retry} />
        )}
      </Stack>
    </Page>
  )
}
