import { Button, Group, Stack, Text } from "@mantine/core"
import { useForm } from "@mantine/form"
import type { PaymentProvider } from "@posthorn/client"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { useSubmit } from "../../components/use-submit.ts"
import type { ProviderKind } from "../../components/payment-providers.ts"
import { requiredOf } from "../../components/schema-form/fields.ts"
import { type Values, keyOf } from "../../components/schema-form/values.ts"
import { ChoiceFields, KindFields, NameField, SetupSteps } from "./fields.tsx"
import { NotificationAddress } from "./notification-address.tsx"
import { choiceFaults, missingFaults, nameFaults } from "./provider-faults.ts"
import { fieldsIn, pathOfProvider, secretsOf, settingsOf, valuesOf } from "./provider-values.ts"
import { TriedFirst } from "./providers-page.tsx"
import * as strings from "./strings.ts"
import { useProviderActs } from "./use-provider-acts.ts"

interface CredentialStepProps {
  kind: ProviderKind
  created(provider: PaymentProvider, secrets: Values): void
}

/** Connects the provider disabled, so that no payment uses it before the last step. */
export function CredentialStep({ kind, created }: CredentialStepProps) {
  const { create } = useProviderActs()
  const settings = fieldsIn("credentials", kind.fields.settings)
  const secrets = fieldsIn("credentials", kind.fields.secrets)
  const required = { settings: requiredOf(settings), secrets: requiredOf(secrets) }
  const form = useForm({
    initialValues: valuesOf(kind, null),
    validate: (values) => ({ ...nameFaults(values), ...missingFaults(required, values) }),
  })
  const { submit, error, isBusy } = useSubmit(
    form,
    async (values) => {
      const typed = secretsOf(kind, values)
      const given = { kind: kind.kind, name: values.name.trim(), settings: settingsOf(kind, values, null) }
      created(await create({ ...given, ...(typed && { secrets: typed }), status: "disabled" }), values.secrets)
    },
    (param) => pathOfProvider(kind, param),
  )
  return (
    <form onSubmit={submit} noValidate aria-label={strings.theCredentials}>
      <Stack maw={620}>
        {error !== null && <ErrorAlert error={error} />}
        <SetupSteps steps={kind.setup.credentials} />
        <NameField form={form} />
        <KindFields form={form} fields={{ settings, secrets }} isNew />
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
  kind: ProviderKind
  /** The secrets from the step before. Empty after a reload. */
  secrets: Values
  done(): void
}

export function NotificationStep({ provider, kind, secrets: known, done }: NotificationStepProps) {
  const { update } = useProviderActs()
  const settings = fieldsIn("notifications", kind.fields.settings)
  const secrets = fieldsIn("notifications", kind.fields.secrets)
  // The API replaces all secrets together, so a new one needs the others again.
  const others = secrets.length ? fieldsIn("credentials", kind.fields.secrets) : []
  const again = others.filter(({ name }) => !known[keyOf(name)])
  const before = valuesOf(kind, provider)
  const form = useForm({
    initialValues: { ...before, secrets: { ...before.secrets, ...known } },
    validate: (values) => missingFaults({ settings, secrets: [...requiredOf(others), ...secrets] }, values),
  })
  const { submit, error, isBusy } = useSubmit(
    form,
    async (values) => {
      await update(provider.sid, {
        ...(settings.length && { settings: settingsOf(kind, values, provider) }),
        ...(secrets.length && { secrets: secretsOf(kind, values) }),
      })
      done()
    },
    (param) => pathOfProvider(kind, param),
  )
  return (
    <form onSubmit={submit} noValidate aria-label={strings.theWebhook}>
      <Stack maw={620}>
        {error !== null && <ErrorAlert error={error} />}
        <Text size="sm">{strings.webhookText}</Text>
        <NotificationAddress url={provider.notification_url} />
        <SetupSteps steps={kind.setup.notifications} />
        {again.length > 0 && <Text size="sm">{strings.secretsAgain}</Text>}
        <KindFields form={form} fields={{ settings, secrets: [...again, ...secrets] }} isNew />
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
  kind: ProviderKind
  /** All providers of the account. */
  others: readonly PaymentProvider[]
  done(provider: PaymentProvider): void
}

export function ChoiceStep({ provider, kind, others, done }: ChoiceStepProps) {
  const { update } = useProviderActs()
  const { sid } = provider
  const form = useForm({ initialValues: valuesOf(kind, provider), validate: choiceFaults })
  const { submit, error, isBusy } = useSubmit(
    form,
    async ({ currencies, priority }) => {
      done(await update(sid, { currencies: currencies.map(upper), priority: Number(priority), status: "enabled" }))
    },
    (param) => pathOfProvider(kind, param),
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
