import type { PaymentProvider } from "posthorn"
import { nameOfParam } from "../../components/faults.ts"
import { kindNames } from "../../components/payment-providers.ts"

export type ProviderKind = PaymentProvider["kind"]

/**
 * The fields of all kinds. A form shows those of its own kind. Secrets are empty, because the API never
 * returns them.
 */
export type ProviderValues = {
  name: string
  instructions: string
  environment: string
  client_id: string
  client_secret: string
  webhook_id: string
  secret_key: string
  /** One secret on each line. */
  webhook_secrets: string
  multicapture: boolean
  currencies: string[]
  priority: string
}

const priorityDefault = 10

export function valuesOf(kind: ProviderKind, provider: PaymentProvider | null): ProviderValues {
  const text = (name: string) => textSetting(provider, name)
  return {
    name: provider?.name ?? kindNames[kind],
    instructions: text("instructions"),
    environment: text("environment") || "sandbox",
    client_id: text("client_id"),
    client_secret: "",
    webhook_id: text("webhook_id"),
    secret_key: "",
    webhook_secrets: "",
    multicapture: provider?.settings["multicapture"] === true,
    currencies: provider?.currencies ?? [],
    priority: String(provider?.priority ?? priorityDefault),
  }
}

/** Empty if it is not set. */
export function textSetting(provider: PaymentProvider | null, name: string): string {
  const value = provider?.settings[name]
  return typeof value === "string" ? value : ""
}

/** Settings without a field in the form, such as the address of a proxy, stay as they are. */
export function settingsOf(kind: ProviderKind, values: ProviderValues, provider: PaymentProvider | null) {
  const before = provider?.settings ?? {}
  switch (kind) {
    case "simulator":
      return {}
    case "manual":
      return { ...before, instructions: values.instructions.trim() }
    case "stripe":
      return { ...before, multicapture: values.multicapture }
    case "paypal":
      return {
        ...before,
        environment: values.environment,
        client_id: values.client_id.trim(),
        webhook_id: values.webhook_id.trim() || null,
      }
  }
}

/** Undefined when no secret was typed, so that the stored ones stay. The API replaces them together. */
export function secretsOf(kind: ProviderKind, values: ProviderValues): Record<string, unknown> | undefined {
  const { secret_key: key, client_secret: secret } = values
  if (kind === "stripe" && key.trim()) return { secret_key: key.trim(), webhook_secrets: linesOf(values) }
  if (kind === "paypal" && secret.trim()) return { client_secret: secret.trim() }
  return undefined
}

export function linesOf({ webhook_secrets: text }: Pick<ProviderValues, "webhook_secrets">): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
}

/**
 * Returns the field of a parameter: `client_id` for `settings.client_id`, and the kind's secret for `secrets`
 * as a whole.
 */
export function fieldOfParam(kind: ProviderKind, param: string): string | undefined {
  if (param === "secrets") return kind === "paypal" ? "client_secret" : "secret_key"
  const name = nameOfParam(param.replace(/^(?:settings|secrets)\./, ""))
  return name in valuesOf(kind, null) ? name : undefined
}
