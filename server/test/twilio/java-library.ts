import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs"
import path from "node:path"
import { root } from "../../scripts/checks.ts"
import { isUnreachable, unreachable } from "../support/install-once.ts"
import { installPackages } from "../support/install-package.ts"
import { startLibraryProgram, type Library } from "./library.ts"

const source = path.join(import.meta.dirname, "programs/java")
const copyJars = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies"
/** The program ends before a better compiler is worth its time. */
const quick = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"]

const isThere = (program: string) => spawnSync(program, ["--version"]).status === 0
const digest = createHash("sha256")
for (const file of ["pom.xml", "CallLibrary.java"]) digest.update(readFileSync(path.join(source, file)))
/** The jars of the library, whose checksums Maven compares, and the compiled program. */
const home = path.join(root, `.cache/twilio-java-13.0.1/${digest.digest("hex").slice(0, 12)}`)

if (process.env.CI && !(isThere("javac") && isThere("mvn"))) installPackages("default-jdk-headless", "maven")

/** Installs the library and compiles the program once, in the cache. Returns the reason if this is impossible. */
export function whyNoJavaLibrary(): string | false {
  if (existsSync(home)) return false
  const [, version = "0"] =
    /javac (\d+)/.exec(spawnSync("javac", ["--version"], { encoding: "utf8" }).stdout ?? "") ?? []
  if (Number(version) < 11 || !isThere("mvn")) return "This machine has no javac of version 11 or newer with Maven."
  const part = `${home}.${process.pid}`
  mkdirSync(part, { recursive: true })
  for (const [program, args] of [
    ["mvn", ["-q", "-B", "-C", "-f", path.join(source, "pom.xml"), copyJars, `-DoutputDirectory=${part}`]],
    [
      "javac",
      [
        ...quick.map((option) => `-J${option}`),
        "-proc:none",
        "-cp",
        `${part}/*`,
        "-d",
        part,
        path.join(source, "CallLibrary.java"),
      ],
    ],
  ] as const) {
    const { status, stdout, stderr } = spawnSync(program, args, { encoding: "utf8" })
    if (status === 0) continue
    rmSync(part, { recursive: true })
    const said = `${stdout}${stderr}`
    if (isUnreachable(said) || /Unknown host|Could not transfer artifact/.test(said)) return unreachable
    throw new Error(said)
  }
  renameSync(part, home)
  return false
}

export function startJavaLibrary(baseUrl: string): Library {
  const classPath = [home, `${home}/*`].join(path.delimiter)
  const args = [...quick, "-cp", classPath, "CallLibrary", baseUrl]
  return startLibraryProgram("java", args, { repeatsThrottled: true })
}
