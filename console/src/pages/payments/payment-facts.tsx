import { Text } from "@mantine/core"
import type { Payment } from "posthorn"
import { Fact, Facts } from "../../components/facts.tsx"
import { useProviderNames } from "../../components/payment-providers.ts"
import { languageName } from "../../components/language-name.ts"
import { Sid } from "../../components/sid.tsx"
import { Time } from "../../components/time.tsx"
import { formatAmount } from "../../money.ts"
import { cancelReasons, methodInWords } from "./in-words.ts"

export function PaymentFacts({ payment }: { payment: Payment }) {
  const { payment_method_details: method, cancel_reason: cancelReason, recorded } = payment
  const nameOf = useProviderNames()
  const times: readonly (readonly [name: string, at: string | null])[] = [
    ["Created", payment.created_at],
    ["Authorized", payment.authorized_at],
    ["Completed", payment.completed_at],
    ["Canceled", payment.canceled_at],
    ["Page expires", isOpen(payment) && payment.amount_captured === 0 ? payment.expires_at : null],
  ]
  return (
    <Facts>
      <Fact name="Sid">
        <Sid sid={payment.sid} />
      </Fact>
      {payment.description && <Fact name="Description">{payment.description}</Fact>}
      {payment.reference && <Fact name="Reference">{payment.reference}</Fact>}
      <Fact name="Provider">
        {payment.provider_sid ? nameOf(payment.provider_sid) : "Chosen when the customer pays"}
      </Fact>
      {payment.is_live === false && <Fact name="Mode">Test: no money moves</Fact>}
      {payment.provider_reference && recorded.length === 0 && (
        <Fact name="Provider reference">{payment.provider_reference}</Fact>
      )}
      {method && recorded.length === 0 && (
        <Fact name="Paid with">
          {methodInWords(method)}
          {method.exp_month !== null && `, until ${String(method.exp_month).padStart(2, "0")}/${method.exp_year}`}
        </Fact>
      )}
      {recorded.map(({ amount, reference, received_at: at, note }) => (
        <Fact key={reference} name={amount === 0 ? "Completed" : `Received ${formatAmount(amount, payment.currency)}`}>
          {reference}, <Time at={at} />
          {note && (
            <Text size="sm" c="dimmed">
              {note}
            </Text>
          )}
        </Fact>
      ))}
      {payment.capture_method === "manual" && <Fact name="Capture">Manual</Fact>}
      {cancelReason && <Fact name="Cancellation reason">{cancelReasons[cancelReason] ?? cancelReason}</Fact>}
      {times.map(
        ([name, at]) =>
          at && (
            <Fact key={name} name={name}>
              <Time at={at} />
            </Fact>
          ),
      )}
      {payment.return_url && <Fact name="Return URL">{payment.return_url}</Fact>}
      <Fact name="Language">{languageName(payment.locale)}</Fact>
      {Object.entries(payment.metadata).map(([name, value]) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
    </Facts>
  )
}

/** Whether the customer can still pay. */
export function isOpen({ status }: Payment): boolean {
  return status === "pending" || status === "requires_action"
}
