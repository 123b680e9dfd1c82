import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { existsSync, globSync, renameSync, rmSync } from "node:fs"
import path from "node:path"
import { isUnreachable, unreachable, type Ran } from "../../../server/test/support/install-once.ts"
import { installPackages } from "../../../server/test/support/install-package.ts"
import { root } from "../../generate/root.ts"

export const home = path.join(root, "sdk/java")

const cache = path.join(root, ".cache/client-generators/java")
const dependencyPlugin = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1"
const junit = "1.13.4"

/** The tests start many short programs, which end before a better compiler is worth its time. */
export const quick = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"]

export function run(program: string, args: readonly string[], options: { cwd?: string; env?: object } = {}): Ran {
  const env = { ...process.env, MAVEN_OPTS: quick.join(" "), ...options.env }
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: options.cwd ?? home, env, encoding: "utf8" })
  return { status, said: `${stdout}${stderr}` }
}

export function succeed(...command: Parameters<typeof run>): string {
  const { status, said } = run(...command)
  assert.equal(status, 0, said)
  return said
}

const isThere = (program: string) => run(program, ["--version"]).status === 0

if (process.env.CI && !(isThere("javac") && isThere("mvn"))) installPackages("default-jdk-headless", "maven")

/** Why this machine cannot test the client, or false. */
export function whyNoJava(): string | false {
  const [, version = "0"] = /javac (\d+)/.exec(run("javac", ["--version"]).said) ?? []
  if (Number(version) < 11) return "This machine has no javac of version 11 or newer."
  return fetched(path.join(cache, "main"), "copy-dependencies")
}

/** Why this machine has no JUnit, or false. */
export function whyNoJunit(): string | false {
  return fetched(path.dirname(junitJar), "copy", [
    `-Dartifact=org.junit.platform:junit-platform-console-standalone:${junit}`,
    "-Dmdep.useBaseVersion",
  ])
}

export const junitJar = path.join(cache, `junit/junit-platform-console-standalone-${junit}.jar`)

/** The jars that the client needs. */
export const jars = () => globSync(path.join(cache, "main/*.jar"))

/** Compiles sources in Java 11, where each warning is an error. */
export function compile(
  sources: readonly string[],
  into: string,
  classPath: readonly string[],
  ...more: string[]
): void {
  const options = ["--release", "11", "-encoding", "UTF-8", "-Xlint:all", "-Werror", ...more]
  const places = ["-cp", classPath.join(path.delimiter), "-d", into]
  succeed("javac", [...quick.map((option) => `-J${option}`), ...options, ...places, ...sources])
}

/** The sources of the client. */
export const sources = () => globSync("src/main/java/**/*.java", { cwd: home }).map((file) => path.join(home, file))

function fetched(folder: string, goal: string, more: readonly string[] = []): string | false {
  if (existsSync(folder)) return false
  // Another test can fetch the same at the same time.
  const part = `${folder}.${process.pid}`
  const { status, said } = run("mvn", ["-q", "-B", `${dependencyPlugin}:${goal}`, `-DoutputDirectory=${part}`, ...more])
  if (status === null) return "This machine has no Maven."
  if (status !== 0) assert.ok(isMavenOffline(said), said)
  if (status !== 0) return unreachable
  if (existsSync(folder)) rmSync(part, { recursive: true })
  else renameSync(part, folder)
  return false
}

export function isMavenOffline(said: string): boolean {
  return isUnreachable(said) || /Unknown host|Could not transfer artifact|Network is unreachable/.test(said)
}
