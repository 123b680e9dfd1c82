import assert from "node:assert/strict"
import { spawn, type ChildProcessByStdio } from "node:child_process"
import { once } from "node:events"
import { readFileSync } from "node:fs"
import path from "node:path"
import { createInterface } from "node:readline"
import type { Readable, Writable } from "node:stream"
import { after, before, test } from "node:test"

interface Outcome {
  title: string
  faults: string[]
  /** The reason of a behaviour that the language cannot show. */
  skip: string | null
}

export interface LanguageProgram {
  command: string
  args: readonly string[]
  environment?: Record<string, string>
}

const textsOf = (file: string) =>
  (JSON.parse(readFileSync(path.join(import.meta.dirname, file), "utf8")) as { text: string }[]).map(({ text }) => text)

/**
 * Declares a test for each behaviour of a client, and for each signature. The program of the language runs
 * them all at once. Its last argument is the first line of the server, and it prints a line of JSON for each
 * outcome. `clients` are the names of the classes, if there are several.
 */
export function testBehaviours(program: () => LanguageProgram, clients: readonly string[] = []): void {
  const titles = [
    ...textsOf("signatures.json").map((text) => `signature: ${text}`),
    ...textsOf("behaviours.json").flatMap((text) =>
      clients.length ? clients.map((name) => `${name}: ${text}`) : text,
    ),
  ]
  const outcomes = new Map(titles.map((title) => [title, Promise.withResolvers<Outcome>()]))
  let server: ChildProcessByStdio<Writable, Readable, null> | undefined

  before(async () => {
    server = spawn(process.execPath, [path.join(import.meta.dirname, "server.ts")], {
      stdio: ["pipe", "pipe", "inherit"],
    })
    const [address] = (await once(createInterface(server.stdout), "line")) as [string]
    const { command, args, environment } = program()
    const env = { ...process.env, ...environment }
    const child = spawn(command, [...args, address], { stdio: ["ignore", "pipe", "inherit"], env })
    createInterface(child.stdout).on("line", (line) => {
      const outcome = JSON.parse(line) as Outcome
      outcomes.get(outcome.title)?.resolve(outcome)
    })
    child.on("close", (code) => {
      // Each outcome that is there has been handed out before.
      for (const [title, { promise, reject }] of outcomes) {
        promise.catch(() => undefined)
        reject(new Error(`The program ended with ${code} before "${title}".`))
      }
    })
  })
  after(() => server?.stdin.end())

  for (const [title, { promise }] of outcomes)
    test(title, async (t) => {
      const { faults, skip } = await promise
      if (skip !== null) return t.skip(skip)
      assert.deepEqual(faults, [])
    })
}
