/** Empty pages show working calls: each is run as written, in every language, against the server that shows it. */
import assert from "node:assert/strict"
import { execFile, spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, describe, it } from "node:test"
import { promisify } from "node:util"
import * as sdk from "../../sdk/typescript/src/index.ts"
import { runners } from "../../sdk/snippets/test/programs.ts"
import { program } from "../../server/test/support/program.ts"
import { skip as skipBrowser } from "./support/browser.ts"
import { startConsole } from "./support/start-console.ts"

const skip =
  skipBrowser ||
  (spawnSync("curl", ["--version"]).status === 0 ? false : "There is no curl here, which the lines need.")
/** In an order in which each has what it needs, such as the number to which the handset of the next page writes. */
const pagesOfAccount = [
  "/numbers",
  "/opt-outs",
  "/",
  "/messages",
  "/conversations",
  "/simulator",
  "/verifications",
  "/verifications/safe-list",
  "/ledger",
  "/ledger/periods",
  "/payment-providers",
  "/webhooks",
  "/webhooks/deliveries",
  "/events",
  "/credentials",
]
const pagesOfOperator = ["/accounts", "/carriers", "/routes", "/rates"]
const pages = [...pagesOfAccount, ...pagesOfOperator]
const namesOf = { TypeScript: "typescript", Python: "python", Go: "go", Java: "java", Ruby: "ruby", PHP: "php" }
const languageTabs = new RegExp(`^(?:curl|${Object.keys(namesOf).join("|")})$`)

describe("the empty pages", { skip }, async () => {
  if (skip) return
  const folder = mkdtempSync(path.join(tmpdir(), "posthorn-snippets-"))
  const house = await startConsole()
  after(async () => {
    await house[Symbol.asyncDispose]()
    rmSync(folder, { recursive: true })
  })
  const { page, baseUrl, installation, visit } = house
  const { sid: accountSid, token: authToken } = installation.account
  await house.signUp()
  writeFileSync(path.join(folder, "prices.csv"), "prefix,price\n49,0.0725\n")
  const { stdout } = await promisify(execFile)(process.execPath, [program, "operator", "token"], {
    env: { PATH: process.env.PATH, ...installation.environment },
  })
  const operatorToken = /^Operator Token: (\w+)$/m.exec(stdout)?.[1] ?? ""
  const account = new sdk.Posthorn({ baseUrl, accountSid, authToken })
  const operator = new sdk.Posthorn({ baseUrl, operatorToken })
  const carrier = { name: "Example", settings: { hosts: [{ host: "127.0.0.1", port: 9 }], system_id: "acme" } }

  /** By language, the texts by their pages. */
  const shown = new Map<string, Map<string, string>>()
  for (const place of pages) {
    await visit(place)
    await page.getByRole("tab", { name: "curl" }).first().waitFor()
    for (const tab of await page.getByRole("tab", { name: languageTabs }).all()) {
      const language = await tab.innerText()
      await tab.click()
      // A page can have several, and the choice is that of all.
      const texts = await page.getByRole("group", { name: `the ${language} line` }).allInnerTexts()
      shown.set(language, (shown.get(language) ?? new Map<string, string>()).set(place, texts.at(-1) ?? ""))
    }
  }
  // Each language sends a code, and others get few codes in an hour.
  await account.auth.safeList.create({ to: "+14155550123" })
  const { sid: carrierSid } = await operator.operator.carriers.create(carrier)
  const environment = {
    ...process.env,
    BASE_URL: baseUrl,
    ACCOUNT_SID: accountSid,
    AUTH_TOKEN: authToken,
    OPERATOR_TOKEN: operatorToken,
    CARRIER_PASSWORD: "s3cret",
    SID: carrierSid,
  }
  /** A period can be closed once. */
  const filledIn = (text: string, day: number) =>
    text
      .replaceAll("CR…", carrierSid)
      .replaceAll("2026-01-01", `2026-01-0${day}`)
      .replaceAll("2026, 1, 1,", `2026, 1, ${day},`)

  it("show the same calls in each language", () => {
    assert.deepEqual([...shown.keys()], ["curl", ...Object.keys(namesOf)])
    for (const texts of shown.values()) assert.deepEqual([...texts.keys()], pages)
  })

  // After the first lines of the operator there are two accounts, and numbers wait for a decision.
  for (const [who, places] of [
    ["account", pagesOfAccount],
    ["operator", pagesOfOperator],
  ] as const) {
    for (const place of places)
      it(`show a curl line of ${place} that works`, async () => {
        const text = filledIn(shown.get("curl")?.get(place) ?? "", 1)
        const script = `set -e; curl() { command curl --silent --show-error --fail-with-body "$@"; }\n${text}`
        await promisify(execFile)("bash", ["-c", script], { cwd: folder, env: environment })
      })

    for (const [index, [name, slug]] of Object.entries(namesOf).entries()) {
      const runner = runners[slug]
      assert.ok(runner)
      it(`show code in ${name} that works for the ${who}`, { skip: runner.skip }, async () => {
        await removeResults()
        const textOf = (place: string) => filledIn(shown.get(name)?.get(place) ?? "", index + 2)
        const parts = places.map((place, at) => ({ name: `page_${at}`, text: textOf(place) }))
        const home = path.join(folder, `${slug}-${who}`)
        mkdirSync(home)
        const env = { ...environment, ...runner.environment }
        for (const [command = "", ...args] of runner.write(home, parts, who))
          await promisify(execFile)(command, args, { cwd: home, env })
      })
    }
  }

  /** Also of those that another language made, because a number has one owner. */
  async function removeResults(): Promise<void> {
    for await (const { sid } of account.phoneNumbers.list()) await account.phoneNumbers.delete(sid)
    for await (const { sid } of account.auth.verifications.list()) await account.auth.verifications.cancel(sid)
  }
})
