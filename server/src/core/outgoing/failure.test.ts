import assert from "node:assert/strict"
import { test } from "node:test"
import { failureOf } from "./failure.ts"

const cases: readonly [code: string, reason: RegExp][] = [
  ["ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED", /requires a client certificate/],
  ["ERR_SSL_SSLV3_ALERT_CERTIFICATE_EXPIRED", /the client certificate has expired/],
  ["ERR_SSL_TLSV1_ALERT_UNKNOWN_CA", /did not accept the client certificate/],
  ["ERR_SSL_SSLV3_ALERT_BAD_CERTIFICATE", /did not accept the client certificate/],
  ["ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE", /requires a client certificate/],
  ["ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION", /no version from TLS 1.2/],
]
for (const [code, reason] of cases)
  test(`the alert ${code} of a receiver has a sentence with the receiver's demand`, () => {
    const { kind, reason: said } = failureOf(Object.assign(new Error(code), { code }), "waiting")
    assert.equal(kind, "tls")
    assert.match(said, reason)
  })
