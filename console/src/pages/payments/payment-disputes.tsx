import { Alert, Stack, Text } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import type { Dispute, Payment } from "@posthorn/client"
import { useAccount } from "../../api/account.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Filled } from "../../components/filled.tsx"
import { Icon } from "../../components/icon.tsx"
import { StatusBadge } from "../../components/status-badge.tsx"
import { Time } from "../../components/time.tsx"
import { formatAmount } from "../../money.ts"
import { deadlineOf, disputeInWords, isOpenDispute } from "./in-words.ts"
import { disputesQuery } from "./queries.ts"
import * as strings from "./strings.ts"

/** The customer's disputes, and what to do about them. Nothing for a payment without disputes. */
export function PaymentDisputes({ payment: { sid } }: { payment: Payment }) {
  const { data: disputes, error, refetch } = useQuery(disputesQuery(useAccount(), sid))
  if (error && !disputes) return <ErrorAlert error={error} retry={() => void refetch()} />
  if (!disputes?.length) return null
  return (
    <Stack component="section" aria-label={strings.disputes}>
      {disputes.map((dispute) => (
        <One key={dispute.sid} dispute={dispute} />
      ))}
    </Stack>
  )
}

const colours: Readonly<Record<string, string>> = { needs_response: "red", warning: "yellow", lost: "red" }

function One({ dispute }: { dispute: Dispute }) {
  const { status, amount, currency, reason, provider_reference: reference } = dispute
  const deadline = deadlineOf(dispute, Date.now())
  return (
    <Alert
      color={colours[status] ?? "gray"}
      variant="light"
      icon={<Icon name="alert" />}
      title={strings.disputeTitle(formatAmount(amount, currency), reason.replaceAll("_", " "))}
    >
      <Text size="sm">{disputeInWords(dispute)}</Text>
      {deadline && (
        <Text size="sm" mt={4} fw={560}>
          {deadline.text}: <Time at={dispute.evidence_due_at} />
        </Text>
      )}
      {isOpenDispute(dispute) && (
        <Text size="sm" mt={4}>
          {strings.disputeBlocksRefund}
        </Text>
      )}
      <Text size="xs" mt={6} component="div" style={{ overflowWrap: "anywhere" }}>
        <Filled
          text={strings.disputeReference}
          parts={{ status: <StatusBadge status={status} />, reference: <span className="mono">{reference}</span> }}
        />
      </Text>
    </Alert>
  )
}
