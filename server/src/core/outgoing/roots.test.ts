import assert from "node:assert/strict"
import { after, test } from "node:test"
import { getCACertificates, setDefaultCACertificates } from "node:tls"
import { systemClock } from "#core/std/clock.ts"
import { createAuthority, type Authority } from "../../../test/support/certificates.ts"
import { startHttpsReceiver } from "../../../test/support/https-receiver.ts"
import { Outgoing } from "./outgoing.ts"

// One of the roots that Node trusts, and one of the operator's.
const [known, further] = [createAuthority(), createAuthority()]
setDefaultCACertificates([...getCACertificates("default"), known.cert])

const closing: (() => Promise<void>)[] = []
after(() => Promise.all(closing.map((close) => close())))

function newOutgoing(extraCa?: string): Outgoing {
  const trust = extraCa === undefined ? {} : { extraCa }
  const made = new Outgoing({ clock: systemClock, allowedRanges: ["127.0.0.0/8"], ...trust })
  closing.push(() => made.stop())
  return made
}

async function isTrusted(by: Outgoing, authority: Authority): Promise<boolean> {
  const receiver = await startHttpsReceiver({ certificate: authority.issue({ names: ["127.0.0.1"] }) })
  closing.push(() => receiver.close())
  const url = `https://127.0.0.1:${receiver.port}/`
  const outcome = await by.post({ url, headers: [], body: "", deadlineMs: 10_000, responseBytesMax: 10 })
  return outcome.kind === "response"
}

test("a further authority is trusted beside the roots, and only by the client that has it", async () => {
  const [with_, without] = [newOutgoing(further.cert), newOutgoing()]
  assert.deepEqual([await isTrusted(with_, known), await isTrusted(with_, further)], [true, true])
  assert.deepEqual([await isTrusted(without, known), await isTrusted(without, further)], [true, false])
})
