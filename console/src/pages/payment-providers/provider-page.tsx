import { Anchor, Paper, Stack, Text, Title } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { Link, useParams } from "@tanstack/react-router"
import type { PaymentProvider } from "@posthorn/client"
import { useAccount } from "../../api/account.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Fact, Facts } from "../../components/facts.tsx"
import shared from "../../components/message/message.module.css"
import { providerKindsQuery, providersQuery, type ProviderKind } from "../../components/payment-providers.ts"
import { sharedEveryMs } from "../../components/live-list.ts"
import type { Field } from "../../components/schema-form/fields.ts"
import { textIn } from "../../components/schema-form/values.ts"
import { Sid } from "../../components/sid.tsx"
import { StatusBadge } from "../../components/status-badge.tsx"
import { Time } from "../../components/time.tsx"
import { useMay } from "../../components/use-may.ts"
import { Page } from "../../shell/page.tsx"
import { PageSkeleton } from "../../shell/page-skeleton.tsx"
import { NotificationAddress } from "./notification-address.tsx"
import { ProviderActions } from "./provider-actions.tsx"
import { TriedFirst } from "./providers-page.tsx"
import * as strings from "./strings.ts"

export function ProviderPage() {
  const { sid = "" } = useParams({ strict: false })
  const may = useMay()
  const chosen = useAccount()
  const { data: kinds } = useQuery(providerKindsQuery(chosen))
  const { data, error, refetch } = useQuery({ ...providersQuery(chosen), refetchInterval: sharedEveryMs })
  const provider = data?.find((each) => each.sid === sid)
  if (!data) return error ? <Failed error={error} retry={() => void refetch()} /> : <PageSkeleton />
  if (!provider) return <Missing sid={sid} />
  const kind = kinds?.find((each) => each.kind === provider.kind)
  return (
    <Page
      title={provider.name}
      description={<Back />}
      actions={
        <>
          <StatusBadge status={provider.status} />
          {may.own && <ProviderActions provider={provider} />}
        </>
      }
    >
      <div className={shared.columns}>
        <Stack>
          {kind && kind.setup.notifications.length > 0 && (
            <Paper>
              <Title order={2} mb={4}>
                {strings.webhookAddress}
              </Title>
              <Text size="sm" c="dimmed" mb="sm">
                {strings.webhookFoundText(kind.name)}
              </Text>
              <NotificationAddress url={provider.notification_url} />
            </Paper>
          )}
          <Paper>
            <TriedFirst providers={data} />
          </Paper>
        </Stack>
        <Paper>
          <Title order={2} mb="sm">
            {strings.details}
          </Title>
          <ProviderFacts provider={provider} kind={kind} />
        </Paper>
      </div>
    </Page>
  )
}

function ProviderFacts({ provider, kind }: { provider: PaymentProvider; kind: ProviderKind | undefined }) {
  const { settings, currencies } = provider
  return (
    <Facts>
      <Fact name={strings.kind}>{kind?.name ?? provider.kind}</Fact>
      <Fact name={strings.currencies}>{currencies?.join(", ") ?? strings.allThatItTakes}</Fact>
      <Fact name={strings.priority}>{provider.priority}</Fact>
      {kind?.fields.settings.map((field) => (
        <Fact key={field.name} name={field.label}>
          <Text size="sm" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
            {settingText(field, settings)}
          </Text>
        </Fact>
      ))}
      {kind && kind.fields.secrets.length > 0 && <Fact name={strings.secrets}>{strings.encryptedNeverShown}</Fact>}
      <Fact name={strings.connected}>
        <Time at={provider.created_at} />
      </Fact>
      <Fact name={strings.changed}>
        <Time at={provider.updated_at} />
      </Fact>
      <Fact name={strings.sid}>
        <Sid sid={provider.sid} />
      </Fact>
    </Facts>
  )
}

function settingText(field: Field, settings: Record<string, unknown>): string {
  const text = textIn(settings, field)
  if (field.kind === "flag") return text === "true" ? strings.yes : strings.no
  return field.choices.find(({ value }) => value === text)?.label ?? (text || strings.noneYet)
}

export function Back() {
  return (
    <Anchor component={Link} to="/payment-providers" size="sm">
      {strings.allProviders}
    </Anchor>
  )
}

export function Missing({ sid }: { sid: string }) {
  return (
    <Page title={strings.paymentProvider} description={<Back />}>
      <Text style={{ overflowWrap: "anywhere" }}>{strings.providerMissingText(sid)}</Text>
    </Page>
  )
}

export function Failed({ error, retry }: { error: unknown; retry(): void }) {
  return (
    <Page title={strings.paymentProvider} description={<Back />}>
      <ErrorAlert error={error} title={strings.providerFailed} retry={retry} />
    </Page>
  )
}
