import assert from "node:assert/strict"
import { test } from "node:test"
import type { FormSchema } from "#core/std/form-schema.ts"
import { duplicateSettings, withWireNames } from "./former-spelling.ts"
import { addCarrierKind, allCarrierKinds, findCarrierKind, requireCarrierKind } from "./kinds.ts"

/** The least settings of the kinds without an example. */
const ownLeast: Readonly<Record<string, object>> = {
  smpp: { hosts: [{ host: "smpp.carrier.example" }], system_id: "acme" },
  http: {
    request: { url: "https://sms.example.com/send", method: "POST" },
    answer: { reference: "id" },
  },
  mm4: {
    host: "mm4.example.net",
    domain: "mms.example.com",
    peer_domain: "mmsc.example.net",
    inbound: { port: 2525, addresses: ["192.0.2.0/24"] },
  },
  mm7: { url: "https://mmsc.example.net/mm7", vasp_id: "acme", inbound: { user: "mmsc" } },
  matrix: { homeserver_url: "https://matrix.example.org", server_name: "example.org" },
}

const least = Object.fromEntries(
  allCarrierKinds().map(({ kind, example }): [string, object] => [kind, example?.settings ?? ownLeast[kind] ?? {}]),
)

test("the word of a kind is taken once", () => {
  const [kind] = allCarrierKinds()
  assert.ok(kind)
  assert.throws(() => addCarrierKind(kind), /already a kind of carrier with the name smpp/)
})

test("a kind that this installation does not have is an error with its name", () => {
  assert.equal(findCarrierKind("pigeon"), undefined)
  assert.throws(() => requireCarrierKind("pigeon"), /no carriers of the kind pigeon/)
})

for (const kind of allCarrierKinds()) {
  const { settings, secrets } = kind.forms

  test(`${kind.kind}: the form has the required settings and the defaults of the parser`, () => {
    const parsed = kind.parseSettings(least[kind.kind])
    assert.ok(parsed.kind === "ok", JSON.stringify(parsed))
    const values = JSON.parse(JSON.stringify(parsed.value)) as object
    for (const { path, node } of fieldsOf(settings)) {
      const value = valueAt(values, path)
      if (node["default"] !== undefined) assert.deepEqual(value, node["default"], path.join("."))
    }
    for (const name of (settings["required"] as string[] | undefined) ?? []) {
      const without = Object.fromEntries(Object.entries(least[kind.kind] ?? {}).filter(([each]) => each !== name))
      assert.equal(kind.parseSettings(without).kind, "faults", name)
    }
  })

  test(`${kind.kind}: each field has a label, a meaning of one sentence, and a group of the form`, () => {
    const groups = (settings["x-groups"] as { name: string }[]).map(({ name }) => name)
    const fields = [...fieldsOf(settings), ...fieldsOf(secrets)]
    assert.ok(fields.length > 2)
    for (const { path, node } of fields) {
      assert.match(String(node["description"]), /^[A-Z@*].*[.]$/, path.join("."))
      assert.ok(groups.includes(String(node["x-group"])), `${path.join(".")} is in ${String(node["x-group"])}`)
    }
    const used = new Set(fields.map(({ node }) => node["x-group"]))
    assert.deepEqual(
      groups.filter((name) => !used.has(name)),
      [],
      "a group without a field",
    )
  })

  test(`${kind.kind}: an example of a setting is one that the parser accepts`, () => {
    for (const { path, node } of fieldsOf(settings)) {
      const [example] = (node["examples"] as unknown[] | undefined) ?? []
      if (example === undefined) continue
      const parsed = kind.parseSettings(withValue(least[kind.kind] ?? {}, path, example))
      assert.equal(parsed.kind, "ok", `${path.join(".")}: ${JSON.stringify(parsed)}`)
    }
  })

  test(`${kind.kind}: its request for the documents has valid settings and secrets`, () => {
    if (!kind.example) return
    const { summary: _summary, name: _name, settings: given, ...givenSecrets } = kind.example
    assert.equal(kind.parseSettings(given).kind, "ok")
    assert.equal(kind.parseSecrets(givenSecrets).kind, "ok")
  })

  test(`${kind.kind}: no secret has a default or an example that a form would show`, () => {
    for (const node of Object.values((secrets["properties"] ?? {}) as Record<string, FormSchema>))
      assert.equal(node["writeOnly"], true)
  })
}

test("settings that an older release stored in camelCase have the names of the API", () => {
  const smpp = requireCarrierKind("smpp")
  const stored = {
    hosts: [{ host: "smpp.carrier.example", localAddress: "192.0.2.7" }],
    systemId: "acme",
    source: { shortCode: { ton: 6 } },
    statuses: { ESME_RSYSERR: { code: "throttled", isPermanent: false } },
    receiptStates: { inTransit: { state: "accepted" } },
  }
  assert.deepEqual(withWireNames(smpp, stored), {
    hosts: [{ host: "smpp.carrier.example", local_address: "192.0.2.7" }],
    system_id: "acme",
    source: { short_code: { ton: 6 } },
    statuses: { ESME_RSYSERR: { code: "throttled", is_permanent: false } },
    receipt_states: { inTransit: { state: "accepted" } },
  })
  assert.equal(smpp.parseSettings(withWireNames(smpp, stored)).kind, "ok")
})

test("a setting in two spellings is found, and words of the carrier are no setting", () => {
  const smpp = requireCarrierKind("smpp")
  const given = { window_max: 5, windowMax: 6, receipt_states: { in_transit: {}, inTransit: {} } }
  assert.deepEqual(duplicateSettings(smpp, given), ["window_max"])
  assert.deepEqual(duplicateSettings(requireCarrierKind("http"), { values: { a_b: "1", aB: "2" } }), [])
})

interface Field {
  path: string[]
  node: FormSchema
}

/** The fields of a form: the properties with a label. Objects without one hold fields. */
function fieldsOf(schema: FormSchema, before: readonly string[] = []): Field[] {
  const properties = (schema["properties"] ?? {}) as Record<string, FormSchema>
  return Object.entries(properties).flatMap(([name, node]) => {
    const path = [...before, name]
    return node["title"] === undefined ? fieldsOf(node, path) : [{ path, node }]
  })
}

function valueAt(holder: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], holder)
}

function withValue(holder: object, [name = "", ...rest]: readonly string[], value: unknown): object {
  const inner = (holder as Record<string, object>)[name] ?? {}
  return { ...holder, [name]: rest.length ? withValue(inner, rest, value) : value }
}
