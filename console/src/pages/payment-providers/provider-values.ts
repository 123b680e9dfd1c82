import type { PaymentProvider } from "@posthorn/client"
import { nameOfParam } from "../../components/faults.ts"
import type { Part, ProviderKind } from "../../components/payment-providers.ts"
import type { Field } from "../../components/schema-form/fields.ts"
import { objectOf, pathOf, pathOfParam, valuesOf as textsOf, type Values } from "../../components/schema-form/values.ts"

/** Secrets are empty, because the API never returns them. */
export type ProviderValues = {
  name: string
  settings: Values
  secrets: Values
  currencies: string[]
  priority: string
}

const priorityDefault = 10

export function valuesOf({ name, fields }: ProviderKind, provider: PaymentProvider | null): ProviderValues {
  return {
    name: provider?.name ?? name,
    settings: textsOf(fields.settings, provider?.settings ?? {}),
    secrets: textsOf(fields.secrets, {}),
    currencies: provider?.currencies ?? [],
    priority: String(provider?.priority ?? priorityDefault),
  }
}

/** Settings without a field in the form, such as the address of a proxy, stay as they are. */
export function settingsOf({ fields }: ProviderKind, { settings }: ProviderValues, provider: PaymentProvider | null) {
  return objectOf(fields.settings, settings, provider?.settings ?? {})
}

/** Undefined when no secret was typed, so that the stored ones stay. The API replaces them together. */
export function secretsOf({ fields }: ProviderKind, { secrets }: ProviderValues): Record<string, unknown> | undefined {
  const typed = objectOf(fields.secrets, secrets, {})
  return Object.keys(typed).length ? typed : undefined
}

/** The fields whose values are known before the webhook exists at the provider, or only after. */
export function fieldsIn(step: "credentials" | "notifications", fields: readonly Field[]): readonly Field[] {
  return fields.filter((field) => (field.step === "notifications") === (step === "notifications"))
}

/** Returns the path in the form of a parameter. A fault of all secrets is shown at the first one. */
export function pathOfProvider({ fields }: ProviderKind, param: string): string | undefined {
  const [first] = fields.secrets
  if (param === "secrets") return first && pathOf("secrets", first)
  const [, part, name = ""] = /^(settings|secrets)\.(.+)$/.exec(param) ?? []
  if (part) return pathOfParam(part, fields[part as Part], name)
  return ["name", "currencies", "priority"].find((field) => field === nameOfParam(param))
}
