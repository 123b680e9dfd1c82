import { Text } from "@mantine/core"
import type { Payment } from "@posthorn/client"
import { Fact, Facts } from "../../components/facts.tsx"
import { useProviderNames } from "../../components/payment-providers.ts"
import { languageName } from "../../components/language-name.ts"
import { Sid } from "../../components/sid.tsx"
import { Time } from "../../components/time.tsx"
import { formatAmount } from "../../money.ts"
import { methodInWords } from "./in-words.ts"
import * as strings from "./strings.ts"

export function PaymentFacts({ payment }: { payment: Payment }) {
  const { payment_method_details: method, cancel_reason: cancelReason, recorded } = payment
  const nameOf = useProviderNames()
  const times: readonly (readonly [name: string, at: string | null])[] = [
    [strings.created, payment.created_at],
    [strings.authorized, payment.authorized_at],
    [strings.completed, payment.completed_at],
    [strings.canceled, payment.canceled_at],
    [strings.pageExpires, isOpen(payment) && payment.amount_captured === 0 ? payment.expires_at : null],
  ]
  return (
    <Facts>
      <Fact name={strings.sid}>
        <Sid sid={payment.sid} />
      </Fact>
      {payment.description && <Fact name={strings.description}>{payment.description}</Fact>}
      {payment.reference && <Fact name={strings.reference}>{payment.reference}</Fact>}
      <Fact name={strings.provider}>{payment.provider_sid ? nameOf(payment.provider_sid) : strings.methodUnknown}</Fact>
      {payment.is_live === false && <Fact name={strings.mode}>{strings.testNoMoneyMoves}</Fact>}
      {payment.provider_reference && recorded.length === 0 && (
        <Fact name={strings.providerReference}>{payment.provider_reference}</Fact>
      )}
      {method && recorded.length === 0 && (
        <Fact name={strings.paidWith}>
          {method.exp_month === null
            ? methodInWords(method)
            : strings.cardUntil(
                methodInWords(method),
                `${String(method.exp_month).padStart(2, "0")}/${method.exp_year}`,
              )}
        </Fact>
      )}
      {recorded.map(({ amount, reference, received_at: at, note }) => (
        <Fact
          key={reference}
          name={amount === 0 ? strings.completed : strings.receivedAmount(formatAmount(amount, payment.currency))}
        >
          {reference}, <Time at={at} />
          {note && (
            <Text size="sm" c="dimmed">
              {note}
            </Text>
          )}
        </Fact>
      ))}
      {payment.capture_method === "manual" && <Fact name={strings.capture}>{strings.manual}</Fact>}
      {cancelReason && (
        <Fact name={strings.cancellationReason}>{strings.cancelReasons[cancelReason] ?? cancelReason}</Fact>
      )}
      {times.map(
        ([name, at]) =>
          at && (
            <Fact key={name} name={name}>
              <Time at={at} />
            </Fact>
          ),
      )}
      {payment.return_url && <Fact name={strings.returnUrl}>{payment.return_url}</Fact>}
      <Fact name={strings.language}>{languageName(payment.locale)}</Fact>
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
