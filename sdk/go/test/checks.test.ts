/** What the client for Go refuses, bounds and keeps apart, as tests in Go. */
import { test } from "node:test"
import { noGo, succeed } from "./support.ts"

test("the client for Go refuses faulty options, bounds answers and keeps calls apart", { skip: noGo }, () => {
  succeed("go", ["test", "-count=1", "./test/checks"])
})

// The race detector needs a C compiler.
const noRaces = noGo || succeed("go", ["env", "CGO_ENABLED"]).trim() !== "1"

test("pages of a list can be read by many goroutines", { skip: noRaces }, () => {
  succeed("go", ["test", "-count=1", "-race", "-run=PagesAreReadAtOnce", "./test/checks"])
})
