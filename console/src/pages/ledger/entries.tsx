import { Text } from "@mantine/core"
import type { Transaction } from "@posthorn/client"
import { useProviderNames } from "../../components/payment-providers.ts"
import { accountInWords } from "./ledger-accounts.ts"
import * as strings from "./strings.ts"

/** Both sides of a transaction, on two lines. */
export function Sides({ transaction: { entries } }: { transaction: Transaction }) {
  const providerName = useProviderNames()
  return entries.map(({ ledger_account: code, debit }) => (
    <Text key={code} size="xs" c="dimmed" style={{ overflowWrap: "anywhere" }}>
      {debit > 0 ? strings.debit : strings.credit} {accountInWords(code, providerName).name}
    </Text>
  ))
}
