import type { Browser, Page } from "playwright-core"
import { createTestDatabase } from "../../../server/src/core/db/testing.ts"
import { patienceMs } from "../../../server/test/support/eventually.ts"
import { Installation, type InstallationOptions } from "../../../server/test/support/installation.ts"
import { launchChromium } from "./browser.ts"
import { keepNotices } from "./notices.ts"

export interface Sizes {
  width: number
  height: number
}

/** A Posthorn of its own with a browser in front, for one test file. */
export interface House extends AsyncDisposable {
  installation: Installation
  baseUrl: string
  /** What the first start printed, for the first sign-in. */
  link: string
  browser: Browser
  /** Of a browser session of its own: what one page signs in to is not known to another session. */
  page: Page
  /** Another one, at another width for example. */
  newPage(size?: Sizes): Promise<Page>
  /** Opens the link of the first start in `page`, becomes the owner by it, and stands on the first page. */
  signUp(): Promise<void>
  /** Opens a page of the console by its path, `/messages`, and resolves when its heading is there. */
  visit(path: string, page?: Page): Promise<void>
  /** What broke in any page: exceptions, and whatever the browser complains of, such as a breach of the policy. */
  troubles: string[]
}

/** Of the owner, after `signUp`. */
export const owner = { name: "Ann Ferry", email: "ann@example.com", password: "correct horse battery" }

const desktop: Sizes = { width: 1440, height: 900 }

export async function startConsole(options: InstallationOptions = {}): Promise<House> {
  // The embedded store is not under test here, and its first start takes two seconds of CPU time.
  const database = await createTestDatabase()
  const environment = { DATABASE_URL: database.url, ...options.environment }
  const installation = new Installation({ ...options, environment })
  const [browser] = await Promise.all([launchChromium(), installation.start()])
  const troubles: string[] = []
  const newPage = async (size: Sizes = desktop) => {
    const context = await browser.newContext({ viewport: size, reducedMotion: "reduce", locale: "en-GB" })
    context.setDefaultTimeout(patienceMs)
    const page = await context.newPage()
    await keepNotices(page)
    page.on("pageerror", (error) => troubles.push(String(error.stack ?? error)))
    page.on("console", (message) => {
      // The browser reports each refusal of the API so; pages show those themselves.
      if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
        troubles.push(message.text())
    })
    return page
  }
  const { baseUrl } = installation
  const page = await newPage()
  return {
    installation,
    baseUrl,
    link: linkOf(installation),
    browser,
    page,
    newPage,
    troubles,
    signUp: () => signUp(page, linkOf(installation)),
    async visit(path, where = page) {
      await where.goto(`${baseUrl}/console${path}`)
      await where.getByRole("heading", { level: 1 }).waitFor()
    },
    async [Symbol.asyncDispose]() {
      await browser.close()
      await installation[Symbol.asyncDispose]()
      await database.close()
    },
  }
}

function linkOf({ output }: Installation): string {
  const link = /^Console: (\S+#\S+)$/m.exec(output)?.[1]
  if (!link) throw new Error(`The start printed no link: ${output}`)
  return link
}

async function signUp(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel("Name").fill(owner.name)
  await page.getByLabel("Email").fill(owner.email)
  await page.getByLabel("Password", { exact: true }).fill(owner.password)
  await page.getByRole("button", { name: "Continue" }).click()
  await page.getByRole("heading", { name: "Home", level: 1 }).waitFor()
}
