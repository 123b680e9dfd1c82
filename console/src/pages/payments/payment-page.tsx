import { Alert, Anchor, Button, Paper, Stack, Text, Title } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { Link, useParams } from "@tanstack/react-router"
import { ApiError, type Payment } from "@posthorn/client"
import { useAccount } from "../../api/account.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Fact, Facts } from "../../components/facts.tsx"
import { Filled } from "../../components/filled.tsx"
import { Icon } from "../../components/icon.tsx"
import shared from "../../components/message/message.module.css"
import { useMay } from "../../components/use-may.ts"
import { formatAmount } from "../../money.ts"
import { Page } from "../../shell/page.tsx"
import { PageSkeleton } from "../../shell/page-skeleton.tsx"
import { declineInWords, reviewInWords, statusInWords } from "./in-words.ts"
import { PayLink } from "./pay-link.tsx"
import { PaymentActions } from "./payment-actions.tsx"
import { PaymentDisputes } from "./payment-disputes.tsx"
import { PaymentFacts } from "./payment-facts.tsx"
import { PaymentRefunds } from "./payment-refunds.tsx"
import { PaymentStatus } from "./payment-status.tsx"
import { PaymentTimeline } from "./payment-timeline.tsx"
import { paymentQuery } from "./queries.ts"
import * as strings from "./strings.ts"

export function PaymentPage() {
  const { sid = "" } = useParams({ strict: false })
  const may = useMay()
  const { data: payment, error, refetch } = useQuery(paymentQuery(useAccount(), sid))
  if (!payment) return error ? <Missing sid={sid} error={error} retry={() => void refetch()} /> : <PageSkeleton />
  const { amount, currency, status, decline } = payment
  return (
    <Page
      title={strings.paymentOfAmount(formatAmount(amount, currency))}
      description={<Back />}
      actions={
        <>
          <PaymentStatus payment={payment} />
          {may.change && <PaymentActions key={sid} payment={payment} />}
        </>
      }
    >
      <div className={shared.columns}>
        <Stack>
          {payment.review_reason && <Review payment={payment} reason={payment.review_reason} />}
          {decline && status !== "completed" && (
            <Alert
              color={status === "failed" ? "red" : "yellow"}
              variant="light"
              icon={<Icon name="alert" />}
              title={status === "failed" ? strings.thePaymentFailed : strings.lastAttemptDeclined}
            >
              <Text size="sm">{declineInWords(decline)}</Text>
              <Text size="xs" mt={6} ff="monospace">
                {decline.provider_code ?? decline.reason}
              </Text>
            </Alert>
          )}
          <PaymentDisputes payment={payment} />
          <Amounts payment={payment} />
          {payment.checkout_url && <PayLink payment={payment} url={payment.checkout_url} />}
          <PaymentRefunds payment={payment} />
          <PaymentTimeline payment={payment} />
        </Stack>
        <Paper>
          <Title order={2} mb="sm">
            {strings.details}
          </Title>
          <PaymentFacts payment={payment} />
        </Paper>
      </div>
    </Page>
  )
}

function Review({ payment, reason }: { payment: Payment; reason: NonNullable<Payment["review_reason"]> }) {
  const { title, todo } = reviewInWords(reason)
  const { provider_reference: reference } = payment
  return (
    <Alert color="red" variant="light" icon={<Icon name="alert" />} title={title}>
      <Text size="sm">{todo}</Text>
      {reference && (
        <Text size="sm" mt={4} style={{ overflowWrap: "anywhere" }}>
          <Filled text={strings.providerReferenceOf} parts={{ reference: <span className="mono">{reference}</span> }} />
        </Text>
      )}
      <Text size="xs" mt={6} ff="monospace">
        {reason}
      </Text>
    </Alert>
  )
}

/** The meaning of the status, and the state of the money. */
function Amounts({ payment }: { payment: Payment }) {
  const { currency, amount_capturable: capturable, amount_refund_pending: pending } = payment
  const money = (minor: number) => <span className="tabular">{formatAmount(minor, currency)}</span>
  return (
    <Paper>
      <Stack gap="sm">
        <Title order={2}>{strings.amounts}</Title>
        <Text size="sm">{statusInWords(payment)}</Text>
        <Facts kind="row">
          <Fact name={strings.requested}>{money(payment.amount)}</Fact>
          {capturable > 0 && <Fact name={strings.reserved}>{money(capturable)}</Fact>}
          <Fact name={strings.captured}>{money(payment.amount_captured)}</Fact>
          <Fact name={strings.refunded}>{money(payment.amount_refunded)}</Fact>
          {pending > 0 && <Fact name={strings.refundsPending}>{money(pending)}</Fact>}
          <Fact name={strings.fee}>{money(payment.amount_fee)}</Fact>
        </Facts>
      </Stack>
    </Paper>
  )
}

function Back() {
  return (
    <Anchor component={Link} to="/payments" size="sm">
      {strings.allPayments}
    </Anchor>
  )
}

function Missing({ sid, error, retry }: { sid: string; error: unknown; retry(): void }) {
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <Page title={strings.payment} description={<Back />}>
      {isGone ? (
        <Stack align="flex-start">
          <Text style={{ overflowWrap: "anywhere" }}>{strings.paymentMissingText(sid)}</Text>
          <Button component={Link} to="/payments" variant="default">
            {strings.allPayments}
          </Button>
        </Stack>
      ) : (
        <ErrorAlert error={error} title={strings.paymentError} retry={retry} />
      )}
    </Page>
  )
}
