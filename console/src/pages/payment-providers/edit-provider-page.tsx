import { Button, Group, Stack, Text } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useQuery } from "@tanstack/react-query"
import { Link, useNavigate, useParams } from "@tanstack/react-router"
import type { PaymentProvider } from "@posthorn/client"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Panel } from "../../components/panel.tsx"
import { providerKindsQuery, providersQuery, type ProviderKind } from "../../components/payment-providers.ts"
import { tell } from "../../components/tell.ts"
import { useMay } from "../../components/use-may.ts"
import { useSubmit } from "../../components/use-submit.ts"
import { Page } from "../../shell/page.tsx"
import { PageSkeleton } from "../../shell/page-skeleton.tsx"
import { OwnersOnly } from "./connect-page.tsx"
import { ChoiceFields, KindFields, NameField } from "./fields.tsx"
import { editFaults } from "./provider-faults.ts"
import { Back, Failed, Missing } from "./provider-page.tsx"
import { pathOfProvider, secretsOf, settingsOf, valuesOf } from "./provider-values.ts"
import * as strings from "./strings.ts"
import { useProviderActs } from "./use-provider-acts.ts"

export function EditProviderPage() {
  const { sid = "" } = useParams({ strict: false })
  const may = useMay()
  const chosen = useAccount()
  const providers = useQuery(providersQuery(chosen))
  const kinds = useQuery(providerKindsQuery(chosen))
  const failed = [providers, kinds].find(({ isError, data }) => isError && !data)
  if (failed) return <Failed error={failed.error} retry={() => void failed.refetch()} />
  if (!providers.data || !kinds.data) return <PageSkeleton />
  const provider = providers.data.find((each) => each.sid === sid)
  if (!provider) return <Missing sid={sid} />
  const kind = kinds.data.find((each) => each.kind === provider.kind)
  return (
    <Page title={strings.editName(provider.name)} description={<Back />}>
      {!may.own && <OwnersOnly />}
      {may.own && kind && <Form provider={provider} kind={kind} />}
      {may.own && !kind && <Text>{strings.kindMissing(provider.kind)}</Text>}
    </Page>
  )
}

function Form({ provider, kind }: { provider: PaymentProvider; kind: ProviderKind }) {
  const { update } = useProviderActs()
  const navigate = useNavigate()
  const { sid } = provider
  const { settings, secrets } = kind.fields
  // The provider when the form opened. Changes of other members do not change the form.
  const [initial] = useState(() => valuesOf(kind, provider))
  const form = useForm({ initialValues: initial, validate: (values) => editFaults(kind, values) })
  const to = `/payment-providers/${sid}`
  const { submit, error, isBusy } = useSubmit(
    form,
    async (values) => {
      const typed = secretsOf(kind, values)
      const saved = await update(sid, {
        name: values.name.trim(),
        settings: settingsOf(kind, values, provider),
        ...(typed && { secrets: typed }),
        currencies: values.currencies.map((code) => code.trim().toUpperCase()),
        priority: Number(values.priority),
      })
      tell(strings.providerChanged(saved.name))
      await navigate({ to })
    },
    (param) => pathOfProvider(kind, param),
  )
  return (
    <form onSubmit={submit} noValidate aria-label={strings.theProvider}>
      <Stack maw={760} gap="lg">
        {error !== null && <ErrorAlert error={error} />}
        <NameField form={form} />
        {settings.length + secrets.length > 0 && (
          <Panel title={secrets.length ? strings.credentials : strings.settings}>
            <Stack>
              <KindFields form={form} fields={kind.fields} isNew={false} />
            </Stack>
          </Panel>
        )}
        <Panel title={strings.payments}>
          <ChoiceFields form={form} />
        </Panel>
        <Group>
          <Button type="submit" loading={isBusy}>
            {strings.save}
          </Button>
          <Button component={Link} to={to} variant="default">
            {strings.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
