// Fetches packages and installs the dependencies. Part of the starter: plain JavaScript for any Node >= 18.
import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import * as fs from "node:fs"
import path from "node:path"
import { Trouble } from "./trouble.mjs"

/** npm chooses platform packages by the Node that runs it. So a fetched Node needs its own npm. */
const npmPackage = {
  name: "npm",
  version: "11.19.1",
  integrity: "sha512-ztsxKxt/kkIaAs+2i0GU6I+DRmUdrNasxTZKJe9TCdSjKxlhah/4r/hl5ygMD6XAg1qZ9c2TNomR4qgOydp10g==",
}

/**
 * Installs `node_modules` of `root` from package-lock.json, without the development dependencies unless
 * `forDevelopment`. Does nothing if the last install used the same lock and contains the requested packages.
 */
export async function installDependencies({ root, cache, node, alone, forDevelopment }) {
  const text = fs.readFileSync(path.join(root, "package-lock.json"))
  const lock = JSON.parse(text.toString())
  /** The hash of the lock from which `node_modules` was installed. */
  const stamp = path.join(root, "node_modules/.posthorn-lock")
  const hashOf = (kind) =>
    createHash("sha256").update(`${process.platform}-${process.arch} ${kind}\n`).update(text).digest("hex")
  const accepted = forDevelopment ? [hashOf("all")] : [hashOf("all"), hashOf("production")]
  const isCurrent = () => fs.existsSync(stamp) && accepted.includes(fs.readFileSync(stamp, "utf8"))
  if (isCurrent()) return

  await alone(() => {
    if (isCurrent()) return
    let hasAll = missingFrom(root, lock, true).length === 0
    if (!hasAll && (forDevelopment || missingFrom(root, lock, false).length > 0)) {
      console.error("Installing dependencies, since they are new or have changed …")
      hasAll = forDevelopment
      install({ root, cache, node, forDevelopment })
      refuseIncomplete(missingFrom(root, lock, forDevelopment))
    }
    fs.writeFileSync(stamp, hashOf(hasAll ? "all" : "production"))
  })
}

/** The store is an optional dependency. So it is requested explicitly, whatever the user's npm omits. */
function install({ root, cache, node, forDevelopment }) {
  const line = ["ci", forDevelopment ? "--include=dev" : "--omit=dev", "--include=optional"]
  const what = "the dependencies"
  if (node === process.execPath) return runNpm({ folder: root, line, what })
  const home = path.join(cache, `npm-${npmPackage.version}`)
  fetchPackage({ ...npmPackage, home, what })
  const program = [node, path.join(home, "bin/npm-cli.js")]
  runNpm({ folder: root, line, what, program, environment: { npm_config_globalconfig: globalConfig() } })
  fs.rmSync(home, { recursive: true, force: true })
}

/**
 * npm omits an optional package that it could not fetch or that does not fit its own Node, and reports
 * success.
 */
function refuseIncomplete(missing) {
  if (missing.length === 0) return
  throw new Trouble(
    `npm did not install ${missing.join(", ")}, which Posthorn needs on this platform. Check that npm's registry has these packages, then start again. If it has, delete the folder node_modules first, and make sure that npm runs under the Node that starts Posthorn.`,
  )
}

/**
 * Returns the packages of the lock that this platform needs and that `node_modules` lacks. npm writes its own
 * list last.
 */
function missingFrom(root, lock, forDevelopment) {
  const list = path.join(root, "node_modules/.package-lock.json")
  const installed = fs.existsSync(list) ? JSON.parse(fs.readFileSync(list, "utf8")).packages : {}
  return Object.entries(lock.packages)
    .filter(([place, locked]) => place.includes("node_modules/") && !locked.link)
    .filter(([, { dev }]) => forDevelopment || !dev)
    .filter(([place, locked]) => isNeeded(locked) || installed[place])
    .filter(([place, { version }]) => installed[place]?.version !== version || !fs.existsSync(path.join(root, place)))
    .map(([place]) => place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length))
}

/** An optional package is needed if its name contains this platform. */
function isNeeded({ optional, os, cpu, libc }) {
  if (!optional) return true
  return Boolean(os ?? cpu) && fits(os, process.platform) && fits(cpu, process.arch) && fits(libc, libcHere())
}

/** These packages list the platforms on which they run, and none lists exclusions. */
function fits(names, name) {
  return !names || names.includes(name)
}

let knownLibc
function libcHere() {
  knownLibc ??= process.report.getReport().header.glibcVersionRuntime ? "glibc" : "musl"
  return knownLibc
}

/**
 * Puts a package of the registry into the folder `home`, which is always absent or complete, even after an
 * interruption. The package has no dependencies. npm refuses it when its sha512 is not `integrity`. `check`
 * can throw before it is in place.
 */
export function fetchPackage({ name, version, integrity, home, what, check = () => undefined }) {
  const aside = `${home}.part`
  fs.rmSync(aside, { recursive: true, force: true })
  fs.mkdirSync(aside, { recursive: true })
  const wanted = { dependencies: { [name]: version } }
  const packages = { "": wanted, [`node_modules/${name}`]: { version, integrity } }
  fs.writeFileSync(path.join(aside, "package.json"), JSON.stringify(wanted))
  fs.writeFileSync(path.join(aside, "package-lock.json"), JSON.stringify({ lockfileVersion: 3, packages }))
  runNpm({ folder: aside, line: ["ci"], what })

  const fetched = path.join(aside, "node_modules", name)
  check(fetched)
  fs.rmSync(home, { recursive: true, force: true })
  fs.renameSync(fetched, home)
  fs.rmSync(aside, { recursive: true, force: true })
}

/**
 * Returns the user's npm. Under `npm start` it is the one that was started. Otherwise it is the first in
 * PATH, which is a batch file on Windows.
 */
function usersNpm() {
  const own = process.env.npm_execpath ?? ""
  return /npm-cli\.c?js$/.test(own) ? [process.execPath, own] : ["npm"]
}

/**
 * Returns the file of the machine's npm settings, such as its registry. A fetched npm would look for them in
 * its own folder.
 */
function globalConfig() {
  const [file, ...args] = usersNpm()
  const asked = () =>
    spawnSync(file, [...args, "config", "get", "globalconfig"], {
      encoding: "utf8",
      shell: isBatchFile(file),
      env: npmEnvironment(),
    })
  return process.env.npm_config_globalconfig ?? asked().stdout.trim()
}

/**
 * The settings that say how to reach the registry. npm hands every setting of its command line to the programs
 * that it starts. Others, such as `dry_run`, `workspace` or `global`, are for that command and would break the
 * installation.
 */
const registrySettings = new Set(
  `registry proxy https_proxy noproxy ca cafile cert key strict_ssl local_address maxsockets _auth username
   email _password replace_registry_host fetch_retries fetch_retry_factor fetch_timeout offline prefer_offline
   prefer_online cache prefix userconfig globalconfig`.split(/\s+/),
)

/** Returns the environment for npm, without the settings of the npm that started this process. */
function npmEnvironment() {
  const isKept = ([name]) => {
    const [, setting] = /^npm_config_(.+)$/i.exec(name) ?? []
    // A scope, such as `@company:registry`, and what a registry needs, such as `//registry.company/:_authToken`.
    if (!setting || /^(@|\/\/)/.test(setting)) return true
    return registrySettings.has(setting.toLowerCase().replaceAll("-", "_"))
  }
  return Object.fromEntries(Object.entries(process.env).filter(isKept))
}

function isBatchFile(file) {
  return file === "npm" && process.platform === "win32"
}

/**
 * Runs npm in `folder`, silent unless it fails. Install scripts never run: nothing here needs them, and some
 * npm versions block them.
 */
function runNpm({ folder, line, what, program = usersNpm(), environment = {} }) {
  const quiet = [
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--no-update-notifier",
    "--engine-strict=false",
    "--loglevel=error",
    "--fetch-retry-mintimeout=1000",
    "--fetch-retry-maxtimeout=5000",
  ]
  const [file, ...args] = program
  const asked = spawnSync(file, [...args, ...line, ...quiet], {
    cwd: folder,
    encoding: "utf8",
    shell: isBatchFile(file),
    env: { ...npmEnvironment(), ...environment },
  })
  if (asked.status === 0) return

  if (asked.error?.code === "ENOENT") {
    throw new Trouble(
      `Posthorn needs npm to install ${what}, and there is no npm in the PATH. Install npm, which comes with Node.`,
    )
  }
  if (asked.signal) throw new Trouble(`The installation of ${what} was interrupted; the next start does it again.`)
  const said = `${asked.stdout}${asked.stderr}`.trim()
  const isOffline =
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ENOTCACHED|EIDLETIMEOUT)\b/.test(
      said,
    )
  throw new Trouble(
    isOffline
      ? `Posthorn needs the npm registry to install ${what}, and cannot reach it. Connect this machine, or set npm's registry or proxy; later starts work offline. npm said:\n${said}`
      : `npm could not install ${what}. It said:\n${said}`,
  )
}
