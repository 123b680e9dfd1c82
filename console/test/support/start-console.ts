import type { Browser, Page } from "playwright-core"
import { Installation, type InstallationOptions } from "../../../server/test/support/installation.ts"
import { launchChromium } from "./browser.ts"

export interface Sizes {
  width: number
  height: number
}

/** A Posthorn of its own with a browser in front, for one test file. */
export interface House extends AsyncDisposable {
  installation: Installation
  baseUrl: string
  browser: Browser
  /** Of a browser session of its own: what one page signs in to is not known to another session. */
  page: Page
  /** Another one, at another width for example. */
  newPage(size?: Sizes): Promise<Page>
  /** What broke in any page: exceptions, and whatever the browser complains of, such as a breach of the policy. */
  troubles: string[]
}

const desktop: Sizes = { width: 1440, height: 900 }
/** A page that has not reacted by then does not react. */
const reactionMaxMs = 20_000

export async function startConsole(options: InstallationOptions = {}): Promise<House> {
  const installation = new Installation(options)
  const [browser] = await Promise.all([launchChromium(), installation.start()])
  const troubles: string[] = []
  const newPage = async (size: Sizes = desktop) => {
    const context = await browser.newContext({ viewport: size, reducedMotion: "reduce", locale: "en-GB" })
    context.setDefaultTimeout(reactionMaxMs)
    const page = await context.newPage()
    page.on("pageerror", (error) => troubles.push(String(error.stack ?? error)))
    page.on("console", (message) => {
      // The browser reports each refusal of the API so; pages show those themselves.
      if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
        troubles.push(message.text())
    })
    return page
  }
  return {
    installation,
    baseUrl: installation.baseUrl,
    browser,
    page: await newPage(),
    newPage,
    troubles,
    async [Symbol.asyncDispose]() {
      await browser.close()
      await installation[Symbol.asyncDispose]()
    },
  }
}
