import type { Page } from "playwright-core"
import { Posthorn } from "../../../sdk/typescript/src/index.ts"
import type { House } from "./start-console.ts"

/** Asks for the first account as the browser does for the member who is signed in to the page. */
export async function clientOf({ baseUrl, installation }: House, page: Page): Promise<Posthorn> {
  const cookies = await page.context().cookies()
  const headers = {
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
    origin: baseUrl,
    "posthorn-console": "1",
    "posthorn-account": installation.account.sid,
  }
  return new Posthorn({ baseUrl, headers })
}
