import assert from "node:assert/strict"
import { after, test } from "node:test"
import { Outgoing } from "#core/outgoing/outgoing.ts"
import { systemClock } from "#core/std/clock.ts"
import { startHttpsReceiver } from "../../../../test/support/https-receiver.ts"
import { guardedMedia } from "./guarded-media.ts"

const receiver = await startHttpsReceiver()
const outgoing = new Outgoing({ clock: systemClock, allowedRanges: ["127.0.0.0/8", "::1/128"], extraCa: receiver.ca })
after(async () => {
  await outgoing.stop()
  await receiver.close()
})

const kindOf = async (url = receiver.url, deadlineMs = 5_000) =>
  (await guardedMedia(outgoing).fetch(url, { bytesMax: 10, deadlineMs })).kind

for (const status of [429, 500, 503]) {
  test(`media whose host answers ${status} can be available later`, async () => {
    receiver.respond = (response) => response.writeHead(status).end()
    assert.equal(await kindOf(), "unavailable")
  })
}

test("media whose host does not answer in time can be available later", async () => {
  receiver.respond = () => {}
  assert.equal(await kindOf(receiver.url, 50), "unavailable")
})

test("media fails for good when its host does not have it, or is not allowed", async () => {
  receiver.respond = (response) => response.writeHead(404).end()
  assert.deepEqual([await kindOf(), await kindOf("https://10.0.0.1/")], ["failed", "failed"])
})

test("media larger than the limit has another result than media that fails", async () => {
  receiver.respond = (response) => response.writeHead(200, { "content-type": "image/png" }).end("eleven bytes")
  assert.equal(await kindOf(), "too_large")
})

/** Redirects `/0` to `/1` and so on, up to the path of the file. */
const redirectTo = (last: string) => {
  receiver.respond = (response, { path }) =>
    path === last
      ? response.writeHead(200, { "content-type": "image/png" }).end("picture")
      : response.writeHead(302, { location: `/${Number(path.slice(1)) + 1}` }).end()
}

test("media behind three redirects is fetched, and media behind more is not", async () => {
  receiver.requests.length = 0
  redirectTo("/3")
  assert.equal(await kindOf(`${receiver.url}/0`), "fetched")
  assert.deepEqual(
    receiver.requests.map(({ path }) => path),
    ["/0", "/1", "/2", "/3"],
  )
  redirectTo("/4")
  assert.equal(await kindOf(`${receiver.url}/0`), "failed")
})

test("a redirect leads to no address and no scheme that the first URL could not have", async () => {
  for (const location of [
    "https://10.0.0.1/",
    "https://user:secret@example.com/",
    "file:///etc/passwd",
    "//[::ffff:10.0.0.1]/",
  ]) {
    receiver.respond = (response) => response.writeHead(302, { location }).end()
    assert.equal(await kindOf(), "failed", location)
  }
  receiver.requests.length = 0
  const plain = receiver.url.replace("https:", "http:")
  receiver.respond = (response) => response.writeHead(302, { location: plain }).end()
  assert.equal(await kindOf(), "failed")
  assert.equal(receiver.requests.length, 1)
})

test("media whose redirect leads to a busy host can be available later", async () => {
  receiver.respond = (response, { path }) =>
    path === "/busy" ? response.writeHead(503).end() : response.writeHead(307, { location: "/busy" }).end()
  assert.equal(await kindOf(), "unavailable")
})
