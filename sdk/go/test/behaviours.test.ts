/** The client for Go does what `sdk/behaviours` describes, against the server that misbehaves. */
import assert from "node:assert/strict"
import type { ChildProcess } from "node:child_process"
import { once } from "node:events"
import path from "node:path"
import { createInterface } from "node:readline"
import { after, before, describe, test } from "node:test"
import { readBehaviours, readSignatures } from "../../behaviours/behaviour.ts"
import { root } from "../../generate/document.ts"
import { noGo, start } from "./support.ts"

describe("the client for Go", { skip: noGo }, () => {
  const data = path.join(root, "sdk/behaviours")
  const outcomes = new Map<string, PromiseWithResolvers<string[]>>()
  const all = [
    ...readSignatures().map(({ id, text }) => ({ id: `signature ${id}`, text: `signature: ${text}` })),
    ...readBehaviours(),
  ]
  for (const { id } of all) outcomes.set(id, Promise.withResolvers())
  let server: ChildProcess

  before(async () => {
    const misbehaving = start(process.execPath, [path.join(data, "server.ts")])
    server = misbehaving
    const [addresses] = (await once(createInterface(misbehaving.stdout), "line")) as [string]
    const program = start("go", ["run", "./test/behaviours", addresses, data])
    createInterface(program.stdout).on("line", (line) => {
      const { id, faults } = JSON.parse(line) as { id: string; faults: string[] }
      outcomes.get(id)?.resolve(faults)
    })
    program.on("close", (code) => {
      const error = new Error(`The program ended with ${code} before this outcome.`)
      for (const { promise, reject } of outcomes.values()) {
        promise.catch(() => undefined)
        reject(error)
      }
    })
  })
  after(() => server.stdin?.end())

  for (const { id, text } of all)
    test(text, async () => {
      assert.deepEqual(await outcomes.get(id)?.promise, [])
    })
})
