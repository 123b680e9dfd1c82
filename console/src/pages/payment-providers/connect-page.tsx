import { Alert, Anchor, Radio, Stack, Text } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { Link, useNavigate } from "@tanstack/react-router"
import type { PaymentProvider } from "posthorn"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Filled } from "../../components/filled.tsx"
import { Icon } from "../../components/icon.tsx"
import { kindNames, providersQuery } from "../../components/payment-providers.ts"
import { Step, Steps } from "../../components/step.tsx"
import { tell } from "../../components/tell.ts"
import { useMay } from "../../components/use-may.ts"
import { Page } from "../../shell/page.tsx"
import { useFilters } from "../../url/filters.ts"
import { ChoiceStep, CredentialStep, NotificationStep } from "./connect-steps.tsx"
import type { ProviderKind } from "./provider-values.ts"
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

const kinds: readonly { kind: ProviderKind; meaning: string }[] = [
  { kind: "stripe", meaning: strings.stripeDescription },
  { kind: "paypal", meaning: strings.paypalDescription },
  { kind: "manual", meaning: strings.manualDescription },
  { kind: "simulator", meaning: strings.simulatorDescription },
]

function Way() {
  const navigate = useNavigate()
  const [{ kind: chosen = "", provider: sid = "", step = "" }, change] = useFilters<"kind" | "provider" | "step">()
  const { data: providers, error, refetch } = useQuery(providersQuery(useAccount()))
  // Kept for the next step, which needs it again. It is in no address and in no storage.
  const [secretKey, setSecretKey] = useState("")
  const provider = providers?.find((each) => each.sid === sid)
  if (sid && !provider) {
    if (error) return <ErrorAlert error={error} retry={() => void refetch()} />
    return providers ? <Deleted /> : null
  }
  const kind = provider?.kind ?? kinds.find((each) => each.kind === chosen)?.kind
  const hasWebhook = kind === "stripe" || kind === "paypal"
  const isNotified = !hasWebhook || step === "payments"
  const finished = (connected: PaymentProvider) => {
    tell(strings.providerConnected(connected.name))
    void navigate({ to: `/payment-providers/${connected.sid}` })
  }
  return (
    <Steps>
      <Step number={1} title={strings.chooseProvider} isDone={kind !== undefined} isOpen>
        {provider ? (
          <Text size="sm">{kindNames[provider.kind]}</Text>
        ) : (
          <Choice kind={kind ?? ""} choose={(next) => change({ kind: next })} />
        )}
      </Step>
      <Step
        number={2}
        title={kind === "manual" ? strings.stepInstructions : strings.enterCredentials}
        isDone={provider !== undefined}
        isOpen={kind !== undefined}
      >
        {provider ? (
          <Connected provider={provider} />
        ) : (
          kind && (
            <CredentialStep
              key={kind}
              kind={kind}
              created={(next, key) => {
                setSecretKey(key)
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
            <NotificationStep provider={provider} secretKey={secretKey} done={() => change({ step: "payments" })} />
          )}
        </Step>
      )}
      <Step number={hasWebhook ? 4 : 3} title={strings.stepPayments} isOpen={provider !== undefined && isNotified}>
        {provider && <ChoiceStep provider={provider} others={providers ?? []} done={finished} />}
      </Step>
    </Steps>
  )
}

function Choice({ kind, choose }: { kind: string; choose(kind: string): void }) {
  return (
    <Radio.Group aria-label={strings.provider} value={kind} onChange={choose}>
      <Stack gap="xs">
        {kinds.map((each) => (
          <Radio key={each.kind} value={each.kind} label={kindNames[each.kind]} description={each.meaning} />
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
