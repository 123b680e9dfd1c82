import { Button, Group, Stack } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useQuery } from "@tanstack/react-query"
import { Link, useNavigate, useParams } from "@tanstack/react-router"
import type { PaymentProvider } from "posthorn"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Panel } from "../../components/panel.tsx"
import { providersQuery } from "../../components/payment-providers.ts"
import { tell } from "../../components/tell.ts"
import { useMay } from "../../components/use-may.ts"
import { useSubmit } from "../../components/use-submit.ts"
import { Page } from "../../shell/page.tsx"
import { PageSkeleton } from "../../shell/page-skeleton.tsx"
import { OwnersOnly } from "./connect-page.tsx"
import { ChoiceFields, CredentialFields, NameField, NotificationFields } from "./fields.tsx"
import { editChecks, faultsBy } from "./provider-faults.ts"
import { Back, Failed, Missing } from "./provider-page.tsx"
import { fieldOfParam, secretsOf, settingsOf, valuesOf } from "./provider-values.ts"
import * as strings from "./strings.ts"
import { useProviderActs } from "./use-provider-acts.ts"

export function EditProviderPage() {
  const { sid = "" } = useParams({ strict: false })
  const may = useMay()
  const { data, error, refetch } = useQuery(providersQuery(useAccount()))
  const provider = data?.find((each) => each.sid === sid)
  if (!data) return error ? <Failed error={error} retry={() => void refetch()} /> : <PageSkeleton />
  if (!provider) return <Missing sid={sid} />
  return (
    <Page title={strings.editName(provider.name)} description={<Back />}>
      {may.own ? <Form provider={provider} /> : <OwnersOnly />}
    </Page>
  )
}

function Form({ provider }: { provider: PaymentProvider }) {
  const { update } = useProviderActs()
  const navigate = useNavigate()
  const { kind, sid } = provider
  // The provider when the form opened. Changes of other members do not change the form.
  const [initial] = useState(() => valuesOf(kind, provider))
  const form = useForm({ initialValues: initial, validate: faultsBy(editChecks(kind, initial)) })
  const to = `/payment-providers/${sid}`
  const { submit, error, isBusy } = useSubmit(
    form,
    async (values) => {
      const secrets = secretsOf(kind, values)
      const saved = await update(sid, {
        name: values.name.trim(),
        settings: settingsOf(kind, values, provider),
        ...(secrets && { secrets }),
        currencies: values.currencies.map((code) => code.trim().toUpperCase()),
        priority: Number(values.priority),
      })
      tell(strings.providerChanged(saved.name))
      await navigate({ to })
    },
    (param) => fieldOfParam(kind, param),
  )
  return (
    <form onSubmit={submit} noValidate aria-label={strings.theProvider}>
      <Stack maw={760} gap="lg">
        {error !== null && <ErrorAlert error={error} />}
        <NameField form={form} />
        {kind !== "simulator" && (
          <Panel title={kind === "manual" ? strings.instructions : strings.credentials}>
            <Stack>
              <CredentialFields form={form} kind={kind} isNew={false} />
              <NotificationFields form={form} kind={kind} isNew={false} />
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
