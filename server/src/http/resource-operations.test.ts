import assert from "node:assert/strict"
import { test } from "node:test"
import { z } from "zod"
import { named, noted, pageOf, sid } from "./wire/schemas.ts"
import { listing, retrieval, wholeListing } from "./resource-operations.ts"

const schema = named(
  "Widget",
  "A widget.",
  z.object({ sid: sid("apiKey", "The sid."), name: noted(z.string(), "It.", "A") }),
)
const head = { tag: "Account", description: "Returns it.", sid: "apiKey", schema } as const
const apiKeySid = "SK019aa4d2c3f07a1b8c2d3e4f5a6b7c8d"

test("the type checker refuses a renderer without a field of the schema", async () => {
  const whole = retrieval()({
    ...head,
    id: "getWidget",
    noun: "API widget",
    read: async () => ({ sid: "SK", name: "A" }),
  })
  // @ts-expect-error The name is missing.
  retrieval()({ ...head, id: "getWidget", noun: "API widget", read: async () => ({ sid: "SK" }) })
  const pages = () => async () => ({ entries: [{ id: "1" }], nextBefore: null })
  // @ts-expect-error The name is missing.
  const list = listing()({ ...head, id: "listWidgets", noun: "API widgets", pages, render: ({ id }) => ({ sid: id }) })
  const page = pageOf("WidgetPage", "All widgets.", schema)
  const headOfAll = { ...head, id: "listAllWidgets", summary: "List all widgets", outcome: "The widgets.", page }
  const all = wholeListing()({ ...headOfAll, example: { sid: "SK", name: "B" }, read: () => [] })
  // @ts-expect-error The name is missing.
  wholeListing()({ ...headOfAll, read: () => [{ sid: "SK" }] })

  assert.equal(whole.summary, "Retrieve an API widget")
  assert.deepEqual(whole.responses[200]?.example, { sid: apiKeySid, name: "A" })
  assert.equal(list.summary, "List API widgets")
  assert.deepEqual(Object.keys(list.query?.shape ?? {}), ["limit", "cursor"])
  assert.deepEqual(all.responses[200]?.example, {
    data: [{ sid: "SK", name: "B" }],
    has_more: false,
    next_cursor: null,
  })
})
