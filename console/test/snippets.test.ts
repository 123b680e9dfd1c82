/** What empty pages teach is true: each curl line and each line of the SDK is run as it is written, against the server that shows it. */
import { execFile, spawnSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, describe, it } from "node:test"
import { promisify } from "node:util"
import * as sdk from "../../sdk/typescript/src/index.ts"
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
  const carrier = { name: "Acme", settings: { hosts: [{ host: "127.0.0.1", port: 9 }], system_id: "acme" } }

  const lines = new Map<string, { curl: string; typescript: string }>()
  for (const place of pages) {
    await visit(place)
    const curl = await page.getByRole("group", { name: "the curl line" }).first().innerText()
    await page.getByRole("tab", { name: "TypeScript" }).first().click()
    lines.set(place, { curl, typescript: await page.getByRole("group", { name: "the TypeScript line" }).innerText() })
  }
  const { sid: carrierSid } = await operator.operator.carriers.create(carrier)
  const filledIn = (text: string) => text.replaceAll("CR…", carrierSid)

  for (const place of pages) {
    it(`show a curl line of ${place} that works`, async () => {
      const script = `set -e; curl() { command curl --silent --show-error --fail-with-body "$@"; }\n${lines.get(place)?.curl}`
      const env = {
        PATH: process.env.PATH,
        ACCOUNT_SID: accountSid,
        AUTH_TOKEN: authToken,
        OPERATOR_TOKEN: operatorToken,
        CARRIER_SID: carrierSid,
      }
      await promisify(execFile)("bash", ["-c", filledIn(script)], { cwd: folder, env })
    })
  }

  it("contain only lines whose results can be removed", async () => {
    for await (const { sid } of account.phoneNumbers.list()) await account.phoneNumbers.delete(sid)
    for await (const { sid } of account.auth.verifications.list()) await account.auth.verifications.cancel(sid)
  })

  for (const place of pages) {
    it(`show a line of the SDK of ${place} that works`, async () => {
      const client = pagesOfOperator.includes(place) ? operator : account
      const names = {
        ...sdk,
        client,
        authToken,
        process: { env: { AUTH_TOKEN: authToken, OPERATOR_TOKEN: operatorToken } },
      }
      await run(filledIn(lines.get(place)?.typescript ?? ""), names)
      // The line of /accounts made a second account, so the request for a number waits for the operator.
      for await (const { sid, status } of operator.operator.phoneNumbers.list())
        if (status === "pending") await operator.operator.phoneNumbers.update(sid, { status: "active" })
    })
  }
})

/** As the body of a module that has these names, and is silent. */
async function run(text: string, names: Record<string, unknown>): Promise<void> {
  const AsyncFunction = Object.getPrototypeOf(async () => undefined).constructor as FunctionConstructor
  const body = text.replace(/^import .* from "@posthorn\/client"$/gm, "")
  // A line may make a client of its own, by a name that is there already: it stands in a block.
  const act = new AsyncFunction("console", ...Object.keys(names), `{\n${body}\n}`) as (
    ...values: unknown[]
  ) => Promise<void>
  await act({ log: () => undefined }, ...Object.values(names))
}
