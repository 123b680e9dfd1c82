import { Alert, Anchor, Radio, Stack, Text } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { Link, useNavigate } from "@tanstack/react-router"
import type { PaymentProvider } from "@posthorn/client"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Filled } from "../../components/filled.tsx"
import { Icon } from "../../components/icon.tsx"
import { providerKindsQuery, providersQuery, type ProviderKind } from "../../components/payment-providers.ts"
import { Step, Steps } from "../../components/step.tsx"
import type { Values } from "../../components/schema-form/values.ts"
import { tell } from "../../components/tell.ts"
import { useMay } from "../../components/use-may.ts"
import { Page } from "../../shell/page.tsx"
import { useFilters } from "../../url/filters.ts"
import { ChoiceStep, CredentialStep, NotificationStep } from "./connect-steps.tsx"
import * as strings from "./strings.ts"

/**
 * The steps from the choice of a provider to one that payments use. The address holds the step, so that a
 * person can leave and return.
 */
export function ConnectPage() {
  const may = useMay()
  const { account } = useAccount()
  return (
    <Page title={strings.connectPaymentProvider} description={<Back />}>
      {may.own ? <Way key={account?.account_sid} /> : <OwnersOnly />}
    </Page>
  )
}

function Way() {
  const account = useAccount()
  const kinds = useQuery(providerKindsQuery(account))
  const providers = useQuery(providersQuery(account))
  const failed = [kinds, providers].find(({ isError, data }) => isError && !data)
  if (failed) return <ErrorAlert error={failed.error} retry={() => void failed.refetch()} />
  return kinds.data && providers.data ? <AllSteps kinds={kinds.data} providers={providers.data} /> : null
}

function AllSteps({ kinds, providers }: { kinds: readonly ProviderKind[]; providers: readonly PaymentProvider[] }) {
  const navigate = useNavigate()
  const [{ kind: chosen = "", provider: sid = "", step = "" }, change] = useFilters<"kind" | "provider" | "step">()
  // Kept for the next step, which needs them again. They are in no address and in no storage.
  const [secrets, setSecrets] = useState<Values>({})
  const provider = providers.find((each) => each.sid === sid)
  if (sid && !provider) return <Deleted />
  const kind = kinds.find((each) => each.kind === (provider?.kind ?? chosen))
  const hasWebhook = kind !== undefined && kind.setup.notifications.length > 0
  const isNotified = !hasWebhook || step === "payments"
  const finished = (connected: PaymentProvider) => {
    tell(strings.providerConnected(connected.name))
    void navigate({ to: `/payment-providers/${connected.sid}` })
  }
  return (
    <Steps>
      <Step number={1} title={strings.chooseProvider} isDone={kind !== undefined} isOpen>
        {provider ? (
          <Text size="sm">{kind?.name ?? provider.kind}</Text>
        ) : (
          <Choice kinds={kinds} kind={kind?.kind ?? ""} choose={(next) => change({ kind: next })} />
        )}
      </Step>
      <Step
        number={2}
        title={kind?.title ?? strings.enterCredentials}
        isDone={provider !== undefined}
        isOpen={kind !== undefined}
      >
        {provider ? (
          <Connected provider={provider} />
        ) : (
          kind && (
            <CredentialStep
              key={kind.kind}
              kind={kind}
              created={(next, typed) => {
                setSecrets(typed)
                change({ provider: next.sid })
              }}
            />
          )
        )}
      </Step>
      {hasWebhook && (
        <Step
          number={3}
          title={strings.addWebhook}
          isDone={provider !== undefined && isNotified}
          isOpen={Boolean(provider)}
        >
          {provider && !isNotified && (
            <NotificationStep
              provider={provider}
              kind={kind}
              secrets={secrets}
              done={() => change({ step: "payments" })}
            />
          )}
        </Step>
      )}
      <Step number={hasWebhook ? 4 : 3} title={strings.stepPayments} isOpen={provider !== undefined && isNotified}>
        {provider && kind && <ChoiceStep provider={provider} kind={kind} others={providers} done={finished} />}
      </Step>
    </Steps>
  )
}

interface ChoiceProps {
  kinds: readonly ProviderKind[]
  kind: string
  choose(kind: string): void
}

function Choice({ kinds, kind, choose }: ChoiceProps) {
  return (
    <Radio.Group aria-label={strings.provider} value={kind} onChange={choose}>
      <Stack gap="xs">
        {kinds.map((each) => (
          <Radio key={each.kind} value={each.kind} label={each.name} description={each.description} />
        ))}
      </Stack>
    </Radio.Group>
  )
}

function Connected({ provider: { sid, name } }: { provider: PaymentProvider }) {
  return (
    <Text size="sm" style={{ overflowWrap: "anywhere" }}>
      {name}.{" "}
      <Anchor component={Link} to={`/payment-providers/${sid}/edit`} size="sm" underline="always">
        {strings.changeIt}
      </Anchor>
    </Text>
  )
}

function Deleted() {
  return (
    <Text>
      <Filled
        text={strings.thisProviderWasDeleted}
        parts={{
          link: (
            <Anchor component={Link} to="/payment-providers/new" underline="always">
              {strings.beginAgain}
            </Anchor>
          ),
        }}
      />
    </Text>
  )
}

function Back() {
  return (
    <Anchor component={Link} to="/payment-providers" size="sm">
      {strings.allProviders}
    </Anchor>
  )
}

export function OwnersOnly() {
  return (
    <Alert variant="default" icon={<Icon name="key" />} title={strings.ownersOnlyTitle}>
      {strings.ownersOnlyText}
    </Alert>
  )
}
