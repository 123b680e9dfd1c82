import { randomUUID } from "node:crypto"
import { link, readFile, rename, unlink, writeFile } from "node:fs/promises"
import { identifyProcess, isSameProcess } from "./process-identity.ts"

const triesMax = 10

/**
 * Acquires the lock file at `path` for this process, and returns the function that releases it. Replaces a
 * file of a dead process, even if another process now has its number. Rejects with `FolderInUse` when the
 * holder is alive.
 */
export async function lockFolder(path: string): Promise<() => Promise<void>> {
  const ours = JSON.stringify(identifyProcess(process.pid))
  for (let tries = 1; tries <= triesMax; tries++) {
    if (await putLock(path, ours)) return () => removeLock(path, ours)
    const held = await readFile(path, "utf8").catch(() => undefined)
    if (held === undefined) continue
    const holder = parse(held)
    if (holder && isSameProcess(holder)) throw new FolderInUse(holder.pid)
    await removeLock(path, held)
  }
  throw new Error(`${path} changes hands all the time.`)
}

/** Another living process holds the lock. */
export class FolderInUse extends Error {
  override name = "FolderInUse"
  readonly pid: number

  constructor(pid: number) {
    super(`The folder is in use by process ${pid}.`)
    this.pid = pid
  }
}

/**
 * Links the complete file into place, so a reader never sees a lock file without its content. Returns false
 * when one exists.
 */
async function putLock(path: string, content: string): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, content)
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false
    throw error
  } finally {
    await unlink(draft)
  }
}

/**
 * Removes the lock file if it still has this content. If two processes find the same dead holder, the slower
 * one moves the new lock of the faster one aside. It sees that from the content, and puts the lock back.
 */
async function removeLock(path: string, content: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`
  try {
    await rename(path, aside)
  } catch {
    return
  }
  if ((await readFile(aside, "utf8")) !== content) await link(aside, path).catch(() => undefined)
  await unlink(aside)
}

function parse(content: string): { pid: number; startedAt: string | undefined } | undefined {
  try {
    return JSON.parse(content) as { pid: number; startedAt: string | undefined }
  } catch {
    return undefined
  }
}
