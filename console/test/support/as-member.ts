import assert from "node:assert/strict"
import type { Page } from "playwright-core"
import type { House } from "./start-console.ts"

const password = "correct horse battery"

export type Role = "owner" | "developer" | "viewer"

/** Signs the page in as the owner who the link of the first start makes; the first page of a house only. */
export async function asOwner({ installation, baseUrl }: House, page: Page): Promise<void> {
  const token = /^Console: .*#(\S+)$/m.exec(installation.output)?.[1] ?? ""
  await accept(baseUrl, page, { token, email: "ann@example.org", name: "Ann" })
}

/** A page, in a browser session of its own, of a new member whom the owner of `house.page` invites. */
export async function newMember(house: House, role: Role, name: string = role): Promise<Page> {
  const page = await house.newPage()
  const email = `${name}@example.org`
  const headers = { ...ours(house.baseUrl), "posthorn-account": house.installation.account.sid }
  const answer = await house.page.request.post(`${house.baseUrl}/console/v1/invites`, {
    data: { email, role },
    headers,
  })
  assert.equal(answer.status(), 201, await answer.text())
  const { token } = (await answer.json()) as { token: string }
  await accept(house.baseUrl, page, { token, email, name })
  return page
}

async function accept(baseUrl: string, page: Page, who: { token: string; email: string; name: string }): Promise<void> {
  const data = { ...who, password }
  const answer = await page.request.post(`${baseUrl}/console/v1/invites/accept`, { data, headers: ours(baseUrl) })
  assert.equal(answer.status(), 201, await answer.text())
}

const ours = (baseUrl: string) => ({ origin: baseUrl, "posthorn-console": "1" })
