import assert from "node:assert/strict"
import { after, describe, it } from "node:test"
import { awayUntilPressed } from "./support/away-until-pressed.ts"
import { skip } from "./support/browser.ts"
import { owner, startConsole } from "./support/start-console.ts"
import { assertAccessibleInBothThemes, chooseTheme, settled } from "./support/visit.ts"

const paths = [
  "/",
  "/messages",
  "/send",
  "/simulator",
  "/webhooks",
  "/events",
  "/numbers",
  "/opt-outs",
  "/credentials",
  "/settings",
  "/carriers",
  "/routes",
  "/rates",
  "/accounts",
]
const phone = { width: 390, height: 844 }

describe("the shell", { skip }, async () => {
  if (skip) return
  const house = await startConsole()
  after(() => house[Symbol.asyncDispose]())
  const { page } = house
  await house.signUp()

  it("leads to every page by its name, and each has a title of its own", async () => {
    const links = page.getByRole("navigation", { name: "Pages" }).getByRole("link")
    const names = await links.allTextContents()
    assert.ok(names.length >= paths.length, names.join(", "))
    const titles = new Set<string>()
    await house.visit("/nonsense")
    for (const name of names) {
      const before = await page.title()
      await links.getByText(name, { exact: true }).click()
      await page.waitForFunction((old) => document.title !== old, before)
      titles.add(await page.title())
    }
    assert.equal(titles.size, names.length)
  })

  it("is accessible, light and dark", async () => {
    for (const path of ["/", "/settings", "/nonsense"]) {
      await house.visit(path)
      await assertAccessibleInBothThemes(page)
    }
  })

  it("opens pages by two keys, and a list of the keys by ?", async () => {
    await house.visit("/")
    // A page that shows what it has read listens to keys.
    await page.getByText("Send first message").waitFor()
    await page.keyboard.press("g")
    await page.keyboard.press("m")
    await page.getByRole("heading", { name: "Messages", level: 1 }).waitFor()
    await page.getByRole("button", { name: "Live" }).waitFor()
    await page.keyboard.press("p")
    await page.getByRole("button", { name: "Paused" }).waitFor()
    await page.keyboard.press("?")
    await page.getByRole("dialog", { name: "Keyboard" }).waitFor()
    await page.keyboard.press("Escape")
    await page.getByRole("dialog", { name: "Keyboard" }).waitFor({ state: "hidden" })
  })

  it("gives the focus back to the button that opened a dialog, when Escape closes it", async () => {
    const openers: [string, string][] = [
      ["/members", "Invite member"],
      ["/members", `Edit ${owner.name}`],
      ["/audit-log", "Accepted an invite"],
      ["/accounts", "Create account"],
      ["/credentials", "Create API key"],
    ]
    for (const [path, name] of openers) {
      await house.visit(path)
      await settled(page)
      const opener = page.getByRole("button", { name })
      await opener.press("Enter")
      await page.getByRole("dialog").locator(":focus").waitFor()
      await page.keyboard.press("Escape")
      await page.getByRole("dialog").waitFor({ state: "hidden" })
      await opener.and(page.locator(":focus")).waitFor()
    }
  })

  it("gives the focus to the heading of each new page, on every way to it", async () => {
    await house.visit("/")
    const arrived = (name: string) =>
      page.getByRole("heading", { name, level: 1 }).and(page.locator(":focus")).waitFor()
    await page.getByRole("link", { name: "Webhooks" }).press("Enter")
    await arrived("Webhooks")
    // Where there is none, the link stands beside that, once the page knows.
    await page.getByText("No endpoint yet").waitFor()
    await page.getByRole("link", { name: "Create endpoint" }).press("Enter")
    await arrived("Create endpoint")
    await page.keyboard.press("g")
    await page.keyboard.press("m")
    await arrived("Messages")
    await page.goBack()
    await arrived("Create endpoint")
  })

  it("leaves the focus of the first page and of a filter where it is", async () => {
    await house.visit("/messages")
    assert.equal(await page.evaluate(() => document.activeElement === document.body), true)
    const search = page.getByRole("searchbox")
    await search.fill("+14155550123")
    await search.press("Enter")
    await page.waitForURL(/\?number=/)
    await search.and(page.locator(":focus")).waitFor()
  })

  it("lets the keyboard skip the navigation", async () => {
    await house.visit("/messages")
    await page.keyboard.press("Tab")
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), "Skip to content")
    await page.keyboard.press("Enter")
    await page.waitForFunction(() => document.activeElement?.id === "main")
  })

  it("says that it loads while its program is on the way", async () => {
    const other = await house.newPage()
    const program = Promise.withResolvers<void>()
    await other.route(/\/assets\/base-.*\.(?:js|css)$/, async (route) => {
      await program.promise
      await route.continue()
    })
    await other.goto(`${house.baseUrl}/console/sign-in`, { waitUntil: "commit" })
    await other.getByText("Posthorn is loading").waitFor()
    // It is painted, which a style sheet that is still awaited would prevent.
    await other.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0)
    program.resolve()
    await other.getByRole("heading", { name: "Sign in" }).waitFor()
  })

  it("keeps the theme that was chosen, from the first paint of the next page on", async () => {
    await house.visit("/")
    await chooseTheme(page, "light")
    await page.getByRole("button", { name: "Switch to the dark theme" }).click()
    await page.goto(`${house.baseUrl}/console/messages`, { waitUntil: "commit" })
    await page.waitForFunction(() => document.body !== null)
    assert.equal(await page.evaluate(() => document.documentElement.dataset.mantineColorScheme), "dark")
    await page.getByRole("button", { name: "Switch to the light theme" }).click()
  })

  it("has its navigation behind a button on a phone, and every page fits the screen", async () => {
    await page.setViewportSize(phone)
    for (const path of paths) {
      await house.visit(path)
      await settled(page)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      assert.ok(width <= phone.width, `${path} is ${width} wide`)
    }
    await page.getByRole("button", { name: "Open navigation" }).click()
    await page.getByRole("link", { name: "Webhooks" }).click()
    await page.getByRole("heading", { name: "Webhooks", level: 1 }).waitFor()
    await page.getByRole("button", { name: "Open navigation" }).waitFor()
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  it("says so where there is no such page, and keeps the navigation", async () => {
    await house.visit("/nonsense")
    await page.getByRole("heading", { name: "Page not found" }).waitFor()
    await page.getByRole("navigation", { name: "Pages" }).waitFor()
  })

  it("has a heading when the object of the address is gone, and offers no second try", async () => {
    const anonymous = "0".repeat(32)
    for (const path of [`/webhooks/WH${anonymous}`, `/webhooks/deliveries/DL${anonymous}`]) {
      await house.visit(path)
      await page.getByRole("heading", { name: "Not found" }).waitFor()
      assert.equal(await page.getByRole("button", { name: "Try again" }).count(), 0)
    }
    for (const path of [`/messages/MS${anonymous}`, `/events/EV${anonymous}`, `/carriers/CR${anonymous}`])
      await house.visit(path)
    forgive(/not_found, 404/, house.troubles)
  })

  it("shows that the server is away, and continues when it is back", async () => {
    await house.visit("/")
    await page.getByText("Send first message").waitFor()
    await awayUntilPressed(page, "**/v1/**", "Try again")
    await page.getByText("30 days").click()
    // What needs attention is looked at by itself, and may say the same in its own words.
    const alert = page.getByRole("alert").filter({ hasText: /^The server cannot be reached\./ })
    await alert.getByRole("button", { name: "Try again" }).click()
    await page.getByText("Send first message").waitFor()
    await alert.waitFor({ state: "detached" })
    await page.unrouteAll({ behavior: "wait" })
  })

  it("stays around a page whose program cannot be fetched, and shows the page when the server is back", async () => {
    // A browser that has fetched nothing yet.
    const other = await house.newPage()
    await other.context().addCookies(await page.context().cookies())
    await house.visit("/", other)
    await other.context().setOffline(true)
    await other.getByRole("link", { name: "Credentials" }).click()
    await other.getByRole("heading", { name: "This page could not be loaded", level: 1 }).waitFor()
    await other.getByText("The server cannot be reached.").first().waitFor()
    await other.getByRole("navigation", { name: "Pages" }).waitFor()
    await other.context().setOffline(false)
    await other.getByRole("button", { name: "Try again" }).click()
    await other.getByRole("heading", { name: "Credentials", level: 1 }).waitFor()
    // A page has a program and perhaps a style sheet, and either can be what fails first.
    forgive(/Failed to fetch|Unable to preload CSS/, house.troubles)
  })

  it("loads itself again when the server was updated and has other programs for its pages", async () => {
    await house.visit("/")
    await page.route("**/assets/webhooks-page-*.js", (route) => route.fulfill({ status: 404 }), { times: 1 })
    await page.getByRole("link", { name: "Webhooks" }).click()
    await page.getByRole("heading", { name: "Webhooks", level: 1 }).waitFor()
    forgive(/Failed to fetch/, house.troubles)
  })

  it("signs out, and asks again who it is", async () => {
    await house.visit("/")
    await page.getByRole("button", { name: /^Signed in as/ }).click()
    await page.getByRole("menuitem", { name: "Sign out" }).click()
    await page.getByRole("heading", { name: "Sign in" }).waitFor()
    await page.goto(`${house.baseUrl}/console/messages`)
    await page.getByRole("heading", { name: "Sign in" }).waitFor()
  })

  it("breaks no rule of its own policy, and throws nothing", () => {
    assert.deepEqual(house.troubles, [])
  })
})

/** React tells the browser's console of each failure that a page shows. */
function forgive(expected: RegExp, troubles: string[]): void {
  assert.deepEqual(
    troubles.splice(0).filter((trouble) => !expected.test(trouble)),
    [],
  )
}
