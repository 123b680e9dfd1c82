import assert from "node:assert/strict"
import type { Page } from "playwright-core"
import type { House } from "./start-console.ts"

const password = "correct horse battery"

/** Signs the page in as the owner who the link of the first start makes; the first page of a house only. */
export async function asOwner({ installation, baseUrl }: House, page: Page): Promise<void> {
  const token = /^Console: .*#(\S+)$/m.exec(installation.output)?.[1] ?? ""
  await accept(baseUrl, page, { token, email: "ann@example.org", name: "Ann" })
}

/** Signs the page in as a new member whom the signed-in owner invites. */
export async function asInvited(
  { baseUrl, installation }: House,
  owner: Page,
  page: Page,
  role: string,
): Promise<void> {
  const email = `${role}@example.org`
  const headers = { ...ours(baseUrl), "posthorn-account": installation.account.sid }
  const answer = await owner.request.post(`${baseUrl}/console/v1/invites`, { data: { email, role }, headers })
  assert.equal(answer.status(), 201, await answer.text())
  const { link } = (await answer.json()) as { link: string }
  await accept(baseUrl, page, { token: link.split("#")[1] ?? "", email, name: role })
}

async function accept(baseUrl: string, page: Page, who: { token: string; email: string; name: string }): Promise<void> {
  const data = { ...who, password }
  const answer = await page.request.post(`${baseUrl}/console/v1/invites/accept`, { data, headers: ours(baseUrl) })
  assert.equal(answer.status(), 201, await answer.text())
}

const ours = (baseUrl: string) => ({ origin: baseUrl, "posthorn-console": "1" })
