/**
 * Checks the English of documents, comments, strings and titles of tests against STYLE.md. `npm run check`
 * runs it without arguments: no folder can have more violations than `prose/allowance.json` allows, and the
 * allowance only shrinks. With files as arguments it lists their violations. `--lower` lowers the allowance
 * to the present number.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { root } from "./checks.ts"
import { proseOf } from "./prose/passages.ts"
import { gradeOf, passivesOf, rules, violationsOf, type Rule, type Violation } from "./prose/rules.ts"

type Counts = Partial<Record<Rule, number>>

const allowanceFile = path.join(import.meta.dirname, "prose/allowance.json")
const gradeMax = 9
const shownMax = 20

const checked = [
  "*.md",
  "docs/**/*.md",
  "{bench,console,sdk/*,packages/*,examples/*}/*.md",
  "{server/src,server/scripts,bench,console/{scripts,src},sdk/{behaviours,generate},sdk/*/{scripts,src},packages/*/src}/**/*.{ts,tsx}",
  "packages/*.ts",
  "examples/*/{src,test}/*.js",
  "{server,console,sdk/*}/test/**/*.test.ts",
]
const skipped = /(?:^|\/)(?:node_modules|results|generated|migrations)\//

const [first, ...others] = process.argv.slice(2)
if (first && first !== "--lower") list([first, ...others])
else check({ lowers: first === "--lower" })

function list(files: readonly string[]): void {
  for (const file of files)
    for (const { rule, line, why } of violationsOf(proseOf(file, readFileSync(file, "utf8"))))
      print(`${file}:${line} ${rule}, ${why}`)
}

function check({ lowers }: { lowers: boolean }): void {
  const allowance = JSON.parse(readFileSync(allowanceFile, "utf8")) as Record<string, Counts>
  const found = new Map<string, (Violation & { file: string })[]>()
  let passives = 0
  const grades: string[] = []
  for (const file of globSync(checked, { cwd: root }).toSorted()) {
    if (skipped.test(file)) continue
    const prose = proseOf(file, readFileSync(path.join(root, file), "utf8"))
    passives += passivesOf(prose)
    const folder = folderOf(file)
    found.set(folder, [...(found.get(folder) ?? []), ...violationsOf(prose).map((it) => ({ ...it, file }))])
    if (!file.startsWith("docs/guides/")) continue
    const grade = gradeOf(prose)
    grades.push(`${path.basename(file, ".md")} ${grade.toFixed(1)}`)
    if (grade <= gradeMax) continue
    process.exitCode = 1
    print(`${file} has grade ${grade.toFixed(1)}, and ${gradeMax} is the limit. Use shorter sentences and words.`)
  }
  for (const [folder, violations] of found) {
    for (const rule of rules) {
      const broken = violations.filter((it) => it.rule === rule)
      const allowed = allowance[folder]?.[rule] ?? 0
      if (broken.length <= allowed) continue
      process.exitCode = 1
      print(`${folder} has ${broken.length} of "${rule}", and ${allowed} are allowed. Shorten what you wrote last:`)
      for (const { file, line, why } of broken.slice(0, shownMax)) print(`  ${file}:${line} ${why}`)
      if (broken.length > shownMax) print(`  To see the violations of a file: npm run prose FILE`)
    }
  }
  if (lowers) writeFileSync(allowanceFile, `${JSON.stringify(lowered(allowance, found), undefined, 2)}\n`)
  const all = [...found.values()].flat()
  const sums = rules.map((rule) => `${rule}: ${all.filter((it) => it.rule === rule).length}`)
  print(`Prose: ${sums.join(", ")}. Sentences in the passive voice: ${passives}.`)
  print(`Grades of the guides (at most ${gradeMax}): ${grades.join(", ")}.`)
}

/** Lowers each count to what is left. A new folder gets no allowance. */
function lowered(allowance: Readonly<Record<string, Counts>>, found: ReadonlyMap<string, readonly Violation[]>) {
  const left = (folder: string, rule: Rule) => found.get(folder)?.filter((it) => it.rule === rule).length ?? 0
  const entries = Object.entries(allowance).map(([folder, counts]) => {
    const least = rules.map((rule) => [rule, Math.min(counts[rule] ?? 0, left(folder, rule))] as const)
    return [folder, Object.fromEntries(least.filter(([, count]) => count > 0))] as const
  })
  return Object.fromEntries(entries.filter(([, counts]) => Object.keys(counts).length > 0))
}

/** The folder that an allowance belongs to: one level below `src`, and two in the pages of the console. */
function folderOf(file: string): string {
  const folder = path.posix.dirname(file)
  return /^(?:server\/src\/[^/]+|console\/src\/pages\/[^/]+|console\/src\/[^/]+)/.exec(folder)?.[0] ?? folder
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
