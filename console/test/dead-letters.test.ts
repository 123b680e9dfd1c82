import assert from "node:assert/strict"
import { after, describe, it } from "node:test"
import { newMember } from "./support/as-member.ts"
import { askBySession, notAllowed } from "./support/ask-by-session.ts"
import { skip } from "./support/browser.ts"
import { clientOf } from "./support/client-of.ts"
import { keepDeadLetter } from "./support/keep-dead-letter.ts"
import { told } from "./support/notices.ts"
import { startConsole } from "./support/start-console.ts"
import { assertAccessibleInBothThemes } from "./support/visit.ts"

describe("the page of dead letters", { skip }, async () => {
  if (skip) return
  const house = await startConsole()
  after(() => house[Symbol.asyncDispose]())
  const { page, visit, installation } = house
  await house.signUp()
  let carrier = ""
  const matter = page.getByRole("listitem").filter({ hasText: "could not be stored" })

  it("explains an empty list, and the home page does not mention it", async () => {
    await page.getByText("no two-factor authentication").waitFor()
    assert.equal(await matter.count(), 0)
    await page.getByRole("link", { name: "Dead letters", exact: true }).click()
    await page.getByRole("heading", { name: "No dead letters" }).waitFor()
    await assertAccessibleInBothThemes(page)
  })

  it("lists refused messages without the text and with the sender masked, and the home page leads there", async () => {
    const { operator } = await clientOf(house, page)
    const settings = { hosts: [{ host: "127.0.0.1", port: 9 }], system_id: "posthorn" }
    carrier = (await operator.carriers.create({ name: "Acme Telecom", settings, password: "s3cret" })).sid
    await keepDeadLetter(installation, carrier)
    await visit("/")
    await matter.getByText("1 inbound message could not be stored. Posthorn tries again once an hour.").waitFor()
    await assertAccessibleInBothThemes(page)
    await matter.getByRole("link", { name: "Show dead letters" }).click()
    await page.getByRole("heading", { name: "Dead letters", level: 1 }).waitFor()
    const row = page.getByRole("row").filter({ hasText: "+1555…67" })
    await row.getByRole("link", { name: "Acme Telecom" }).waitFor()
    await row.getByText("+14155550199").waitFor()
    await row.getByText("23514 messages_check").waitFor()
    const [received, retry] = await row
      .getByRole("time")
      .evaluateAll((times) => times.map((time) => Date.parse(time.getAttribute("datetime") ?? "")))
    assert.equal((retry ?? 0) - (received ?? 0), 3_600_000)
    assert.doesNotMatch(await page.getByRole("main").innerText(), /5551234567|For the owner/)
    await assertAccessibleInBothThemes(page)
  })

  it("discards one after asking, and retries one within a minute", async () => {
    const row = page.getByRole("row").filter({ hasText: "+1555…67" })
    await row.getByRole("button", { name: "Discard" }).click()
    await assertAccessibleInBothThemes(page)
    await page.getByRole("dialog").getByRole("button", { name: "Discard message" }).click()
    await page.getByRole("heading", { name: "No dead letters" }).waitFor()
    await keepDeadLetter(installation, carrier)
    await row.getByRole("button", { name: "Retry" }).click()
    await told(page, "Posthorn tries to store the message within a minute.")
    await visit("/audit-log?of=installation")
    for (const words of ["Retried a dead letter", "Discarded a dead letter"])
      await page.getByRole("row").filter({ hasText: words }).getByText("done").waitFor()
  })

  it("is for operators alone", async () => {
    const member = await newMember(house, "developer")
    await visit("/", member)
    await member.getByText("Nothing needs attention.").waitFor()
    assert.equal(await member.getByRole("link", { name: "Dead letters" }).count(), 0)
    await visit("/dead-letters", member)
    await member.getByText("Only operators, who run the installation").waitFor()
    const path = "/operator/v1/dead_letters"
    const one = `${path}/DE${"0".repeat(32)}`
    for (const refused of [
      { method: "GET", path },
      { method: "POST", path: `${one}/retry` },
      { method: "DELETE", path: one },
    ])
      assert.deepEqual(await askBySession(house, member, refused), notAllowed)
  })

  it("breaks no rule of the policy, and throws nothing", () => {
    assert.deepEqual(house.troubles, [])
  })
})
