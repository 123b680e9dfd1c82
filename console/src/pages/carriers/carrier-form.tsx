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
import { fieldOf, formFieldOf, settingsOf, valuesOf, withoutSecrets, type CarrierValues } from "./carrier-values.ts"
import { HostFields } from "./host-fields.tsx"
import { SettingFields } from "./setting-fields.tsx"
import { furtherGroups, paceSettings } from "./settings.ts"

export interface CarrierFormProps {
  /** Null for a new one. */
  carrier: Carrier | null
  cancelTo?: string
  saved(carrier: Carrier): void
}

export function CarrierForm({ carrier, cancelTo, saved }: CarrierFormProps) {
  const [openGroups, setOpenGroups] = useState<string[]>([])
  const { form, draft, initial, submit, error, isBusy } = useCarrierForm(carrier, saved)
  // A fault is never hidden in a closed group.
  const open = [...new Set([...openGroups, ...groupsOf(Object.keys(form.errors))])]
  const isNew = carrier === null
  return (
    <form onSubmit={submit} noValidate aria-label={isNew ? "A new carrier" : "The carrier"}>
      <Stack maw={760}>
        <DraftNotice draft={draft} note="A draft holds no password and no key." clear={() => form.setValues(initial)} />
        {error !== null && <ErrorAlert error={error} />}
        <TextInput
          label="Name"
          description="A name that your team will recognise."
          data-autofocus
          {...form.getInputProps("name")}
        />
        <HostFields form={form} />
        <Credentials form={form} isNew={isNew} />
        <Paper>
          <Title order={2} mb="sm">
            Pace
          </Title>
          <SettingFields form={form} settings={paceSettings} />
        </Paper>
        <Accordion multiple variant="contained" value={open} onChange={setOpenGroups} order={2}>
          {furtherGroups.map(({ name, settings }) => (
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
            {isNew ? "Connect" : "Save"}
          </Button>
          {cancelTo && (
            <Button component={Link} to={cancelTo} variant="default" onClick={draft.discard}>
              Cancel
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}

function useCarrierForm(carrier: Carrier | null, saved: (carrier: Carrier) => void) {
  const save = useSaveCarrier(carrier)
  const [initial] = useState(() => valuesOf(carrier))
  // A draft of an older version of the carrier would undo what somebody else has changed since.
  const draft = useDraft(carrier ? `${carrier.sid} ${carrier.updated_at}` : "carrier", initial, withoutSecrets)
  const form = useForm<CarrierValues>({ initialValues: draft.initial, validate, onValuesChange: draft.keep })
  const act = async (values: CarrierValues) => {
    const changed = await save(values)
    draft.discard()
    saved(changed)
  }
  return { form, draft, initial, ...useSubmit(form, act, formFieldOf) }
}

function Credentials({ form, isNew }: { form: UseFormReturnType<CarrierValues>; isNew: boolean }) {
  return (
    <Paper>
      <Title order={2} mb="sm">
        Credentials
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label="System id"
          description="The name that the carrier gave you."
          autoComplete="off"
          {...form.getInputProps("system_id")}
        />
        <PasswordField
          label="Password"
          description={
            isNew
              ? "Kept sealed, and never shown again."
              : "Never shown. Leave it empty to keep it. New hosts need it again."
          }
          autoComplete="new-password"
          {...form.getInputProps("password")}
        />
      </SimpleGrid>
      {form.values.hosts.some(({ hasTls, cert }) => hasTls && cert) && (
        <Textarea
          mt="sm"
          label="Key of our certificate"
          description="PEM. Kept sealed, and never shown again. Left empty, it stays as it is."
          rows={3}
          {...form.getInputProps("tls_key")}
        />
      )}
    </Paper>
  )
}

const validate = {
  name: (name: string) => (name.trim() ? null : "Enter a name, such as the name of the company."),
  system_id: (id: string) => (id.trim() ? null : "Enter the system id that the carrier gave you."),
  hosts: { host: (host: string) => (host.trim() ? null : "Enter the name or address of the carrier's host.") },
}

/** The groups of settings in which these fields are. */
function groupsOf(fields: readonly string[]): string[] {
  const isFaulty = (name: string) => fields.includes(`further.${fieldOf(name)}`)
  return furtherGroups.filter(({ settings }) => settings.some(({ name }) => isFaulty(name))).map(({ name }) => name)
}

function useSaveCarrier(carrier: Carrier | null): (values: CarrierValues) => Promise<Carrier> {
  const { client } = useAccount()
  const queries = useQueryClient()
  return async (values) => {
    const body = {
      name: values.name.trim(),
      settings: settingsOf(values, carrier?.settings ?? {}),
      ...(values.password && { password: values.password }),
      ...(values.tls_key.trim() && { tls_key: values.tls_key }),
    }
    const saved = carrier
      ? await client.operator.carriers.update(carrier.sid, body)
      : await client.operator.carriers.create(body)
    queries.setQueryData(["operator", "carriers", saved.sid], saved)
    void queries.invalidateQueries({ queryKey: ["operator", "carriers"], exact: true })
    return saved
  }
}
