import type { Parsed, SettingsFault } from "#carriers/parse-with.ts"
import { parseHttpConfig, parseHttpSecrets } from "#carriers/http/config.ts"
import { parseMm4Config, parseMm4Secrets } from "#carriers/mm4/config.ts"
import { parseMm7Config, parseMm7Secrets } from "#carriers/mm7/config.ts"
import { parseMatrixConfig, parseMatrixSecrets } from "#carriers/matrix/config.ts"
import { parseSmppConfig, parseSmppSecrets } from "#carriers/smpp/config.ts"
import { parseSmtpConfig, parseSmtpSecrets } from "#carriers/smtp/config.ts"
import { parseTelegramConfig, parseTelegramSecrets } from "#carriers/telegram/config.ts"
import { parseWhatsappConfig, parseWhatsappSecrets } from "#carriers/whatsapp/config.ts"
import { parseXmppConfig, parseXmppSecrets } from "#carriers/xmpp/config.ts"
import type { CarrierKind } from "./carrier-kinds.ts"

/** The parsers of each kind's settings and secrets. */
export const parsers = {
  smpp: { config: parseSmppConfig, secrets: parseSmppSecrets },
  smtp: { config: parseSmtpConfig, secrets: parseSmtpSecrets },
  http: { config: parseHttpConfig, secrets: parseHttpSecrets },
  mm4: { config: parseMm4Config, secrets: parseMm4Secrets },
  mm7: { config: parseMm7Config, secrets: parseMm7Secrets },
  xmpp: { config: parseXmppConfig, secrets: parseXmppSecrets },
  matrix: { config: parseMatrixConfig, secrets: parseMatrixSecrets },
  telegram: { config: parseTelegramConfig, secrets: parseTelegramSecrets },
  whatsapp: { config: parseWhatsappConfig, secrets: parseWhatsappSecrets },
} satisfies Record<CarrierKind, { config(given: unknown): Parsed<object>; secrets(given: unknown): Parsed<object> }>

/** The parsed settings of each kind. */
export type CarrierConfigs = {
  [Kind in CarrierKind]: Extract<ReturnType<(typeof parsers)[Kind]["config"]>, { kind: "ok" }>["value"]
}

/** Returns all faults of the settings, and of the secrets that are given. */
export function faultsOf(
  kind: CarrierKind,
  settings: unknown,
  secrets: unknown,
): { settings: readonly SettingsFault[]; secrets: readonly SettingsFault[] } {
  const config = settings === undefined ? null : parsers[kind].config(settings)
  const sealed = parsers[kind].secrets(secrets)
  return {
    settings: config?.kind === "faults" ? config.faults : [],
    secrets: sealed.kind === "faults" ? sealed.faults : [],
  }
}
