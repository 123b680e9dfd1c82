import assert from "node:assert/strict"
import { makeInvite, type NewInvite } from "#core/members/make-invite.ts"
import { createIds } from "#core/std/ids.ts"
import { systemClock } from "#core/std/clock.ts"
import type { TestApi } from "#http/testing.ts"

export const password = "correct horse battery"

export interface Answer {
  status: number
  /** The parsed JSON, or an empty object without any. */
  body: Record<string, unknown>
  headers: Headers
}

/** A browser, which keeps its cookies and sends the origin of its requests. */
export class Browser {
  readonly #api: TestApi
  cookie: string | undefined
  /** The cookie that identifies the browser. */
  known: string | undefined

  constructor(api: TestApi) {
    this.#api = api
  }

  /** `account` is the sid that the request names. */
  async ask(
    method: string,
    path: string,
    { account, json, headers = {} }: { account?: string; json?: object; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const answer = await fetch(this.#api.baseUrl + path, {
      method,
      headers: {
        cookie: [this.cookie, this.known].filter(Boolean).join("; "),
        ...(account === undefined ? {} : { "posthorn-account": account }),
        ...(method === "GET" ? {} : { origin: this.#api.baseUrl, "posthorn-console": "1" }),
        ...(json ? { "content-type": "application/json" } : {}),
        ...headers,
      },
      ...(json ? { body: JSON.stringify(json) } : {}),
    })
    for (const set of answer.headers.getSetCookie()) this.#keep(set)
    const text = await answer.text()
    return { status: answer.status, body: JSON.parse(text || "{}") as Record<string, unknown>, headers: answer.headers }
  }

  #keep(set: string): void {
    const pair = /Max-Age=0\b/.test(set) ? undefined : set.split(";")[0]
    if (/^(?:__Host-)?posthorn_browser=/.test(set)) this.known = pair
    else this.cookie = pair
  }
}

const newId = createIds(systemClock)

/** Returns the token of an invite. By default, the command line creates it. */
export async function invite(api: TestApi, wanted: Partial<NewInvite>, now = systemClock.now()): Promise<string> {
  const defaults = { accountId: api.account.accountId, role: "developer" as const, madeBy: null, newId, now }
  const { token } = await api.db.transaction((tx) => makeInvite(tx, { ...defaults, ...wanted }))
  return token
}

/** Returns a new member who is signed in. */
export async function signedIn(
  api: TestApi,
  email: string,
  wanted: Partial<NewInvite>,
  now?: number,
): Promise<Browser> {
  const browser = new Browser(api)
  const token = await invite(api, wanted, now)
  const { status, body } = await browser.ask("POST", "/console/v1/invites/accept", { json: { token, email, password } })
  assert.equal(status, 201, JSON.stringify(body))
  return browser
}
