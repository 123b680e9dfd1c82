import assert from "node:assert/strict"
import { after, test } from "node:test"
import { Outgoing } from "#outgoing/outgoing.ts"
import { systemClock } from "#std/clock.ts"
import { startHttpsReceiver } from "../../../test/support/https-receiver.ts"
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
  test(`media whose host answers ${status} may be there later`, async () => {
    receiver.respond = (response) => response.writeHead(status).end()
    assert.equal(await kindOf(), "unavailable")
  })
}

test("media whose host does not answer in time may be there later", async () => {
  receiver.respond = () => {}
  assert.equal(await kindOf(receiver.url, 50), "unavailable")
})

test("media that its host does not have, or whose host may not be called, is had at no time", async () => {
  receiver.respond = (response) => response.writeHead(404).end()
  assert.deepEqual([await kindOf(), await kindOf("https://10.0.0.1/")], ["failed", "failed"])
})

test("media that is larger than asked for is told from media that cannot be had", async () => {
  receiver.respond = (response) => response.writeHead(200, { "content-type": "image/png" }).end("eleven bytes")
  assert.equal(await kindOf(), "too_large")
})

test("media behind a few redirects is fetched, and a redirect to a forbidden address is not followed", async () => {
  const redirectTo = (location: (path: string) => string) => {
    receiver.respond = (response, { path }) => {
      if (path === "/file") response.writeHead(200, { "content-type": "image/png" }).end("pixels")
      else response.writeHead(302, { location: location(path) }).end("elsewhere")
    }
  }
  redirectTo((path) => (path === "/3" ? "/2" : path === "/2" ? `${receiver.url}/1` : "file"))
  assert.equal(await kindOf(`${receiver.url}/3`), "fetched")
  for (const forbidden of [
    "https://10.0.0.1/file",
    `http://localhost:${new URL(receiver.url).port}/file`,
    "https://",
  ]) {
    redirectTo(() => forbidden)
    assert.equal(await kindOf(`${receiver.url}/1`), "failed", forbidden)
  }
  redirectTo(() => "/again")
  receiver.requests.length = 0
  assert.equal(await kindOf(`${receiver.url}/again`), "failed")
  assert.equal(receiver.requests.length, 4)
})
