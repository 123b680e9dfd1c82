import type { Carrier, IdRelation } from "#carriers/carrier.ts"
import { parseSmppConfig, parseSmppSecrets } from "#carriers/smpp/parse-config.ts"
import type { ConfigFault } from "#carriers/smpp/config-fields.ts"
import { SmppCarrier } from "#carriers/smpp/smpp-carrier.ts"
import type { Clock } from "#std/clock.ts"
import type { NewId } from "#std/ids.ts"
import type { Log } from "#std/log.ts"
import type { Secrets } from "./carriers.ts"

export interface CarrierParts {
  clock: Clock
  newId: NewId
  random: () => number
  log: Log
}

/** What is known of a carrier beside its settings, and what to do when more is. */
export interface Learning {
  learnedIds: IdRelation | null
  onIdsLearned(relation: IdRelation): void
}

/** What a carrier of this kind can carry. */
export const channelsOf: Readonly<Record<"smpp", readonly string[]>> = { smpp: ["sms"] }

/** Everything that is wrong with the settings, and with those secrets that are given. */
export function faultsOf(
  settings: unknown,
  secrets: unknown,
): { settings: readonly ConfigFault[]; secrets: readonly ConfigFault[] } {
  const config = settings === undefined ? null : parseSmppConfig(settings)
  const sealed = parseSmppSecrets(secrets)
  return {
    settings: config?.kind === "faults" ? config.faults : [],
    secrets: sealed.kind === "faults" ? sealed.faults : [],
  }
}

/** The adapter for a configured carrier, not started. Throws when its settings are none, which an older release may have taken. */
export function makeCarrier(id: string, settings: unknown, secrets: Secrets, parts: CarrierParts & Learning): Carrier {
  const config = parseSmppConfig(settings)
  const sealed = parseSmppSecrets(secrets)
  if (config.kind === "faults") throw new Error(sentenceOf(config.faults))
  if (sealed.kind === "faults") throw new Error(sentenceOf(sealed.faults))
  return new SmppCarrier({ id, config: config.value, secrets: sealed.value, ...parts })
}

function sentenceOf(faults: readonly ConfigFault[]): string {
  return `${faults.map(({ field, message }) => `${field} ${message}`).join(". ")}. Correct the carrier's settings.`
}
