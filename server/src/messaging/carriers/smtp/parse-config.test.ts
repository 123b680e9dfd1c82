import assert from "node:assert/strict"
import { test } from "node:test"
import { smtp } from "./kind.ts"

const least = { host: "smtp.example.com", from: ["codes@example.com"] }

function faultsOf(settings: unknown): string[] {
  const parsed = smtp.parseSettings(settings)
  return parsed.kind === "faults" ? parsed.faults.map(({ field, message }) => `${field} ${message}`) : []
}

test("The port follows from how TLS begins", () => {
  const portOf = (more: object) => {
    const parsed = smtp.parseSettings({ ...least, ...more })
    return parsed.kind === "ok" ? parsed.value.port : parsed.faults
  }
  assert.deepEqual(
    [portOf({}), portOf({ tls: "implicit" }), portOf({ tls: "none", host: "127.0.0.1" }), portOf({ port: 2525 })],
    [587, 465, 25, 2525],
  )
})

test("Mail goes without TLS to this machine alone", () => {
  for (const host of ["localhost", "127.0.0.1", "127.8.8.8", "::1"])
    assert.deepEqual(faultsOf({ ...least, host, tls: "none" }), [], host)
  for (const host of ["smtp.example.com", "10.0.0.1", "localhost.example.com", "127.evil.example.com"])
    assert.match(faultsOf({ ...least, host, tls: "none" })[0] ?? "", /^tls must not be none/, host)
})

test("One refusal has every fault, with its field", () => {
  const faults = faultsOf({
    host: "smtp:25",
    tls: "ssl",
    from: ["codes@example.com", "*"],
    from_name: "A\nBcc: x",
    conections: 3,
  })
  assert.deepEqual(
    faults.map((fault) => fault.split(" ")[0]),
    ["host", "tls", "from[1]", "from_name", "conections"],
  )
  assert.match(faultsOf({ host: "smtp.example.com" })[0] ?? "", /^from is missing/)
  assert.equal(smtp.parseSecrets({ password: "s3cret", tls_key: "x" }).kind, "faults")
})
