import { Button, Group, Stack, Text } from "@mantine/core"
import { useForm } from "@mantine/form"
import type { PaymentProvider } from "posthorn"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { useSubmit } from "../../components/use-submit.ts"
import {
  ChoiceFields,
  CredentialFields,
  NameField,
  NotificationFields,
  SecretKeyField,
  WhereCredentialsAre,
  WhereWebhooksAre,
} from "./fields.tsx"
import { NotificationAddress } from "./notification-address.tsx"
import { choiceChecks, faultsBy, newChecks, notificationChecks } from "./provider-faults.ts"
import { fieldOfParam, secretsOf, settingsOf, valuesOf, type ProviderKind } from "./provider-values.ts"
import { TriedFirst } from "./providers-page.tsx"
import * as strings from "./strings.ts"
import { useProviderActs } from "./use-provider-acts.ts"

interface CredentialStepProps {
  kind: ProviderKind
  created(provider: PaymentProvider, secretKey: string): void
}

/** Connects the provider disabled, so that no payment uses it before the last step. */
export function CredentialStep({ kind, created }: CredentialStepProps) {
  const { create } = useProviderActs()
  const form = useForm({ initialValues: valuesOf(kind, null), validate: faultsBy(newChecks[kind] ?? {}) })
  const { submit, error, isBusy } = useSubmit(
    form,
    async (values) => {
      const secrets = secretsOf(kind, values)
      const settings = settingsOf(kind, values, null)
      const name = values.name.trim()
      created(
        await create({ kind, name, settings, ...(secrets && { secrets }), status: "disabled" }),
        values.secret_key,
      )
    },
    (param) => fieldOfParam(kind, param),
  )
  return (
    <form onSubmit={submit} noValidate aria-label={strings.theCredentials}>
      <Stack maw={620}>
        {error !== null && <ErrorAlert error={error} />}
        <WhereCredentialsAre kind={kind} />
        <NameField form={form} />
        <CredentialFields form={form} kind={kind} isNew />
        <Text size="xs" c="dimmed">
          {strings.unfinishedText}
        </Text>
        <Group>
          <Button type="submit" loading={isBusy}>
            {strings.continueButton}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

interface NotificationStepProps {
  provider: PaymentProvider
  /** The value from the step before. Empty after a reload. */
  secretKey: string
  done(): void
}

export function NotificationStep({ provider, secretKey, done }: NotificationStepProps) {
  const { update } = useProviderActs()
  const { kind, sid } = provider
  const form = useForm({
    initialValues: { ...valuesOf(kind, provider), secret_key: secretKey },
    validate: faultsBy(notificationChecks[kind] ?? {}),
  })
  const { submit, error, isBusy } = useSubmit(
    form,
    async (values) => {
      const secrets = secretsOf(kind, values)
      await update(sid, kind === "paypal" ? { settings: settingsOf(kind, values, provider) } : { secrets })
      done()
    },
    (param) => fieldOfParam(kind, param),
  )
  return (
    <form onSubmit={submit} noValidate aria-label={strings.theWebhook}>
      <Stack maw={620}>
        {error !== null && <ErrorAlert error={error} />}
        <Text size="sm">{strings.webhookText}</Text>
        <NotificationAddress url={provider.notification_url} />
        <WhereWebhooksAre kind={kind} />
        {kind === "stripe" && !secretKey && <SecretKeyField form={form} hint={strings.secretAgainText} />}
        <NotificationFields form={form} kind={kind} isNew />
        <Group>
          <Button type="submit" loading={isBusy}>
            {strings.continueButton}
          </Button>
          <Button variant="subtle" onClick={done}>
            {strings.skipForNow}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

interface ChoiceStepProps {
  provider: PaymentProvider
  /** All providers of the account. */
  others: readonly PaymentProvider[]
  done(provider: PaymentProvider): void
}

export function ChoiceStep({ provider, others, done }: ChoiceStepProps) {
  const { update } = useProviderActs()
  const { kind, sid } = provider
  const form = useForm({ initialValues: valuesOf(kind, provider), validate: faultsBy(choiceChecks) })
  const { submit, error, isBusy } = useSubmit(
    form,
    async ({ currencies, priority }) => {
      done(await update(sid, { currencies: currencies.map(upper), priority: Number(priority), status: "enabled" }))
    },
    (param) => fieldOfParam(kind, param),
  )
  const { currencies, priority } = form.values
  const planned: PaymentProvider = {
    ...provider,
    currencies: currencies.length ? currencies.map(upper) : null,
    priority: Number(priority) || 0,
    status: "enabled",
  }
  return (
    <form onSubmit={submit} noValidate aria-label={strings.itsPayments}>
      <Stack>
        {error !== null && <ErrorAlert error={error} />}
        <ChoiceFields form={form} />
        <TriedFirst providers={others.map((each) => (each.sid === sid ? planned : each))} />
        <Group>
          <Button type="submit" loading={isBusy}>
            {strings.useItForPayments}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function upper(code: string): string {
  return code.trim().toUpperCase()
}
