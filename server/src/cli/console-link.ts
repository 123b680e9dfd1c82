import { makeLink } from "#members/make-link.ts"
import { isEmail } from "#members/email.ts"
import { createIds, fromSid } from "#std/ids.ts"
import type { Command, Settings } from "./command.ts"
import { inStore } from "./in-store.ts"

/** The token follows the #, so no server and no proxy receives it. */
export function consoleLink(baseUrl: string, token: string): string {
  return `${baseUrl}/console/welcome#${token}`
}

export const consoleLinkCommand: Command = {
  name: "console link",
  operands: [],
  options: {
    account: "For an owner of this account; unless given, of the oldest, who runs the installation too.",
    email:
      "The only email that can use it. A member with this email resets the password, which removes the second factor.",
  },
  sentence: "Prints a link for a first sign-in to the console. The link works once, within 24 hours.",
  async run(call) {
    const { account, email } = call.given
    const accountId = account === undefined ? null : fromSid("account", account)
    if (accountId === undefined)
      throw new Error(`"${account}" is not an Account SID: those are AC and 32 hexadecimal digits.`)
    if (email !== undefined && !isEmail(email))
      throw new Error(`"${email}" is not an email address, such as ann@example.com.`)
    const made = await inStore(call, (tx) =>
      makeLink(tx, { accountId, email: email ?? null, newId: createIds(call.clock), now: call.clock.now() }),
    )
    if (!made)
      throw new Error(accountId ? "There is no such account." : "There is no account yet: start Posthorn first.")
    if (made.invite.resets) call.print(`A member signs in with ${made.invite.email}: the link resets their password.`)
    call.print(`Console: ${consoleLink(addressOf(call.settings), made.token)}`)
    return 0
  },
}

/** Returns the address from the configuration, because no server may be running. */
function addressOf({ publicUrl, host, port, tls }: Settings): string {
  if (publicUrl) return publicUrl
  const name = host === "0.0.0.0" || host === "::" || host === "" ? "localhost" : host
  return `${tls ? "https" : "http"}://${name.includes(":") ? `[${name}]` : name}:${port}`
}
