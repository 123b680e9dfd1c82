/**
 * What a page of somebody else tries in the browser of a signed-in member. Once it is of another site, which the session's cookie
 * does not go with; once of another port of the same host, such as any program on that machine, which the cookie does go with.
 */
import assert from "node:assert/strict"
import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { after, before, describe, it } from "node:test"
import type { Page } from "playwright-core"
import { askAs } from "./support/ask-as.ts"
import { skip } from "./support/browser.ts"
import { startConsole } from "./support/start-console.ts"

/** Of the member's own session, without the account's name: what a forged request could do by the cookie alone. */
const changes = ["/operator/v1/accounts", "/console/v1/sessions", "/console/v1/password", "/v1/messages"]
const reads = ["/console/v1/session", "/operator/v1/accounts", "/v1/messages", "/v1/events"]

describe("a page of a stranger", { skip }, async () => {
  if (skip) return
  const [house, port] = await Promise.all([startConsole(), servePages()])
  after(() => house[Symbol.asyncDispose]())
  const { page, baseUrl } = house
  before(() => house.signUp())

  /** All that the attempts below could have changed. */
  const state = async () => {
    const ask = askAs(house)
    const lists = ["messages", "webhooks", "api_keys", "phone_numbers"]
    const ofAccount = await Promise.all(lists.map((name) => ask("GET", `/v1/${name}`)))
    const ofMember = await page.evaluate(
      async (paths) => {
        const answers = await Promise.all(paths.map((path) => fetch(path).then((answer) => answer.json())))
        return answers.map((answer) => JSON.stringify(answer.data ?? answer))
      },
      ["/console/v1/session", "/console/v1/sessions", "/operator/v1/accounts"],
    )
    return { ofAccount, ofMember: ofMember.map((answer) => answer.replaceAll(/"seen_at":"[^"]*"/g, "")) }
  }

  for (const [kind, host] of [
    ["of another site", "localhost"],
    ["of another port of the same host", "127.0.0.1"],
  ] as const) {
    const theirs = `http://${host}:${port}`
    let stranger: Page
    before(async () => {
      stranger = await page.context().newPage()
      await stranger.goto(theirs)
    })
    const withNothingChanged = async (act: () => Promise<unknown>) => {
      const atFirst = await state()
      await act()
      assert.deepEqual(await state(), atFirst)
    }

    it(`${kind} changes nothing by a form, of any type`, () =>
      withNothingChanged(async () => {
        for (const path of changes)
          for (const type of ["application/x-www-form-urlencoded", "text/plain", "multipart/form-data"]) {
            await stranger.goto(theirs)
            const [answer] = await Promise.all([
              stranger.waitForResponse(baseUrl + path),
              stranger.waitForURL(baseUrl + path),
              stranger.evaluate(sendForm, { url: baseUrl + path, type }),
            ])
            assert.equal(answer.status(), 403, answer.url())
          }
        await stranger.goto(theirs)
      }))

    it(`${kind} changes nothing by fetch with credentials, and reads nothing`, () =>
      withNothingChanged(async () => {
        for (const path of changes)
          for (const type of ["application/x-www-form-urlencoded", "text/plain"]) {
            const [answer, seen] = await Promise.all([
              stranger.waitForResponse(baseUrl + path),
              stranger.evaluate(sendSimply, { url: baseUrl + path, type }),
            ])
            assert.equal(seen, "opaque 0 ")
            assert.equal(answer.status(), 403, answer.url())
          }
        const account = house.installation.account.sid
        for (const [method, path] of [
          ...changes.map((each) => ["POST", each] as const),
          ["DELETE", "/console/v1/session"] as const,
          ...reads.map((each) => ["GET", each] as const),
        ])
          assert.equal(await stranger.evaluate(sendAsConsole, { url: baseUrl + path, method, account }), "TypeError")
        for (const path of reads) assert.equal(await stranger.evaluate(readSimply, baseUrl + path), "TypeError")
      }))

    it(`${kind} reads nothing by an image, a script or a style sheet`, async () => {
      for (const path of [...reads, "/console/"])
        for (const kindOf of ["img", "script", "link"] as const)
          assert.equal(await stranger.evaluate(embed, { url: baseUrl + path, kind: kindOf }), "error", path)
    })

    it(`${kind} cannot show the console, or an answer, in a frame`, async () => {
      for (const path of ["/console/", "/console/credentials", "/console/v1/session", "/docs"]) {
        await stranger.evaluate(addFrame, baseUrl + path)
        const shown = stranger.frames().at(-1)
        assert.equal(await shown?.evaluate(() => location.protocol), "chrome-error:", path)
      }
    })

    it(`${kind} holds no window of the console that it opens, and none holds it`, async () => {
      const [opened] = await Promise.all([
        stranger.waitForEvent("popup"),
        stranger.evaluate((url) => {
          const win = window.open(url)
          Object.assign(window, { opened: win })
        }, `${baseUrl}/console/credentials`),
      ])
      await opened.getByRole("heading", { name: "Credentials", level: 1 }).waitFor()
      assert.deepEqual(await stranger.evaluate(tryWindow), { isClosed: true, read: "SecurityError" })
      assert.equal(await opened.evaluate(() => window.opener), null)
      await opened.close()
    })

    it(`${kind} leads to the console by a link, where the member is signed in and no change happens`, () =>
      withNothingChanged(async () => {
        await stranger.evaluate((url) => {
          document.body.innerHTML = `<a href="${url}">A prize for you</a>`
        }, `${baseUrl}/console/send?to=%2B14155550123&body=Forged`)
        await stranger.getByRole("link", { name: "A prize for you" }).click()
        await stranger.getByRole("heading", { name: "Send message", level: 1 }).waitFor()
        await stranger.close()
      }))
  }

  it("leaves the member's own page as it was: signed in, and it does what it is asked", async () => {
    await house.visit("/send")
    await page.getByRole("textbox", { name: "To" }).fill("+14155550123")
    await page.getByRole("combobox", { name: "From" }).fill("+15005550006")
    await page.getByRole("textbox", { name: "Text" }).fill("My own words.")
    await page.getByRole("button", { name: "Send" }).click()
    await page.getByRole("heading", { name: "Sent message" }).waitFor()
    assert.deepEqual(house.troubles, [])
  })
})

/** An empty page at any address. Resolves with the port; it is reached by each name of this machine. */
async function servePages(): Promise<number> {
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>A prize for you</title>")
  }).listen(0)
  await once(server, "listening")
  after(() => server.close())
  return (server.address() as AddressInfo).port
}

/** In the browser, like all below. As text, a field makes JSON of the whole body. */
function sendForm({ url, type }: { url: string; type: string }): void {
  const form = Object.assign(document.createElement("form"), { method: "post", action: url, enctype: type })
  const json =
    '{"name":"Forged","email":"ann@example.com","to":"+14155550123","from":"+15005550006","body":"Forged","x":"'
  const values =
    type === "text/plain" ? { [json]: '"}' } : { name: "Forged", Name: "Forged", To: "+14155550123", Body: "Forged" }
  for (const [name, value] of Object.entries(values))
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }))
  document.body.append(form)
  form.submit()
}

async function sendSimply({ url, type }: { url: string; type: string }): Promise<string> {
  const body = type === "text/plain" ? '{"name":"Forged"}' : "name=Forged&Name=Forged&To=%2B14155550123&Body=Forged"
  const answer = await fetch(url, {
    method: "POST",
    mode: "no-cors",
    credentials: "include",
    headers: { "content-type": type },
    body,
  })
  return `${answer.type} ${answer.status} ${await answer.text()}`
}

async function sendAsConsole(how: { url: string; method: string; account: string }): Promise<string> {
  const { url, method, account } = how
  const headers = { "posthorn-console": "1", "posthorn-account": account, "content-type": "application/json" }
  const body = method === "POST" ? '{"name":"Forged"}' : null
  try {
    const answer = await fetch(url, { method, credentials: "include", headers, body })
    return `${answer.status} ${await answer.text()}`
  } catch (error) {
    return (error as Error).name
  }
}

async function readSimply(url: string): Promise<string> {
  try {
    return await (await fetch(url, { credentials: "include" })).text()
  } catch (error) {
    return (error as Error).name
  }
}

async function embed({ url, kind }: { url: string; kind: "img" | "script" | "link" }): Promise<string> {
  const element = document.createElement(kind)
  const ended = new Promise<string>((resolve) => {
    for (const type of ["load", "error"]) element.addEventListener(type, () => resolve(type))
  })
  if (element instanceof HTMLLinkElement) Object.assign(element, { rel: "stylesheet", href: url })
  else element.src = url
  document.body.append(element)
  return await ended
}

async function addFrame(url: string): Promise<void> {
  const frame = document.createElement("iframe")
  frame.src = url
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }))
  document.body.append(frame)
  await loaded
}

function tryWindow(): { isClosed: boolean; read: string } {
  const { opened } = window as unknown as { opened: Window }
  opened.postMessage({ type: "sign-out" }, "*")
  try {
    return { isClosed: opened.closed, read: opened.document.title }
  } catch (error) {
    return { isClosed: opened.closed, read: (error as Error).name }
  }
}
