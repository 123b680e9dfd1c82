import { SimpleGrid, Stack, Table, Text, Title } from "@mantine/core"
import type { LedgerBalance } from "@posthorn/client"
import { Panel } from "../../components/panel.tsx"
import { useProviderNames } from "../../components/payment-providers.ts"
import { formatAmount } from "../../money.ts"
import { accountInWords, compareAccounts, readableBalance, type AccountWords } from "./ledger-accounts.ts"
import * as strings from "./strings.ts"

const currencyNames = new Intl.DisplayNames(undefined, { type: "currency" })

interface Line {
  code: string
  words: AccountWords
  amount: number
}

/**
 * Balances in words, with a part for each currency: where the money is, and where it came from. Both have the
 * same sum.
 */
export function BalanceTables({ balances }: { balances: readonly LedgerBalance[] }) {
  const byCurrency = Map.groupBy(balances, ({ currency }) => currency)
  return (
    <Stack gap="lg">
      {[...byCurrency].toSorted(byName).map(([currency, those]) => (
        <Panel key={currency} title={titleOf(currency)}>
          <OfCurrency currency={currency} balances={those} />
        </Panel>
      ))}
    </Stack>
  )
}

function OfCurrency({ currency, balances }: { currency: string; balances: readonly LedgerBalance[] }) {
  const providerName = useProviderNames()
  const lines = balances.toSorted(compareAccounts).map((balance): Line => {
    const words = accountInWords(balance.ledger_account, providerName)
    return { code: balance.ledger_account, words, amount: readableBalance(balance, words) }
  })
  const of = (side: AccountWords["side"]) => lines.filter(({ words }) => words.side === side)
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl" verticalSpacing="lg">
      <Part title={strings.whereTheMoneyIs} currency={currency} lines={of("money")} total={strings.total} />
      <Part title={strings.whatYouEarned} currency={currency} lines={of("result")} total={strings.net} />
    </SimpleGrid>
  )
}

interface PartProps {
  title: string
  currency: string
  lines: readonly Line[]
  total: string
}

function Part({ title, currency, lines, total }: PartProps) {
  const sum = lines.reduce((before, { amount }) => before + amount, 0)
  return (
    <div>
      <Title order={3} mb={4}>
        {title}
      </Title>
      <Table aria-label={`${title}, ${currency}`} horizontalSpacing={0} withRowBorders>
        <Table.Tbody>
          {lines.map(({ code, words, amount }) => (
            <Table.Tr key={code}>
              <Table.Td>
                <Text size="sm" style={{ overflowWrap: "anywhere" }}>
                  {words.name}
                </Text>
                <Text size="xs" c="dimmed" pr="md">
                  {code.startsWith("receivable:") && amount < 0 ? strings.balanceOwed : words.meaning}
                </Text>
              </Table.Td>
              <Amount minor={amount} currency={currency} />
            </Table.Tr>
          ))}
          <Table.Tr>
            <Table.Th scope="row">{total}</Table.Th>
            <Amount minor={sum} currency={currency} isTotal />
          </Table.Tr>
        </Table.Tbody>
      </Table>
    </div>
  )
}

function Amount({ minor, currency, isTotal = false }: { minor: number; currency: string; isTotal?: boolean }) {
  return (
    <Table.Td ta="right" className="tabular" fw={isTotal ? 600 : undefined} style={{ whiteSpace: "nowrap" }}>
      {formatAmount(minor, currency)}
    </Table.Td>
  )
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1
}

/** `Euro (EUR)`. */
function titleOf(currency: string): string {
  const name = currencyNames.of(currency) ?? currency
  return name === currency ? currency : `${name} (${currency})`
}
