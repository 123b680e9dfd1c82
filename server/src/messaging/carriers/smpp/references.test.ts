import assert from "node:assert/strict"
import { test } from "node:test"
import fc from "fast-check"
import type { IdRelation } from "#messaging/carriers/carrier.ts"
import { formatsOfRelation, References } from "./references.ts"

const anyNumber = fc.bigInt({ min: 1n, max: 2n ** 128n })
const auto = { submit: "auto", receipt: "auto" } as const
const noise = fc.constantFrom("", "0", "000", " ", "\0")

/** The ways in which carriers write the same number. */
const writers = {
  hex: (id: bigint) => id.toString(16),
  decimal: (id: bigint) => id.toString(10),
}

test("The answer and the receipt give the same reference in any base, case and size, with or without zeros", () => {
  for (const submit of ["hex", "decimal"] as const)
    for (const receipt of ["hex", "decimal"] as const)
      fc.assert(
        fc.property(anyNumber, noise, noise, (id, before, after) => {
          const references = new References({ submit, receipt })
          const given = `${before}${writers[submit](id)}`
          const told = `${after}${writers[receipt](id).toUpperCase()}\0`
          assert.equal(references.ofReceipt([told], "1", false), references.ofSubmission(given, "1"))
        }),
      )
})

test("Two messages never share a reference", () => {
  const references = new References({ submit: "hex", receipt: "decimal" })
  fc.assert(
    fc.property(anyNumber, anyNumber, (one, other) => {
      fc.pre(one !== other)
      assert.notEqual(references.ofSubmission(one.toString(16), "1"), references.ofSubmission(other.toString(16), "1"))
    }),
  )
})

test("An id that is text stays text, save for its case", () => {
  const references = new References({ submit: "hex", receipt: "decimal" })
  const uuid = "0190AB00-0000-7000-8000-00000000000A"
  assert.equal(references.ofSubmission(uuid, "1"), references.ofReceipt([uuid.toLowerCase()], "1", false))
})

test("The ids of Jasmin's issue 586, larger than a double can hold, match", () => {
  const references = new References({ submit: "hex", receipt: "decimal" })
  const stored = references.ofSubmission("812FC7470000001B", "1")
  assert.equal(references.ofReceipt(["9308878062554710043"], "1", false), stored)
})

test("A receipt with both bases, in its parameter and in its text, leaves no doubt", () => {
  const references = new References({ submit: "hex", receipt: "decimal" })
  const stored = references.ofSubmission("1234", "1")
  assert.equal(references.ofReceipt(["1234", "4660"], "1", false), stored)
})

test("The relation that auto has learned is reported once, and holds for ids without a letter", () => {
  for (const [relation, formats] of Object.entries(formatsOfRelation)) {
    const learned: IdRelation[] = []
    const references = new References({ submit: "auto", receipt: "auto", onLearned: (it) => learned.push(it) })
    const submit = formats.submit === "decimal" ? "decimal" : "hex"
    const receipt = formats.receipt === "decimal" ? "decimal" : "hex"
    for (const id of [0x1a2bn, 0x1234n, 0x9876n, 0x4660n]) {
      const stored = references.ofSubmission(writers[submit](id), "1")
      assert.equal(references.ofReceipt([writers[receipt](id)], "1", false), stored, relation)
    }
    assert.deepEqual(learned, [relation])
  }
})

test("The recipient decides between two messages that a receipt can mean, before the relation is learned", () => {
  const references = new References({ submit: "auto", receipt: "auto" })
  const one = references.ofSubmission("1234", "+491")
  const other = references.ofSubmission("4660", "+492")
  assert.equal(references.ofReceipt(["4660"], "491", false), one)
  assert.equal(references.ofReceipt(["4660"], "492", false), other)
})

test("A message accepted before the relation is learned is still found afterwards", () => {
  const references = new References({ submit: "auto", receipt: "auto" })
  const early = references.ofSubmission("ff", "1")
  references.ofSubmission("abc", "1")
  references.ofReceipt([String(0xabc)], "1", false)
  assert.equal(references.isUnambiguous, true)
  assert.equal(references.ofReceipt(["255"], "1", false), early)
})

test("A receipt with an unknown id waits while that can help, and then has its plain reference", () => {
  const references = new References({ submit: "auto", receipt: "auto" })
  assert.equal(references.ofReceipt(["0042"], "1", false), null)
  assert.equal(references.ofReceipt(["0042"], "1", true), "42")
  assert.equal(references.ofReceipt([], "1", true), null)
})

test("A reference stored before hexadecimal ids were recognised is named too, unless it could be another message", () => {
  const references = new References({ ...auto, learned: "hex_to_decimal" })
  assert.equal(references.legacyReferenceOf("31"), "1f")
  assert.equal(references.legacyReferenceOf("16"), null)
  assert.equal(references.legacyReferenceOf("abc"), null)
  assert.equal(new References({ submit: "hex", receipt: "decimal" }).legacyReferenceOf("31"), null)
})

for (const formats of [auto, { submit: "hex", receipt: "decimal" }, { submit: "hex", receipt: "hex" }] as const)
  test(`An id with the prefix 0x is a hexadecimal number, with ${formats.submit} and ${formats.receipt} set`, () => {
    const references = new References(formats)
    const reference = references.ofSubmission("0x3B9ACA00", "1")
    assert.equal(reference, "1000000000")
    assert.equal(references.ofReceipt(["0x3b9aca00"], "1", false), reference)
    if (formats.receipt === "hex") assert.equal(references.ofReceipt(["3b9aca00"], "1", false), reference)
    else assert.equal(references.ofReceipt(["1000000000"], "1", false), reference)
  })

test("An id without the prefix is found under the prefixed one of its answer, and the other way round", () => {
  const references = new References(auto)
  assert.equal(references.ofSubmission("0x3b9aca00", "1"), references.ofReceipt(["3B9ACA00"], "1", false))
  const others = new References(auto)
  assert.equal(others.ofSubmission("1000000000", "1"), others.ofReceipt(["0x3b9aca00"], "1", false))
})

test("A prefixed id also names the reference that older versions stored", () => {
  assert.equal(new References(auto).legacyReferenceOf("1000000000", ["0x3B9ACA00"]), "x3b9aca00")
})

test("A relation learned elsewhere is known from the first receipt on, and a setting overrides it", () => {
  const learned = "hex_to_decimal"
  const [next, beside] = [new References({ ...auto, learned }), new References(auto)]
  beside.learn(learned)
  for (const references of [next, beside]) {
    assert.equal(references.ofSubmission("1F", "1"), "31")
    assert.equal(references.ofReceipt(["33"], "1", false), "33")
  }
  const set = new References({ submit: "as_is", receipt: "as_is", learned })
  assert.equal(set.ofSubmission("1F", "1"), "1f")
})
