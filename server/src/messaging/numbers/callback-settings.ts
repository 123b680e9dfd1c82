export const callbackMethods = ["POST", "GET"] as const
export type CallbackMethod = (typeof callbackMethods)[number]

/** The URLs that an account sets for a number or a messaging service. */
export interface CallbackSettings {
  /** Asked for the reply to each inbound message. */
  inboundUrl: string | null
  inboundMethod: CallbackMethod
  /** Asked when `inboundUrl` fails. */
  fallbackUrl: string | null
  fallbackMethod: CallbackMethod
  /** For the statuses of messages that name no URL. Its requests have the form of the API that set it. */
  statusCallback: { url: string; form: "posthorn" | "twilio" } | null
}

export const noCallbacks: CallbackSettings = {
  inboundUrl: null,
  inboundMethod: "POST",
  fallbackUrl: null,
  fallbackMethod: "POST",
  statusCallback: null,
}

/** As the store has them: JSON of what differs from `noCallbacks`, or null. */
export function writeCallbacks(settings: CallbackSettings): string | null {
  const names = Object.keys(noCallbacks) as (keyof CallbackSettings)[]
  const set = names.filter((name) => settings[name] !== noCallbacks[name])
  return set.length ? JSON.stringify(Object.fromEntries(set.map((name) => [name, settings[name]]))) : null
}

export function readCallbacks(stored: string | null): CallbackSettings {
  return stored === null ? noCallbacks : { ...noCallbacks, ...(JSON.parse(stored) as Partial<CallbackSettings>) }
}
