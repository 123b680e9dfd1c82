// The lock of the starter: processes that start in the same folder install and build one after the other.
import * as fs from "node:fs"
import path from "node:path"

/** An install that takes longer than this counts as dead. */
const installMaxMs = 15 * 60_000

/** Returns a function that runs its argument while no other starter with this `cache` folder runs one. */
export function lockIn(cache) {
  return (work) => oneAtATime(cache, work)
}

/**
 * Runs `work` while no other starter of this folder does. The lock contains the holder's pid. If the holder
 * has died, another starter takes the lock.
 */
async function oneAtATime(cache, work) {
  fs.mkdirSync(cache, { recursive: true })
  const lock = path.join(cache, "install.lock")
  while (!taken(lock)) {
    const holder = holderOf(lock)
    if (isWorking(holder, lock)) await new Promise((resolve) => setTimeout(resolve, 100))
    else setAside(lock, holder)
  }
  try {
    await work()
  } finally {
    if (holderOf(lock) === String(process.pid)) fs.rmSync(lock)
  }
}

function taken(lock) {
  try {
    fs.writeFileSync(lock, String(process.pid), { flag: "wx" })
    return true
  } catch (error) {
    if (error.code === "EEXIST") return false
    throw error
  }
}

function holderOf(lock) {
  return fs.existsSync(lock) ? fs.readFileSync(lock, "utf8") : undefined
}

/**
 * Returns false for a dead holder, and for one that is so old that its pid must belong to another process.
 */
function isWorking(holder, lock) {
  const stats = fs.statSync(lock, { throwIfNoEntry: false })
  if (!stats || Date.now() - stats.mtimeMs > installMaxMs) return false
  // An empty lock is being written.
  return holder === "" || (holder !== undefined && Number(holder) !== process.pid && isAlive(Number(holder)))
}

/**
 * Only one of several starters that find the same dead holder can rename its lock. A late one restores the
 * lock of the next holder.
 */
function setAside(lock, holder) {
  const aside = `${lock}.${process.pid}`
  try {
    fs.renameSync(lock, aside)
  } catch (error) {
    if (error.code === "ENOENT") return
    throw error
  }
  if (holderOf(aside) === holder) fs.rmSync(aside)
  else fs.renameSync(aside, lock)
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === "EPERM"
  }
}
