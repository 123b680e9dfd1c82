import { makeLink } from "#core/members/make-link.ts"
import { isEmail } from "#core/members/email.ts"
import { createIds, fromSid } from "#core/std/ids.ts"
import type { Command, Settings } from "./command.ts"
import { inStore } from "./in-store.ts"
import { runningAddress } from "./running-server.ts"

/** The token follows the #, so no server and no proxy receives it. */
export function consoleLink(baseUrl: string, token: string): string {
  return `${baseUrl}/console/welcome#${token}`
}

export const consoleLinkCommand: Command = {
  name: "console link",
  operands: [],
  options: {
    account:
      "The account whose owner gets the link. Default: the oldest account, whose owner also operates the installation.",
    email:
      "The only email that can use the link. If a member has this email, the link resets their password and removes the second factor.",
  },
  sentence: "Prints a link for a first sign-in to the console. The link works once, within 24 hours.",
  async run(call) {
    const { account, email } = call.given
    const accountId = account === undefined ? null : fromSid("account", account)
    if (accountId === undefined)
      throw new Error(`"${account}" is not an Account SID. An Account SID is AC and 32 hexadecimal digits.`)
    if (email !== undefined && !isEmail(email))
      throw new Error(`"${email}" is not an email address. Use one such as ann@example.com.`)
    const made = await inStore(call, (tx) =>
      makeLink(tx, { accountId, email: email ?? null, newId: createIds(call.clock), now: call.clock.now() }),
    )
    if (!made)
      throw new Error(accountId ? "The account does not exist." : "There is no account yet. Start Posthorn first.")
    if (made.invite.resets)
      call.print(`A member already has the email ${made.invite.email}. The link resets their password.`)
    call.print(`Console: ${consoleLink(addressOf(call.settings), made.token)}`)
    return 0
  },
}

/** Returns the address of the running server, or that of a start with this configuration. */
function addressOf({ publicUrl, host, port, tls, dataDir }: Settings): string {
  const known = publicUrl ?? runningAddress(dataDir)
  if (known) return known
  const name = host === "0.0.0.0" || host === "::" || host === "" ? "localhost" : host
  return `${tls ? "https" : "http"}://${name.includes(":") ? `[${name}]` : name}:${port}`
}
