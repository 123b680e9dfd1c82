/** The client for PHP as a package: generated, checked, and held to all behaviours. */
import assert from "node:assert/strict"
import { execFile } from "node:child_process"
import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { describe, test } from "node:test"
import { promisify } from "node:util"
import { serverVersion } from "../../../server/src/core/std/version.ts"
import { testBehaviours } from "../../behaviours/language.ts"
import { readDocument, root } from "../../generate/document.ts"
import { readTree } from "../../generate/read-tree.ts"
import { generatedFolders, PhpFiles, phpFolder } from "../scripts/php-files.ts"
import { startFarSide } from "./far-side.ts"
import { home, noPhp, noPhpunit, run } from "./tools.ts"

/** Without comments and empty lines. A third of them are braces, and what begins each file. */
const coreLinesMax = 1_850

const isGenerated = (file: string) => /^src\/(?:Model\/|Resource\/|Client\.php|Version\.php)/.test(file)

/** The files of PHP by their paths, with their texts. */
function sources(): [string, string][] {
  return globSync("{src,test}/**/*.php", { cwd: home }).map((file) => [
    file,
    readFileSync(path.join(home, file), "utf8"),
  ])
}

describe("the client for PHP", { skip: noPhp }, () => {
  test("the generated files describe the present API (npm run generate writes them again)", () => {
    const files = new PhpFiles(readTree(readDocument(), ["account", "operator"])).files(serverVersion)
    const known = globSync(`{${generatedFolders.join(",")}}/*.php`, { cwd: path.join(root, phpFolder) })
    assert.deepEqual([...known, "Client.php", "Version.php"].toSorted(), [...files.keys()].toSorted())
    for (const [file, text] of files) assert.equal(readFileSync(path.join(root, phpFolder, file), "utf8"), text, file)
  })

  test("PHP loads each class by its name (PSR-4), and finds no fault in it", () => {
    assert.match(run("php", ["test/load.php"]), /^\d+ classes\n$/)
  })

  test("each file declares strict types, and no line of the core is wide", () => {
    for (const [file, text] of sources()) {
      assert.ok(text.startsWith("<?php\n") && text.includes("\ndeclare(strict_types=1);\n"), file)
      const wide = isGenerated(file) ? null : /^.{121,}$|^ *(?:\*|\/\/|\/\*\*) .{111,}$/m.exec(text)
      assert.equal(wide, null, file)
    }
  })

  test("the core that is written by hand is small", () => {
    const core = sources().filter(([file]) => file.startsWith("src/") && !isGenerated(file))
    const lines = core.flatMap(([, text]) => text.split("\n"))
    const count = lines.filter((line) => !/^\s*(?:\/\/|\/?\*|$)/.test(line)).length
    assert.ok(count <= coreLinesMax, `${count} lines`)
  })

  test("the client keeps processes, loops, secrets and arguments apart", { skip: noPhpunit }, async () => {
    await using farSide = await startFarSide()
    const options = ["--no-configuration", "--do-not-cache-result", "--fail-on-warning", "--fail-on-risky"]
    const { stdout } = await promisify(execFile)(
      "phpunit",
      [...options, "--bootstrap", "test/autoload.php", "test/CoreTest.php"],
      { cwd: home, env: { ...process.env, ...farSide.env } },
    ).catch((error: { stdout: string }) => error)
    assert.match(stdout, /^OK \(/m, stdout)
  })

  testBehaviours(() => ({
    command: "php",
    // The memory that PHP has by default.
    args: [
      "-d",
      "memory_limit=128M",
      ...["run_behaviours.php", "autoload.php"].map((file) => path.join(home, "test", file)),
    ],
  }))
})
