import type { z } from "zod"
import type { HttpClient } from "#core/outgoing/http-client.ts"
import type { Clock } from "#core/std/clock.ts"
import { toFormSchema, type FormSchema } from "#core/std/form-schema.ts"
import type { PaymentProvider } from "./provider.ts"

/** As `carrierInterfaceVersion`, for the package `@posthorn/provider`. */
export const providerInterfaceVersion = 1

/** What is the same for every provider of one kind. Everything that lists or describes kinds reads this. */
export interface ProviderKind {
  /** The major version of the interface for which the kind was written. */
  readonly interfaceVersion: number
  kind: string
  name: string
  /** A sentence for the choice between kinds. */
  description: string
  /**
   * What an account can set. Unknown fields are faults. Posthorn stores the result, and parses it again for
   * `create`. So the schema must accept its own results.
   */
  settings: Pick<z.ZodObject, "safeParse">
  /** What Posthorn seals and never returns. */
  secrets: Pick<z.ZodObject, "safeParse">
  /**
   * The settings that do not decide where requests go. A change of any other setting needs the secrets again.
   */
  independent: readonly string[]
  setup: ProviderSetup
  /** The JSON Schemas of the settings and the secrets, from which a form is drawn. */
  readonly forms: { settings: FormSchema; secrets: FormSchema }
  create(config: ProviderConfig, environment: ProviderEnvironment): Promise<PaymentProvider>
}

/** The steps of a person at the provider. A step can contain a link: `[label](https://…)`. */
export interface ProviderSetup {
  /** How to find the settings and the secrets. */
  credentials: readonly string[]
  /** How to add the webhook. Empty for a provider that sends no notifications. */
  notifications: readonly string[]
}

/** `settings` and `secrets` were checked when they were stored. */
export interface ProviderConfig<Settings = Readonly<Record<string, unknown>>, Secrets = Settings> {
  accountId: string
  settings: Settings
  secrets: Secrets
}

export interface ProviderEnvironment {
  clock: Clock
  /** Checks the addresses of requests. */
  outgoing: HttpClient
  /** Returns the simulated provider of an account. */
  simulated(accountId: string): PaymentProvider
}

interface Definition<Settings extends z.ZodObject, Secrets extends z.ZodObject> extends Omit<
  ProviderKind,
  "create" | "forms" | "interfaceVersion" | "settings" | "secrets"
> {
  settings: Settings
  secrets: Secrets
  independent: readonly (keyof z.output<Settings> & string)[]
  create(
    config: ProviderConfig<z.output<Settings>, z.output<Secrets>>,
    environment: ProviderEnvironment,
  ): PaymentProvider | Promise<PaymentProvider>
}

/** Returns a kind whose `create` is typed by its own schemas. */
export function defineProviderKind<Settings extends z.ZodObject, Secrets extends z.ZodObject>(
  definition: Definition<Settings, Secrets>,
): ProviderKind {
  const { settings, secrets } = definition
  return {
    ...definition,
    interfaceVersion: providerInterfaceVersion,
    get forms() {
      return { settings: toFormSchema(settings), secrets: toFormSchema(secrets, { areSecrets: true }) }
    },
    create: async (config, environment) =>
      definition.create(
        { ...config, settings: settings.parse(config.settings), secrets: secrets.parse(config.secrets) },
        environment,
      ),
  }
}
