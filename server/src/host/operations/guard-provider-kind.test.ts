import assert from "node:assert/strict"
import { test } from "node:test"
import { z } from "zod"
import { defineProviderKind, type ProviderKind } from "#payments/providers/kind.ts"
import { ManualProvider } from "#payments/providers/manual/manual-provider.ts"
import type { PaymentProvider } from "#payments/providers/provider.ts"
import { createTestProvider } from "#payments/providers/testing.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { guardProviderKind } from "./guard-provider-kind.ts"

const fail = (): never => {
  throw new Error("A bug.\n  at acme.js")
}
const failed = (name: string) => `The module acme.js failed: \`${name}\` threw an error: A bug. Correct the module.`
const operation = { key: "PY1-1", reference: "r", amount: 100, currency: "EUR" }

const kindOf = (
  create: () => PaymentProvider | Promise<PaymentProvider>,
  settings: z.ZodObject = z.strictObject({}),
): ProviderKind => {
  const empty = z.strictObject({})
  const words = {
    kind: "shells",
    name: "Shells",
    description: "A test.",
    setup: { credentials: [], notifications: [] },
  }
  return guardProviderKind(
    defineProviderKind({ ...words, settings, secrets: empty, independent: [], create }),
    "acme.js",
  )
}
const providerOf = (changes: object) =>
  createTestProvider(kindOf(() => Object.assign(new ManualProvider(), changes)), { settings: {} }) // oxfmt-ignore

test("an adapter that cannot be created is a fault that names the module", async () => {
  const refused: [create: () => never, fault: RegExp][] = [
    [fail, /`create` threw an error: A bug\. Correct/],
    [(() => undefined) as () => never, /`create` returned a value that is not of its type\. /],
    [(() => ({ ...new ManualProvider(), isLive: true })) as () => never, /is not of its type, at amountFault\. /],
    [
      (() => Promise.reject(Object.create(null) as Error)) as () => never,
      /threw an error: a value that is no error\. /,
    ],
  ]
  for (const [create, fault] of refused)
    await assert.rejects(createTestProvider(kindOf(create), { settings: {} }), { message: fault })
})

test("an adapter whose creation never ends is a fault after 20 seconds", async () => {
  const clock = new FakeClock()
  const created = createTestProvider(kindOf(() => new Promise(() => {})), { settings: {}, clock }) // oxfmt-ignore
  const rejected = assert.rejects(created, { message: /`create` did not end within 20 s\. / })
  clock.advance(20_000)
  await rejected
})

test("an outcome with an impossible amount, state or page is a fault, and never money", async () => {
  const { charge: known } = (await new ManualProvider().fetch("PY1-1:100:EUR:x")) as { charge: object }
  const wrong = [
    undefined,
    { kind: "paid" },
    { kind: "known", charge: { ...known, captured: "100" } },
    { kind: "known", charge: { ...known, captured: 0.5 } },
    { kind: "known", charge: { ...known, captured: -100 } },
    { kind: "known", charge: { ...known, state: "paid" } },
    { kind: "known", charge: { ...known, actionUrl: "javascript:alert(1)" } },
    { kind: "refused", isOfProvider: false, detail: "", decline: { reason: "poor", providerCode: null } },
  ]
  for (const outcome of wrong) {
    const provider = await providerOf({ cancel: async () => outcome })
    await assert.rejects(provider.cancel(operation), { message: /`cancel` returned a value that is not of its type/ })
  }
  const provider = await providerOf({ cancel: async () => ({ kind: "known", charge: known }) })
  assert.deepEqual(await provider.cancel(operation), { kind: "known", charge: known })
})

test("a method that throws rejects, and one that decides refuses", async () => {
  const provider = await providerOf({ cancel: fail, amountFault: fail, admitsNotification: fail, listTransactions: async () => [] }) // oxfmt-ignore
  await assert.rejects(provider.cancel(operation), { message: failed("cancel") })
  assert.deepEqual(provider.amountFault(1, "EUR"), { kind: "amount", sentence: failed("amountFault") })
  assert.equal(provider.admitsNotification({}), false)
  await assert.rejects(
    provider.listTransactions(0, null),
    /`listTransactions` returned a value that is not of its type/,
  )
})

test("an adapter that works has its private fields and its answers", async () => {
  class Counting extends ManualProvider {
    #fetched = 0
    override fetch() {
      return Promise.resolve({ kind: "not_found" as const, detail: String(++this.#fetched) })
    }
  }
  const provider = await createTestProvider(kindOf(() => new Counting()), { settings: {} }) // oxfmt-ignore
  await provider.fetch("r")
  assert.deepEqual(await provider.fetch("r"), { kind: "not_found", detail: "2" })
  assert.equal(provider.kind, "shells")
})

test("settings that change when they are read again are refused, because Posthorn stores the result", () => {
  const faultOf = (settings: z.ZodObject, given: object) =>
    kindOf(fail, settings)
      .settings.safeParse(given)
      .error?.issues.map(({ message }) => message)
  const toNumber = z.strictObject({ shop: z.string().transform(Number) })
  const growing = z.strictObject({ shop: z.string().transform((shop) => `${shop}!`) }) // oxfmt-ignore
  for (const changing of [toNumber, growing])
    assert.match(String(faultOf(changing, { shop: "7" })), /^The module acme\.js failed: `settings` does not accept /)
  assert.match(String(faultOf(z.strictObject({ shop: z.string().refine(fail) }), { shop: "7" })), /`settings` threw an error/) // oxfmt-ignore
  assert.equal(faultOf(z.strictObject({ shop: z.string().trim().toLowerCase().default("a") }), {}), undefined)
  assert.deepEqual(faultOf(z.strictObject({}), { shop: "7" })?.length, 1)
})

test("a kind whose settings are no longer those of its schema says which field is wrong", async () => {
  const kind = kindOf(fail, z.strictObject({ shop: z.string() }))
  await assert.rejects(createTestProvider(kind, { settings: {} }), /`create` threw an error: shop: .*expected string/)
})
