import { spawnSync } from "node:child_process"
import {
  chmodSync,
  closeSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statfsSync,
  statSync,
  truncateSync,
  writeSync,
} from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

/** A file system of its own, in memory, that can be filled to the last byte without harm to anything else. */
export class SmallDisk {
  readonly folder: string

  private constructor(folder: string) {
    this.folder = folder
  }

  /** Or the reason why this machine does not let us mount one. */
  static mount(megabytes: number): SmallDisk | { reason: string } {
    if (process.platform !== "linux" || process.getuid?.() !== 0)
      return { reason: "only root on Linux can mount a small disk" }
    const scratch = mkdtempSync(path.join(tmpdir(), "posthorn-disk-"))
    chmodSync(scratch, 0o755)
    const folder = path.join(scratch, "disk")
    mkdirSync(folder)
    const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "posthorn-test", folder], {
      encoding: "utf8",
    })
    if (mounted.status === 0) return new SmallDisk(folder)
    rmSync(scratch, { recursive: true })
    return { reason: `a small disk could not be mounted: ${mounted.error?.message ?? mounted.stderr.trim()}` }
  }

  /** Leaves this many bytes, and a page more or less. */
  fill(leave = 0): void {
    const file = openSync(this.#filler, "a")
    for (let size = 1_048_576; size >= 1; size = Math.trunc(size / 2)) while (canWrite(file, size));
    ftruncateSync(file, Math.max(fstatSync(file).size - leave, 0))
    closeSync(file)
  }

  /** Gives back this many bytes of what `fill` took. */
  release(bytes: number): void {
    truncateSync(this.#filler, Math.max(statSync(this.#filler).size - bytes, 0))
  }

  /** Bytes that can still be written. */
  get room(): number {
    const { bavail, bsize } = statfsSync(this.folder)
    return bavail * bsize
  }

  /** Gives back what `fill` took. */
  free(): void {
    rmSync(this.#filler, { force: true })
  }

  unmount(): false {
    spawnSync("umount", [this.folder])
    rmSync(path.dirname(this.folder), { recursive: true, force: true })
    return false
  }

  get #filler(): string {
    return path.join(this.folder, "filler")
  }
}

function canWrite(file: number, size: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(size)) === size
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOSPC") return false
    throw error
  }
}
