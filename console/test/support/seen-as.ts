import type { Page } from "playwright-core"

/**
 * Another page of the same session, to which its member has this role and runs nothing: for what a page offers. What the server
 * allows to whom is tested with the API.
 */
export async function seenAs(page: Page, role: "developer" | "viewer"): Promise<Page> {
  const other = await page.context().newPage()
  await other.route("**/console/v1/session", async (route) => {
    const answer = await route.fetch()
    const session = (await answer.json()) as { member: object; memberships: object[] }
    const memberships = session.memberships.map((membership) => ({ ...membership, role }))
    await route.fulfill({ json: { ...session, member: { ...session.member, is_operator: false }, memberships } })
  })
  return other
}
