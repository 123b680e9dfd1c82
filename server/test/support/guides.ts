/**
 * The guides as a reader follows them: their code blocks, word for word, and the terminal that the reader
 * pastes them into.
 */
import assert from "node:assert/strict"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { root } from "../../scripts/checks.ts"
import { patienceMs } from "./eventually.ts"
import { signal } from "./processes.ts"
import { program } from "./program.ts"

/**
 * `npm start` runs the program of this folder, without the starter, which has tests of its own.
 */
export const programCommands = `npm() { exec "${process.execPath}" "${program}" "$@"; }
`

export function readGuide(name: string): string {
  return readFileSync(path.join(root, `docs/guides/${name}.md`), "utf8")
}

/** The code blocks of one language in a text, in their order. */
export function codeBlocks(markdown: string, language = "sh"): string[] {
  return [...markdown.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, "gms"))].map(([, block = ""]) => block)
}

/** Pastes each block of a guide, and compares what it prints with `answers`, the patterns of each block. */
export async function followGuide(
  terminal: ReadersTerminal,
  name: string,
  answers: readonly RegExp[][],
): Promise<void> {
  const blocks = codeBlocks(readGuide(name))
  assert.equal(blocks.length, answers.length, "every block is run here")
  for (const [index, block] of blocks.entries()) checkAnswers(block, await terminal.paste(block), answers[index] ?? [])
}

/** Each pattern fits one of the printed lines, and they do so in the order of the commands. */
export function checkAnswers(block: string, printed: string, patterns: RegExp[]): void {
  const lines = printed.trim().split("\n")
  let from = 0
  for (const pattern of patterns) {
    const at = lines.findIndex((line, index) => index >= from && pattern.test(line.trimEnd()))
    assert.ok(at >= 0, `${block}\nNo answer fits ${String(pattern)}:\n${printed}`)
    from = at + 1
  }
}

/**
 * A reader's terminal. Each block goes to the standard input of a `bash` of its own, as a paste does: a
 * command that reads its input takes the rest of the block. Variables that a block sets are set in the next
 * one, and exported only if that block exported them.
 */
export class ReadersTerminal implements Disposable {
  readonly #folder: string
  /** Sets the variables again. */
  #declarations = ""
  #pastes = 0
  readonly #groups: number[] = []

  constructor(folder: string, variables: Record<string, string> = {}) {
    this.#folder = folder
    // `./posthorn` is the program, too. Some tests open several terminals in one folder.
    const command = `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`
    writeFileSync(path.join(folder, "posthorn"), command, { mode: 0o755 })
    this.set(variables)
  }

  /** As if the reader had exported them. */
  set(variables: Record<string, string>): void {
    for (const [name, value] of Object.entries(variables)) this.#declarations += `export ${name}='${value}'\n`
  }

  /**
   * Resolves with what the block prints. Rejects when a command of it fails. What it started in the
   * background goes on.
   */
  async paste(block: string): Promise<string> {
    const file = (kind: string) => path.join(this.#folder, `paste-${this.#pastes}.${kind}`)
    const [output, errors, declarations] = [file("output"), file("errors"), file("variables")]
    this.#pastes++
    const before = `${programCommands}: | :; known=$(compgen -v)\n${this.#declarations}set -e\n`
    const after = `declare -p $(compgen -v | grep '^[A-Z]' | grep -vxF "$known") > '${declarations}'\n`
    const code = await this.#run(`${before}${block}\n${after}`, openSync(output, "w"), openSync(errors, "w"))
    const said = readFileSync(output, "utf8")
    assert.ok(code === 0 && existsSync(declarations), `${block}\n${readFileSync(errors, "utf8")}${said}`)
    this.#declarations = readFileSync(declarations, "utf8")
    return said
  }

  async #run(script: string, output: number, errors: number): Promise<number | null> {
    const child = spawn("bash", ["-s"], {
      cwd: this.#folder,
      detached: true,
      stdio: ["pipe", output, errors],
      env: { PATH: process.env.PATH, HOME: this.#folder },
    })
    for (const opened of [output, errors]) closeSync(opened)
    if (child.pid) this.#groups.push(child.pid)
    child.stdin?.end(script)
    // A loop of a guide that waits for something that never comes would go on for ever.
    const [code] = (await once(child, "exit", { signal: AbortSignal.timeout(patienceMs) })) as [number | null]
    return code
  }

  /** What all blocks have printed so far, with what still runs in the background. */
  read(): string {
    return Array.from({ length: this.#pastes }, (_, index) =>
      readFileSync(path.join(this.#folder, `paste-${index}.output`), "utf8"),
    ).join("\n")
  }

  /** Ends what the blocks left running. */
  [Symbol.dispose](): void {
    for (const group of this.#groups) signal(-group, "SIGKILL")
  }
}
