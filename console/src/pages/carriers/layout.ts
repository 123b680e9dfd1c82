import type { CarrierKindDescription, CarrierPreset } from "@posthorn/client"
import { fieldsOf, groupsOf, type Field, type FieldGroup } from "../../components/schema-form/fields.ts"
import * as strings from "./strings.ts"

/** The form of a kind of carrier, or of a preset. */
export interface Layout {
  kind: string
  /** Settings that are always the same, such as the preset. */
  fixed: Readonly<Record<string, string>>
  settings: readonly Field[]
  secrets: readonly Field[]
  groups: readonly FieldGroup[]
  /** The group with the list of hosts; undefined for a carrier without such a list. */
  hostsGroup: string | undefined
}

export function layoutOf({
  kind,
  settings,
  secrets,
}: Pick<CarrierKindDescription, "kind" | "settings" | "secrets">): Layout {
  const fields = fieldsOf(settings)
  const secretFields = fieldsOf(secrets)
  const hosts = fields.find(({ name }) => name === "hosts")
  return {
    kind,
    fixed: {},
    settings: fields.filter((field) => field !== hosts),
    secrets: secretFields,
    groups: groupsOf(settings, [...fields, ...secretFields]),
    hostsGroup: hosts?.group,
  }
}

/** The required values, and the settings that can be replaced. */
export function presetLayout(
  http: CarrierKindDescription,
  { preset, label, values, password, webhook_secret }: CarrierPreset,
) {
  const { kind, settings, secrets, groups } = layoutOf(http)
  const throughput = settings.find(({ name }) => name === "connections")?.group
  const kept = groups.filter(({ name }) => name === throughput || secrets.some(({ group }) => group === name))
  const labels: Readonly<Record<string, string | null>> = { password, webhook_secret }
  return {
    kind,
    fixed: { preset },
    settings: [
      ...values.map((value) => valueField(value, label)),
      ...settings.filter(({ name }) => name !== "values").map((field) => (field.group === throughput ? field : replaced(field))), // oxfmt-ignore
    ],
    secrets: secrets.flatMap((field) => (labels[field.name] ? [{ ...field, label: String(labels[field.name]), meaning: "" }] : [])), // oxfmt-ignore
    groups: [{ name: label, isCollapsed: false }, ...kept, { name: strings.insteadOfPreset, isCollapsed: true }],
    hostsGroup: undefined,
  } satisfies Layout
}

function replaced(field: Field): Field {
  return { ...field, isRequired: false, placeholder: strings.thePresets, group: strings.insteadOfPreset }
}

function valueField(value: CarrierPreset["values"][number], group: string): Field {
  const { name, label, meaning, example, fallback, is_required: isRequired } = value
  const missing = strings.enterValue(label, example)
  const shown = { label, meaning, missing, placeholder: fallback ?? example, group }
  const text = { kind: "text", isLong: false, isSecret: false, fallback: undefined, choices: [], hints: [] } as const
  return { ...text, ...shown, name: `values.${name}`, isRequired, step: undefined }
}
