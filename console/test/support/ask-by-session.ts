import type { Page } from "playwright-core"
import type { House } from "./start-console.ts"

/** Asks the API as the console does for whoever is signed in to this page; resolves with the status and the code of a refusal. */
export async function askBySession({ baseUrl, installation }: House, page: Page, ask: Ask): Promise<[number, string]> {
  const headers = { origin: baseUrl, "posthorn-console": "1", "posthorn-account": installation.account.sid }
  const { method, path, data } = ask
  const answer = await page.request.fetch(baseUrl + path, { method, headers, ...(data && { data }) })
  const problem = (await answer.json().catch(() => ({}))) as { code?: string }
  return [answer.status(), problem.code ?? ""]
}

interface Ask {
  method: string
  path: string
  data?: object
}

/** What a role is refused with. */
export const notAllowed: [number, string] = [403, "insufficient_role"]
