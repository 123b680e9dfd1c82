import { Accordion, Button, Group, Paper, SimpleGrid, Stack, TextInput, Title } from "@mantine/core"
import { useForm, type UseFormReturnType } from "@mantine/form"
import { useQueryClient } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import type { Carrier } from "../../components/carriers.ts"
import { DraftNotice } from "../../components/draft-notice.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { SchemaFields } from "../../components/schema-form/schema-fields.tsx"
import { objectOf, pathOf } from "../../components/schema-form/values.ts"
import { useDraft } from "../../components/use-draft.ts"
import { useSubmit } from "../../components/use-submit.ts"
import { faultsIn, formFieldOf, settingsOf, valuesOf, withoutSecrets, type CarrierValues } from "./carrier-values.ts"
import { HostFields } from "./host-fields.tsx"
import type { Layout } from "./layout.ts"
import * as strings from "./strings.ts"

export interface CarrierFormProps {
  layout: Layout
  /** Null for a new carrier. */
  carrier: Carrier | null
  cancelTo?: string
  saved(carrier: Carrier): void
}

export function CarrierForm({ layout, carrier, cancelTo, saved }: CarrierFormProps) {
  const { groups, hostsGroup } = layout
  const [openGroups, setOpenGroups] = useState<string[]>([])
  const { form, draft, initial, submit, error, isBusy } = useCarrierForm({ layout, carrier, saved })
  // A fault must not be hidden in a closed group.
  const open = [...new Set([...openGroups, ...faultyGroups(layout, Object.keys(form.errors))])]
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
        {groups.map(({ name, isCollapsed }) => {
          if (isCollapsed) return null
          if (name === hostsGroup) return <HostFields key={name} form={form} />
          return (
            <Paper key={name}>
              <Title order={2} mb="sm">
                {name}
              </Title>
              <GroupFields form={form} layout={layout} group={name} isNew={isNew} />
            </Paper>
          )
        })}
        <Accordion multiple variant="contained" value={open} onChange={setOpenGroups} order={2}>
          {groups
            .filter(({ isCollapsed }) => isCollapsed)
            .map(({ name }) => (
              <Accordion.Item key={name} value={name}>
                <Accordion.Control>{name}</Accordion.Control>
                <Accordion.Panel>
                  {open.includes(name) && <GroupFields form={form} layout={layout} group={name} isNew={isNew} />}
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

function useCarrierForm({ layout, carrier, saved }: CarrierFormProps) {
  const save = useSaveCarrier(layout, carrier)
  const [initial] = useState(() => valuesOf(layout, carrier))
  // A draft of an older version of the carrier would undo later changes by other people.
  const draft = useDraft(
    carrier ? `${carrier.sid} ${carrier.updated_at}` : `carrier ${layout.fixed["preset"] ?? layout.kind}`,
    initial,
    withoutSecrets,
  )
  const form = useForm<CarrierValues>({
    initialValues: draft.initial,
    validate: (values) => faultsIn(layout, values, carrier === null),
    onValuesChange: draft.keep,
  })
  const act = async (values: CarrierValues) => {
    const changed = await save(values)
    draft.discard()
    saved(changed)
  }
  return { form, draft, initial, ...useSubmit(form, act, (param) => formFieldOf(layout, param)) }
}

interface GroupFieldsProps {
  form: UseFormReturnType<CarrierValues>
  layout: Layout
  group: string
  isNew: boolean
}

function GroupFields({ form, layout: { settings, secrets }, group, isNew }: GroupFieldsProps) {
  const isIn = (field: { group: string }) => field.group === group
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <SchemaFields form={form} part="settings" fields={settings.filter(isIn)} isNew={isNew} />
      <SchemaFields form={form} part="secrets" fields={secrets.filter(isIn)} isNew={isNew} />
    </SimpleGrid>
  )
}

/** Returns the names of the groups that contain fields with these paths. */
function faultyGroups({ settings }: Layout, paths: readonly string[]): string[] {
  return settings.flatMap((field) => (paths.includes(pathOf("settings", field)) ? [field.group] : []))
}

function useSaveCarrier(layout: Layout, carrier: Carrier | null): (values: CarrierValues) => Promise<Carrier> {
  const { client } = useAccount()
  const queries = useQueryClient()
  return async (values) => {
    const body = {
      name: values.name.trim(),
      settings: settingsOf(layout, values, carrier?.settings ?? {}),
      ...objectOf(layout.secrets, values.secrets, {}),
    }
    const saved = carrier
      ? await client.operator.carriers.update(carrier.sid, body)
      : await client.operator.carriers.create({ ...body, kind: layout.kind })
    queries.setQueryData(["operator", "carriers", saved.sid], saved)
    void queries.invalidateQueries({ queryKey: ["operator", "carriers"], exact: true })
    return saved
  }
}
