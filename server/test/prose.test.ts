import assert from "node:assert/strict"
import { test } from "node:test"
import { proseOf } from "../scripts/prose/passages.ts"
import { gradeOf, violationsOf } from "../scripts/prose/rules.ts"

const rulesBrokenBy = (file: string, text: string) => violationsOf(proseOf(file, text)).map(({ rule }) => rule)
const words = (count: number) => `The ${"so ".repeat(count - 2)}end.`

test("a sentence of 26 words is too long, in documents, comments and strings", () => {
  assert.deepEqual(rulesBrokenBy("a.md", `${words(25)}\n${words(26)}`), ["long sentence"])
  assert.deepEqual(rulesBrokenBy("a.ts", `// ${words(13)}\n// ${words(25)}`), [])
  assert.deepEqual(rulesBrokenBy("a.ts", `// The story goes on ${"and on ".repeat(8)}\n// ${"and on ".repeat(8)}`), [
    "long sentence",
  ])
  assert.deepEqual(rulesBrokenBy("a.ts", `const text = "${words(26)}"`), ["long sentence"])
})

test("a phrase without an actor is banned, and a question is not", () => {
  assert.deepEqual(rulesBrokenBy("a.md", "Whoever resumes it makes it due."), ["banned phrase"])
  assert.deepEqual(rulesBrokenBy("a.md", "Events of which it is told."), ["banned phrase"])
  assert.deepEqual(rulesBrokenBy("a.md", "Who owns a number? A person who owns it."), [])
})

test("the title of a test starts with its subject and names the actor", () => {
  const faultsOf = (title: string) => rulesBrokenBy("a.test.ts", `test(${title}, () => {})`)
  const old = [
    '"what is changed is refused"',
    '"nobody reads the key"',
    '"while the store is away, requests fail"',
    '"an endpoint is told of the change"',
    '"messages go on, and nothing is lost"',
    "`it reads ${name} as the standard has it`",
  ]
  for (const title of old) assert.deepEqual(faultsOf(title), ["test title"], title)
  assert.deepEqual(faultsOf('"the API refuses a changed body, and the problem says what to do"'), [])
  assert.deepEqual(faultsOf("`${name} is refused`"), [])
})

test("the title of `it` continues the title of its suite", () => {
  const clause = (title: string) => `describe("the page", () => { it("${title}", () => {}) })`
  assert.deepEqual(rulesBrokenBy("a.test.ts", clause("of an owner shows each token once")), [])
  assert.deepEqual(rulesBrokenBy("a.test.ts", clause("is for everybody")), ["test title"])
})

test("prose wraps at 110 columns; code, tables and links do not", () => {
  const wide = "a ".repeat(60)
  assert.deepEqual(rulesBrokenBy("a.md", `${wide}\n\n| ${wide} |\n\n\`\`\`\n${wide}\n\`\`\`\n`), [
    "long sentence",
    "long sentence",
    "wide line",
  ])
  assert.deepEqual(rulesBrokenBy("a.ts", `const a = ["${"x".repeat(120)}"]`), [])
})

test("neither code nor SQL is prose", () => {
  assert.deepEqual(rulesBrokenBy("a.ts", 'query("select id from nobody where a = $1 and b = $2")'), [])
  assert.deepEqual(rulesBrokenBy("a.md", "Set `nobody` as the user."), [])
})

test("short words and sentences have a lower grade", () => {
  const easy = gradeOf(proseOf("a.md", "The cat sat. The dog ran."))
  const hard = gradeOf(
    proseOf("a.md", "Organizational responsibilities necessitate considerable administrative experience."),
  )
  assert.ok(easy < 3 && hard > 15, `${easy}, ${hard}`)
})
