import type { Part, ProviderKind } from "../../components/payment-providers.ts"
import { requiredOf, type Field } from "../../components/schema-form/fields.ts"
import { keyOf, missingIn, pathOf } from "../../components/schema-form/values.ts"
import type { ProviderValues } from "./provider-values.ts"
import * as strings from "./strings.ts"

type Faults = Record<string, string | null>

export function nameFaults({ name }: ProviderValues): Faults {
  return { name: name.trim() ? null : strings.nameMissing }
}

/** Whole numbers in the range, so that no sentence mentions a type. */
export function choiceFaults({ currencies, priority }: ProviderValues): Faults {
  const isPriority = /^\d{1,3}$/.test(priority.trim()) && Number(priority) <= 100
  return {
    currencies: currencies.every((code) => /^[A-Za-z]{3}$/.test(code.trim())) ? null : strings.currenciesInvalid,
    priority: isPriority ? null : strings.priorityInvalid,
  }
}

/** The sentences about empty fields of both parts. */
export function missingFaults(fields: Record<Part, readonly Field[]>, values: ProviderValues): Faults {
  return {
    ...missingIn("settings", fields.settings, values.settings),
    ...missingIn("secrets", fields.secrets, values.secrets),
  }
}

/** The faults of a changed provider. Empty secrets stay as they are, but only together. */
export function editFaults({ fields }: ProviderKind, values: ProviderValues): Faults {
  const isTyped = ({ name }: Field) => Boolean(values.secrets[keyOf(name)]?.trim())
  const untyped = fields.secrets.some(isTyped) ? fields.secrets.filter((field) => !isTyped(field)) : []
  return {
    ...nameFaults(values),
    ...choiceFaults(values),
    ...missingIn("settings", requiredOf(fields.settings), values.settings),
    ...Object.fromEntries(untyped.map((field) => [pathOf("secrets", field), strings.secretToo(field.label)])),
  }
}
