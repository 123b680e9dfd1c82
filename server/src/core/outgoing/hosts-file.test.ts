import assert from "node:assert/strict"
import { test } from "node:test"
import { systemClock } from "#core/std/clock.ts"
import { HostsFile, parseHosts } from "./hosts-file.ts"

test("names and aliases are read, comments and nonsense are not", () => {
  const names = parseHosts(
    "127.0.0.1\tLocalhost me # comment\n\n# 1.2.3.4 no\n::1 localhost\nnonsense here\r\n10.0.0.5 db.internal\r\n",
  )
  assert.deepEqual(names.get("localhost"), ["127.0.0.1", "::1"])
  assert.deepEqual(names.get("me"), ["127.0.0.1"])
  assert.deepEqual(names.get("db.internal"), ["10.0.0.5"])
  assert.equal(names.size, 3)
})

test("localhost and its subdomains are loopback, even if the file says otherwise", async () => {
  const hosts = new HostsFile(systemClock)
  assert.ok((await hosts.addresses("localhost")).includes("127.0.0.1"))
  assert.deepEqual(await hosts.addresses("app.localhost"), ["127.0.0.1", "::1"])
  assert.deepEqual(await hosts.addresses("certainly-not-in-the-file.example"), [])
})
