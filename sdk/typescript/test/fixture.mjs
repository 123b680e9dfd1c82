// The server for tests, as the tests of a program use it.
import assert from "node:assert/strict"
import { test } from "node:test"
import { startServer } from "@posthorn/client/testing"

const server = await startServer()

test("a guest gets a code", async () => {
  const client = server.client()
  await client.messages.create({ to: "+14155550177", from: "+15005550006", body: "Your code is 482913." })
  const { message } = await client.simulator.messages.wait({ to: "+14155550177", timeout_ms: 60_000 })
  assert.equal(message.code, "482913")
})

test("an operator lists the accounts", async () => {
  const { data } = await server.operatorClient().operator.accounts.list()
  assert.equal(data.length, 1)
})
