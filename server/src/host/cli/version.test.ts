import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import path from "node:path"
import { test } from "node:test"
import { systemClock } from "#core/std/clock.ts"
import { Metrics } from "#core/std/metrics.ts"
import { serverFolder } from "#core/std/server-folder.ts"
import { runCommand } from "./run-command.ts"

const { version } = JSON.parse(readFileSync(path.join(serverFolder, "package.json"), "utf8")) as { version: string }

test("version and --version print the version of package.json with any configuration", async () => {
  for (const word of ["version", "--version"]) {
    const printed: string[] = []
    const code = await runCommand([word], {
      environment: { PORT: "no port" },
      clock: systemClock,
      print: (line) => void printed.push(line),
      printError: (line) => assert.fail(line),
      promptHidden: null,
      readInput: async () => "",
      program: "",
      exitNow: (exitCode) => assert.fail(`ended with ${exitCode}`),
    })
    assert.deepEqual([code, printed], [0, [version]], word)
  }
})

test("a metric has the versions of Posthorn and of Node.js", async () => {
  const text = await new Metrics().text()
  assert.match(
    text,
    new RegExp(`^posthorn_build_info\\{version="${version}",node="${process.versions.node}"\\} 1$`, "m"),
  )
})

test("only counters have names that end with _total", async () => {
  const wrong = new Metrics().registry.getMetricsAsArray().filter((metric) => {
    return metric.name.endsWith("_total") && metric.constructor.name !== "Counter"
  })
  assert.deepEqual(
    wrong.map(({ name }) => name),
    [],
  )
})
