import * as strings from "./strings.ts"
import { linesOf, type ProviderValues } from "./provider-values.ts"

type Check = (values: ProviderValues) => string | null
export type Checks = Partial<Record<keyof ProviderValues, Check>>

/** The validation of a form: the sentences of failed checks, by their fields. */
export function faultsBy(checks: Checks): (values: ProviderValues) => Record<string, string | null> {
  return (values) => Object.fromEntries(Object.entries(checks).map(([field, check]) => [field, check(values)]))
}

const name: Check = (values) => (values.name.trim() ? null : strings.nameMissing)
const instructions: Check = (values) => (values.instructions.trim() ? null : strings.instructionsMissing)

function secretKey(isNeeded: boolean): Check {
  return ({ secret_key: key }) => {
    if (!key.trim()) return isNeeded ? strings.secretKeyMissing : null
    if (/^(?:sk|rk)_(?:test|live)_\w+$/.test(key.trim())) return null
    return strings.secretKeyInvalid
  }
}

const signingSecret: Check = (values) =>
  linesOf(values).every((line) => /^whsec_\w+$/.test(line)) ? null : strings.signingSecretInvalid

function clientSecret(isNeeded: boolean): Check {
  return ({ client_secret: secret }) => (secret.trim() || !isNeeded ? null : strings.clientSecretMissing)
}

const clientId: Check = (values) => (values.client_id.trim() ? null : strings.clientIdMissing)
const webhookId: Check = (values) => (values.webhook_id.trim() ? null : strings.webhookIdMissing)

/** A whole number in the range, so that no sentence mentions a type. */
const priority: Check = (values) =>
  /^\d{1,3}$/.test(values.priority.trim()) && Number(values.priority) <= 100 ? null : strings.priorityInvalid
const currencies: Check = (values) =>
  values.currencies.every((code) => /^[A-Za-z]{3}$/.test(code.trim())) ? null : strings.currenciesInvalid

export const choiceChecks: Checks = { currencies, priority }

export const newChecks: Readonly<Record<string, Checks>> = {
  simulator: { name },
  manual: { name, instructions },
  stripe: { name, secret_key: secretKey(true) },
  paypal: { name, client_id: clientId, client_secret: clientSecret(true) },
}

/** The checks of the values from the provider's webhook. */
export const notificationChecks: Readonly<Record<string, Checks>> = {
  stripe: {
    secret_key: secretKey(true),
    webhook_secrets: (values) => (linesOf(values).length ? signingSecret(values) : strings.signingSecretMissing),
  },
  paypal: { webhook_id: webhookId },
}

/** The checks of a changed provider. An empty secret stays as it is. */
export function editChecks(kind: string, before: ProviderValues): Checks {
  const shared = { name, ...choiceChecks }
  if (kind === "manual") return { ...shared, instructions }
  if (kind === "stripe") return { ...shared, secret_key: keyToo, webhook_secrets: signingSecretToo }
  if (kind !== "paypal") return shared
  return {
    ...shared,
    client_id: clientId,
    client_secret: (values) =>
      values.environment !== before.environment && !values.client_secret.trim()
        ? strings.clientSecretOfEnvironment
        : null,
  }
}

const keyToo: Check = (values) =>
  linesOf(values).length && !values.secret_key.trim() ? strings.secretKeyToo : secretKey(false)(values)

const signingSecretToo: Check = (values) =>
  values.secret_key.trim() && !linesOf(values).length ? strings.signingSecretToo : signingSecret(values)
