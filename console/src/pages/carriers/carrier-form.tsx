import { Accordion, Button, Group, Paper, SimpleGrid, Stack, TextInput, Textarea, Title } from "@mantine/core"
import { useForm, type UseFormReturnType } from "@mantine/form"
import { useQueryClient } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import type { Carrier } from "../../components/carriers.ts"
import { DraftNotice } from "../../components/draft-notice.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { PasswordField } from "../../components/password-field.tsx"
import { useDraft } from "../../components/use-draft.ts"
import { useSubmit } from "../../components/use-submit.ts"
import {
  faultsIn,
  fieldOf,
  formFieldOf,
  settingsOf,
  valuesOf,
  withoutSecrets,
  type CarrierValues,
} from "./carrier-values.ts"
import { HostFields } from "./host-fields.tsx"
import type { KindSettings, Setting, SettingGroup } from "./kinds/setting.ts"
import { SettingField, SettingFields } from "./setting-fields.tsx"
import type { CarrierKind } from "./settings.ts"
import * as strings from "./strings.ts"

export interface CarrierFormProps {
  kind: CarrierKind
  layout: KindSettings
  /** Null for a new carrier. */
  carrier: Carrier | null
  cancelTo?: string
  saved(carrier: Carrier): void
}

export function CarrierForm({ kind, layout, carrier, cancelTo, saved }: CarrierFormProps) {
  const { server, shown, further } = layout
  const [openGroups, setOpenGroups] = useState<string[]>([])
  const { form, draft, initial, submit, error, isBusy } = useCarrierForm({ kind, layout, carrier, saved })
  // A fault must not be hidden in a closed group.
  const open = [...new Set([...openGroups, ...faultyGroups(further, Object.keys(form.errors))])]
  const isNew = carrier === null
  return (
    <form onSubmit={submit} noValidate aria-label={isNew ? strings.aNewCarrier : strings.theCarrier}>
      <Stack maw={760}>
        <DraftNotice draft={draft} note={strings.draftNote} clear={() => form.setValues(initial)} />
        {error !== null && <ErrorAlert error={error} />}
        <TextInput
          label={strings.name}
          description={strings.nameDescription}
          data-autofocus
          {...form.getInputProps("name")}
        />
        {server ? <ShownGroup form={form} group={server} /> : <HostFields form={form} />}
        <Credentials form={form} layout={layout} isNew={isNew} />
        {shown.map((group) => (
          <ShownGroup key={group.name} form={form} group={group} />
        ))}
        <Accordion multiple variant="contained" value={open} onChange={setOpenGroups} order={2}>
          {further.map(({ name, settings }) => (
            <Accordion.Item key={name} value={name}>
              <Accordion.Control>{name}</Accordion.Control>
              <Accordion.Panel>
                {open.includes(name) && <SettingFields form={form} settings={settings} />}
              </Accordion.Panel>
            </Accordion.Item>
          ))}
        </Accordion>
        <Group>
          <Button type="submit" loading={isBusy}>
            {isNew ? strings.connect : strings.save}
          </Button>
          {cancelTo && (
            <Button component={Link} to={cancelTo} variant="default" onClick={draft.discard}>
              {strings.cancel}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}

function useCarrierForm({ kind, layout, carrier, saved }: CarrierFormProps) {
  const save = useSaveCarrier(kind, layout, carrier)
  const [initial] = useState(() => valuesOf(layout, carrier))
  // A draft of an older version of the carrier would undo later changes by other people.
  const draft = useDraft(
    carrier ? `${carrier.sid} ${carrier.updated_at}` : `carrier ${layout.fixed?.["preset"] ?? kind}`,
    initial,
    withoutSecrets,
  )
  const form = useForm<CarrierValues>({
    initialValues: draft.initial,
    validate: (values) => faultsIn(layout, values),
    onValuesChange: draft.keep,
  })
  const act = async (values: CarrierValues) => {
    const changed = await save(values)
    draft.discard()
    saved(changed)
  }
  return { form, draft, initial, ...useSubmit(form, act, (param) => formFieldOf(layout, param)) }
}

function ShownGroup({
  form,
  group: { name, settings },
}: {
  form: UseFormReturnType<CarrierValues>
  group: SettingGroup
}) {
  return (
    <Paper>
      <Title order={2} mb="sm">
        {name}
      </Title>
      <SettingFields form={form} settings={settings} />
    </Paper>
  )
}

interface CredentialsProps {
  form: UseFormReturnType<CarrierValues>
  layout: KindSettings
  isNew: boolean
}

function Credentials({ form, layout: { user, password, webhookSecret }, isNew }: CredentialsProps) {
  return (
    <Paper>
      <Title order={2} mb="sm">
        {strings.credentials}
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {user && <SettingField form={form} setting={user} />}
        <PasswordField
          label={password?.label ?? strings.password}
          description={inWords(password?.meaning, isNew ? strings.passwordDescription : strings.secretKept)}
          autoComplete="new-password"
          {...form.getInputProps("password")}
        />
        {(webhookSecret || form.errors["webhook_secret"]) && (
          <PasswordField
            label={webhookSecret?.label ?? strings.webhookSecret}
            description={inWords(webhookSecret?.meaning, isNew ? strings.passwordDescription : strings.secretKept)}
            autoComplete="new-password"
            {...form.getInputProps("webhook_secret")}
          />
        )}
      </SimpleGrid>
      {(form.values.hosts.some(({ hasTls, cert }) => hasTls && cert) || form.errors["tls_key"]) && (
        <Textarea
          mt="sm"
          label={strings.privateKey}
          description={strings.privateKeyDescription}
          rows={3}
          {...form.getInputProps("tls_key")}
        />
      )}
    </Paper>
  )
}

function inWords(...sentences: (string | undefined)[]): string {
  return sentences.filter(Boolean).join(" ")
}

/** Returns the names of the groups of settings that contain these fields. */
function faultyGroups(groups: readonly SettingGroup[], fields: readonly string[]): string[] {
  const isFaulty = ({ name }: Setting) => fields.includes(`settings.${fieldOf(name)}`)
  return groups.filter(({ settings }) => settings.some(isFaulty)).map(({ name }) => name)
}

function useSaveCarrier(
  kind: CarrierKind,
  layout: KindSettings,
  carrier: Carrier | null,
): (values: CarrierValues) => Promise<Carrier> {
  const { client } = useAccount()
  const queries = useQueryClient()
  return async (values) => {
    const body = {
      name: values.name.trim(),
      settings: settingsOf(layout, values, carrier?.settings ?? {}),
      ...(values.password && { password: values.password }),
      ...(values.tls_key.trim() && { tls_key: values.tls_key }),
      ...(values.webhook_secret && { webhook_secret: values.webhook_secret }),
    }
    const saved = carrier
      ? await client.operator.carriers.update(carrier.sid, body)
      : await client.operator.carriers.create({ ...body, kind })
    queries.setQueryData(["operator", "carriers", saved.sid], saved)
    void queries.invalidateQueries({ queryKey: ["operator", "carriers"], exact: true })
    return saved
  }
}
