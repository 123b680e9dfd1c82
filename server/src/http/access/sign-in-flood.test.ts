import assert from "node:assert/strict"
import { once } from "node:events"
import { request, type IncomingMessage } from "node:http"
import { test } from "node:test"
import { basic } from "#core/accounts/testing.ts"
import { startTestApi } from "#http/testing.ts"

/** Returns the status of the answer to a request from this address of the loopback network. */
async function ask(url: string, authorization: string, localAddress: string): Promise<number> {
  const sent = request(url, { localAddress, headers: { authorization } }).end()
  const [answer] = (await once(sent, "response")) as [IncomingMessage]
  await answer.resume().toArray()
  return answer.statusCode ?? 0
}

test("an account signs in at its first request while 200 addresses guess at its SID", async () => {
  await using api = await startTestApi()
  const url = `${api.baseUrl}/v1/account`
  const guesses = Array.from({ length: 600 }, (_, guess) =>
    ask(url, basic(api.account.sid, `guess ${guess}`), `127.9.0.${1 + (guess % 200)}`),
  )
  const attack = Promise.all(guesses)
  const owner = await Promise.all(["127.9.0.1", "127.0.0.1"].map((from) => ask(url, api.account.authorization, from)))
  assert.deepEqual(owner, [200, 200])
  const statuses = await attack
  assert.deepEqual(new Set(statuses), new Set([401, 429]))
  const later = await api.addAccount("Later")
  assert.equal(await ask(url, later.authorization, "127.9.0.1"), 200)
})
