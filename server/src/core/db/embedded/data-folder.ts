import { randomBytes } from "node:crypto"
import { spawn } from "node:child_process"
import {
  chmod,
  chown,
  mkdir,
  open,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises"
import { tmpdir } from "node:os"
import { basename, dirname, join, relative, resolve } from "node:path"
import type { Binaries } from "./binaries.ts"
import { canEnter, serverEnvironment, type ServerUser } from "./server-user.ts"

export const superuser = "posthorn"

/**
 * Returns the folder for the rows when the server's user cannot enter DATA_DIR. For a temporary DATA_DIR it
 * is temporary too.
 */
function elsewhereOf(dataDir: string): string {
  const isPassing = !relative(tmpdir(), dataDir).startsWith("..")
  return isPassing ? join(tmpdir(), "posthorn") : "/var/lib/posthorn"
}

/**
 * Returns the folder of the rows: DATA_DIR/postgres, or the target of that link. The server's user can never
 * reach a folder under a home that only root can enter (`/root`). Then a folder under /var/lib is used, and
 * DATA_DIR/postgres links to it.
 */
export async function locateDataFolder(
  dataDir: string,
  user: ServerUser,
  elsewhere = elsewhereOf(dataDir),
): Promise<string> {
  const path = resolve(dataDir, "postgres")
  const target = await readlink(path).catch(() => undefined)
  if (target !== undefined) return resolve(dirname(path), target)
  if (!user || canEnter(dirname(path), user) || (await opened(dirname(path), user))) return path
  const folder = join(elsewhere, `store-${randomBytes(6).toString("hex")}`, "postgres")
  try {
    const madeFirst = await mkdir(dirname(folder), { recursive: true, mode: 0o755 })
    // The umask may have closed the new folders. Only folders that this start created are opened.
    for (let made = dirname(folder); madeFirst && made.startsWith(madeFirst); made = dirname(made)) {
      await chmod(made, 0o755)
    }
    if (!canEnter(dirname(folder), user)) throw new Error(`${elsewhere} is closed too`)
    await symlink(folder, path)
  } catch (error) {
    // Another start was faster. The lock decides between the two.
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return locateDataFolder(dataDir, user, elsewhere)
    throw new Error(closedFolder(dirname(path), user, error as Error), { cause: error })
  }
  return folder
}

/**
 * Makes DATA_DIR enterable for the server's user, because DATA_DIR is ours. The folders above it are not, and
 * stay unchanged.
 */
async function opened(folder: string, user: ServerUser): Promise<boolean> {
  const { mode } = await stat(folder)
  await chmod(folder, mode | 0o011)
  if (canEnter(folder, user)) return true
  await chmod(folder, mode)
  return false
}

/**
 * Prepares the data folder: creates a missing one, checks its version, and gives it to the server's user. An
 * interrupted creation leaves nothing under the final name and is repeated. Returns whether the folder was
 * created now.
 */
export async function prepareDataFolder(
  folder: string,
  options: { binaries: Binaries; user: ServerUser; password: string },
): Promise<boolean> {
  const { binaries, user } = options
  await removeInterrupted(folder)
  const isFresh = await isEmpty(folder)
  if (isFresh) await create(folder, options)
  const version = await readFile(join(folder, "PG_VERSION"), "utf8").catch((error: NodeJS.ErrnoException) => {
    throw new Error(error.code === "ENOENT" ? notAStore(folder) : notOurs(folder), { cause: error })
  })
  if (Number(version) !== binaries.major) throw new Error(otherMajor(folder, version.trim(), binaries.major))
  const { uid } = await stat(folder)
  if (user && uid !== user.uid) await giveTo(folder, user)
  if (!user && process.getuid && uid !== process.getuid()) throw new Error(notOurs(folder))
  // A restored backup often has other modes, which the server refuses.
  await chmod(folder, 0o700)
  return isFresh
}

/** Returns the superuser's password. The first start creates it; only our own user can read it. */
export async function ensurePassword(dataDir: string): Promise<{ password: string; isNew: boolean }> {
  const path = join(dataDir, "postgres.password")
  const known = await readFile(path, "utf8").catch(() => "")
  if (known) return { password: known.trim(), isNew: false }
  const password = randomBytes(24).toString("base64url")
  await writeDurably(path, password)
  return { password, isNew: true }
}

/**
 * Sets the superuser's password in the server's single-user mode. For a data folder whose password was lost.
 */
export async function resetPassword(
  folder: string,
  options: { binaries: Binaries; user: ServerUser; password: string },
): Promise<void> {
  const statement = `alter role ${superuser} password '${options.password}'\n`
  await run(["--single", "-D", folder, "postgres"], {
    program: options.binaries.postgres,
    user: options.user,
    input: statement,
  })
}

async function create(
  folder: string,
  options: { binaries: Binaries; user: ServerUser; password: string },
): Promise<void> {
  const { binaries, user, password } = options
  // The name is random, because the initdb of a killed start may still write to another folder.
  const making = `${folder}${makingSuffix}${randomBytes(4).toString("hex")}`
  const passwordFile = join(making, "password")
  await mkdir(making, { recursive: true, mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (user) await giveTo(making, user)
  await run([...initdbArguments, `--pwfile=${passwordFile}`, "-D", join(making, "data")], {
    program: binaries.initdb,
    user,
  })
  await rename(join(making, "data"), folder)
  await syncFolder(dirname(folder))
  await rm(making, { recursive: true, force: true })
}

const makingSuffix = ".making-"

async function removeInterrupted(folder: string): Promise<void> {
  for (const name of await readdir(dirname(folder))) {
    if (!name.startsWith(basename(folder) + makingSuffix)) continue
    await rm(join(dirname(folder), name), { recursive: true, force: true }).catch(() => undefined)
  }
}

/**
 * The locale is PostgreSQL's own, so that no upgrade of the system's libraries can change the order of an
 * index.
 */
const initdbArguments = [
  `--username=${superuser}`,
  "--encoding=UTF8",
  "--locale=C",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  "--data-checksums",
  "--auth=scram-sha-256",
]

function run(args: string[], options: { program: string; user: ServerUser; input?: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(options.program, args, {
      ...options.user,
      cwd: "/",
      env: serverEnvironment,
      // The program has its own process group: Ctrl-C reaches only us, and the program first completes its
      // work.
      detached: true,
      stdio: ["pipe", "ignore", "pipe"],
    })
    let errors = ""
    child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()))
    child.on("error", reject)
    child.on("close", (code) =>
      code === 0 ? resolve() : reject(new Error(`The data folder could not be prepared. ${errors.trim()}`)),
    )
    child.stdin.on("error", () => undefined).end(options.input)
  })
}

async function isEmpty(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length === 0
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return true
    throw new Error(notOurs(folder), { cause: error })
  }
}

async function giveTo(folder: string, user: { uid: number; gid: number }): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  for (const path of [folder, ...names.map((name) => join(folder, name))]) await chown(path, user.uid, user.gid)
}

async function writeDurably(path: string, content: string): Promise<void> {
  const draft = `${path}.new`
  await writeFile(draft, content, { mode: 0o600, flush: true })
  await rename(draft, path)
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return
  const handle = await open(folder, "r")
  await handle.sync().finally(() => handle.close())
}

function closedFolder(dataDir: string, user: ServerUser, cause: Error): string {
  return (
    `PostgreSQL does not run as root, and the user it runs as instead (${user?.uid}) cannot enter ${dataDir}; ` +
    `a folder for it could not be made either (${cause.message}). Set DATA_DIR to a folder that everybody can enter, ` +
    "such as /var/lib/posthorn/data, or start as another user than root."
  )
}

function notAStore(folder: string): string {
  return `${folder} holds files but no PostgreSQL data. Move them away, or set DATA_DIR to another folder.`
}

function notOurs(folder: string): string {
  return `${folder} cannot be read: it belongs to another user. Start as that user, or set DATA_DIR to another folder.`
}

function otherMajor(folder: string, version: string, major: number): string {
  return (
    `${folder} was written by PostgreSQL ${version}, and this release runs PostgreSQL ${major}, which cannot read it. ` +
    "Start the release that wrote it, save the rows with pg_dump, move the folder away, start this release once, and load them with psql."
  )
}
