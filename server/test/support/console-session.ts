import assert from "node:assert/strict"
import type { Installation } from "./installation.ts"

export interface ConsoleSecrets {
  "member's password": string
  "session's token": string
  "invite's token": string
  "first link's token": string
  "second factor": string
}

const password = "planted password of a member"

/** Uses the first link, sets a second factor up and invites somebody. Gives all that is secret about it. */
export async function useConsole({ baseUrl, account, linkToken }: Installation): Promise<ConsoleSecrets> {
  let cookie = ""
  const ask = async (path: string, json: object, status: number) => {
    const answer = await fetch(`${baseUrl}/console/v1/${path}`, {
      method: "POST",
      headers: { cookie, "content-type": "application/json", "posthorn-account": account.sid },
      body: JSON.stringify(json),
    })
    const body = await answer.text()
    assert.equal(answer.status, status, `${path}: ${body}`)
    cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? cookie
    return JSON.parse(body) as Record<string, string>
  }
  await ask("invites/accept", { token: linkToken, email: "ann@example.com", password }, 201)
  await ask("sessions", { email: "ann@example.com", password: `${password}, wrong` }, 401)
  const invite = await ask("invites", { role: "viewer" }, 201)
  await ask("invites/look", { token: invite["token"] }, 200)
  const totp = await ask("totp", { password }, 201)
  return {
    "member's password": password,
    "session's token": cookie.split("=")[1] ?? "",
    "invite's token": invite["token"] ?? "",
    "first link's token": linkToken,
    "second factor": totp["secret"] ?? "",
  }
}
