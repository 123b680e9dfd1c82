/** What the client for Go refuses, bounds and keeps apart, as tests in Go. */
import { test } from "node:test"
import { noGo, succeed } from "./support.ts"

test("the client for Go refuses faulty options, bounds answers and keeps calls apart", { skip: noGo }, () => {
  // The race detector needs a C compiler.
  const race = succeed("go", ["env", "CGO_ENABLED"]).trim() === "1" ? ["-race"] : []
  succeed("go", ["test", "-count=1", ...race, "./test/checks"])
})
