import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { ownRoot } from "./server-process.ts"

/** Another version of the project in a separate folder, ready to start. */
export class OtherVersion {
  readonly root: string

  private constructor(root: string) {
    this.root = root
  }

  /** `commit` is any name that git accepts. The starter of that version installs its dependencies. */
  static async checkOut(commit: string): Promise<OtherVersion> {
    const root = path.join(mkdtempSync(path.join(tmpdir(), "posthorn-beside-")), "posthorn")
    const other = new OtherVersion(root)
    try {
      execFileSync("git", ["worktree", "add", "--quiet", "--detach", root, commit], { cwd: ownRoot, stdio: "inherit" })
      execFileSync(process.execPath, ["bin/posthorn.mjs", "help"], {
        cwd: root,
        stdio: ["ignore", "ignore", "inherit"],
      })
      return other
    } catch (error) {
      await other.remove()
      throw error
    }
  }

  async remove(): Promise<void> {
    rmSync(path.dirname(this.root), { recursive: true, force: true })
    execFileSync("git", ["worktree", "prune"], { cwd: ownRoot })
  }
}
