import type { CommandCall } from "../command.ts"

export interface Credentials {
  /** An Account SID, or the sid of an API key. */
  name: string
  secret: string
}

/**
 * Returns the credentials of the environment, and asks for missing ones at a terminal. Throws when one is
 * missing.
 */
export async function readCredentials({ environment, promptHidden }: CommandCall): Promise<Credentials> {
  const name = environment["ACCOUNT_SID"] || (await promptHidden?.("Account SID, or sid of an API key: "))
  const secret = environment["AUTH_TOKEN"] || (name && (await promptHidden?.("Auth Token, or secret of the API key: ")))
  if (name && secret) return { name: name.trim(), secret: secret.trim() }
  throw new Error(
    "The credentials are missing. Set ACCOUNT_SID and AUTH_TOKEN to the sid and token of an account, or to the sid and secret of an API key.",
  )
}

/** Returns an `Authorization` header with Basic credentials (RFC 7617). */
export function credentialsHeader({ name, secret }: Credentials): string {
  return `Basic ${Buffer.from(`${name}:${secret}`).toString("base64")}`
}
