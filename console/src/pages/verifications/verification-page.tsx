import { Alert, Anchor, Button, Paper, Stack, Text, Title } from "@mantine/core"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { Link, useParams } from "@tanstack/react-router"
import { ApiError, type Verification, type VerificationAttempt } from "@posthorn/client"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { DataTable, type Column } from "../../components/data-table.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Fact, Facts } from "../../components/facts.tsx"
import { Icon } from "../../components/icon.tsx"
import { languageName } from "../../components/language-name.ts"
import { adviceFor } from "../../components/message/advice.ts"
import shared from "../../components/message/message.module.css"
import { Sid } from "../../components/sid.tsx"
import { StatusBadge } from "../../components/status-badge.tsx"
import { tell } from "../../components/tell.ts"
import { Time } from "../../components/time.tsx"
import { useMay } from "../../components/use-may.ts"
import { channelName } from "../../components/channel-name.ts"
import { countryName } from "../../components/verifications/country-name.ts"
import { Page } from "../../shell/page.tsx"
import { PageSkeleton } from "../../shell/page-skeleton.tsx"
import { attemptsQuery, verificationQuery } from "./queries.ts"
import * as strings from "./strings.ts"

export function VerificationPage() {
  const { sid = "" } = useParams({ strict: false })
  const chosen = useAccount()
  const may = useMay()
  const { data: verification, error, refetch } = useQuery(verificationQuery(chosen, sid))
  if (!verification) return error ? <Missing sid={sid} error={error} retry={() => void refetch()} /> : <PageSkeleton />
  const { status, error_code: code } = verification
  return (
    <Page
      title={strings.verificationTitle(verification.to)}
      description={<Back />}
      actions={
        <>
          <StatusBadge status={status} />
          {may.change && status === "pending" && <Cancel verification={verification} />}
        </>
      }
    >
      <div className={shared.columns}>
        <Stack>
          {code && (
            <Alert color="red" variant="light" icon={<Icon name="alert" />} title={strings.undeliverableTitle}>
              <Text size="sm">{adviceFor(code)}</Text>
              <Text size="xs" mt={6} ff="monospace">
                {code}
              </Text>
            </Alert>
          )}
          <NoReceipt verification={verification} />
          <Attempts verification={verification} />
        </Stack>
        <Paper>
          <Title order={2} mb="sm">
            {strings.details}
          </Title>
          <VerificationFacts verification={verification} />
        </Paper>
      </div>
    </Page>
  )
}

/** Advice for a verification that ended while no carrier had reported anything about its messages. */
function NoReceipt({ verification }: { verification: Verification }) {
  const { data: attempts = [] } = useQuery(attemptsQuery(useAccount(), verification))
  const hasEnded = verification.status === "expired" || verification.status === "canceled"
  if (!hasEnded || !attempts.length || attempts.some(({ status }) => status !== "sent")) return null
  return (
    <Alert color="yellow" variant="light" icon={<Icon name="alert" />} title={strings.noReceiptTitle}>
      <Text size="sm">{strings.noReceiptText}</Text>
    </Alert>
  )
}

function VerificationFacts({ verification }: { verification: Verification }) {
  const { channels, method, payload, redirect_url: url, approved_at: approvedAt, tags } = verification
  return (
    <Facts>
      <Fact name={strings.purpose}>{verification.purpose}</Fact>
      <Fact name={strings.method}>{method === "link" ? strings.link : strings.code}</Fact>
      <Fact name={strings.channel}>
        {channels.length > 1
          ? strings.channelOfOrder(channelName(verification.channel), channels.map(channelName).join(", "))
          : channelName(verification.channel)}
      </Fact>
      <Fact name={strings.language}>{languageName(verification.locale)}</Fact>
      <Fact name={strings.messages}>{verification.sends}</Fact>
      <Fact name={strings.wrongCodes}>
        {verification.status === "pending"
          ? strings.wrongCodesLeft(verification.checks, verification.attempts_remaining)
          : verification.checks}
      </Fact>
      {payload && (
        <Fact name={strings.approves}>
          {strings.transactionDetails(payload.amount, payload.currency, payload.payee)}
        </Fact>
      )}
      {url && <Fact name={strings.redirectUrl}>{url}</Fact>}
      {tags.length > 0 && <Fact name={strings.tags}>{tags.join(", ")}</Fact>}
      <Fact name={strings.created}>
        <Time at={verification.created_at} />
      </Fact>
      {approvedAt ? (
        <Fact name={strings.approved}>
          <Time at={approvedAt} />
        </Fact>
      ) : (
        <Fact name={strings.validUntil}>
          <Time at={verification.expires_at} />
        </Fact>
      )}
      <Fact name={strings.sid}>
        <Sid sid={verification.sid} />
      </Fact>
    </Facts>
  )
}

function Attempts({ verification }: { verification: Verification }) {
  const { data, error, refetch } = useQuery(attemptsQuery(useAccount(), verification))
  return (
    <Paper>
      <Title order={2} mb="sm">
        {strings.messages}
      </Title>
      {error && !data ? (
        <ErrorAlert error={error} retry={() => void refetch()} />
      ) : (
        <DataTable caption={strings.messagesCaption} columns={columns} rows={data} keyOf={keyOf} />
      )}
    </Paper>
  )
}

const keyOf = ({ sid }: VerificationAttempt) => sid

const columns: readonly Column<VerificationAttempt>[] = [
  {
    header: strings.message,
    cell: ({ message_sid: sid, created_at: at }) => (
      <Anchor component={Link} to={`/messages/${sid}`} size="sm">
        <Time at={at} short />
      </Anchor>
    ),
  },
  { header: strings.channel, cell: ({ channel }) => channelName(channel) },
  { header: strings.country, cell: ({ country }) => countryName(country), wideOnly: true },
  {
    header: strings.status,
    cell: ({ status, error_code: code }) => (
      <>
        <StatusBadge status={status} />
        {code && (
          <Text size="xs" c="dimmed">
            {adviceFor(code) ?? code.replaceAll("_", " ")}
          </Text>
        )}
      </>
    ),
  },
]

function Cancel({ verification: { sid, to } }: { verification: Verification }) {
  const { client, account } = useAccount()
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const cancel = async () => {
    const canceled = await client.auth.verifications.cancel(sid)
    queries.setQueryData([account?.account_sid, "verification", sid], canceled)
    await queries.invalidateQueries({ queryKey: [account?.account_sid, "verifications"] })
    tell(strings.verificationCanceled(to))
  }
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {strings.cancelVerification}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        close={() => setAsking(false)}
        title={strings.cancelTitle}
        act={strings.cancelVerification}
        isDangerous
        confirm={cancel}
      >
        {strings.cancelText(to)}
      </ConfirmDialog>
    </>
  )
}

function Back() {
  return (
    <Anchor component={Link} to="/verifications" size="sm">
      {strings.allVerifications}
    </Anchor>
  )
}

function Missing({ sid, error, retry }: { sid: string; error: unknown; retry(): void }) {
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <Page title={strings.verification} description={<Back />}>
      {isGone ? (
        <Text style={{ overflowWrap: "anywhere" }}>{strings.verificationMissingText(sid)}</Text>
      ) : (
        <ErrorAlert error={error} title={strings.verificationError} retry={retry} />
      )}
    </Page>
  )
}
