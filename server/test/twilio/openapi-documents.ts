import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs"
import path from "node:path"
import { root } from "../../scripts/checks.ts"
import { isUnreachable, unreachable } from "../support/install-once.ts"

/** Twilio publishes its documents in no registry, but this package of Twilio has a copy of them. */
const packageName = "@twilio-alpha/mcp"
const version = "0.7.0"
const digest = "YsUde1pMXwqHm8Cvq9JdtsyvclVCC/f/V+FmxTNN04u5Qt5aapkbQgcfqBYQ0xcmvATBNswgPDo3MPVaCtZK8Q=="
const home = path.join(root, `.cache/twilio-documents-${version}`)

export type Schema = Record<string, unknown>

export interface TwilioDocument {
  paths: Record<string, Record<string, TwilioOperation | undefined>>
  components: { schemas: Record<string, Schema> }
}

export interface TwilioOperation {
  operationId: string
  requestBody?: { content: Record<string, { examples?: Record<string, { value: Record<string, unknown> }> }> }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}

/** Fetches the documents once, in the cache. Returns the reason if this machine cannot have them. */
export function whyNoDocuments(): string | false {
  if (existsSync(home)) return false
  const part = `${home}.${process.pid}`
  mkdirSync(part, { recursive: true })
  const { status, stderr } = spawnSync("npm", ["pack", "--silent", `${packageName}@${version}`], {
    cwd: part,
    encoding: "utf8",
  })
  if (status !== 0) {
    rmSync(part, { recursive: true })
    if (isUnreachable(stderr)) return unreachable
    throw new Error(stderr)
  }
  const archive = `twilio-alpha-mcp-${version}.tgz`
  const bytes = readFileSync(path.join(part, archive))
  assert.equal(createHash("sha512").update(bytes).digest("base64"), digest)
  assert.equal(spawnSync("tar", ["xzf", archive], { cwd: part }).status, 0)
  renameSync(part, home)
  return false
}

/** Returns a document, such as `api_v2010`. */
export function readDocument(name: string): TwilioDocument {
  const file = path.join(home, `package/twilio-oai/spec/json/twilio_${name}.json`)
  return JSON.parse(readFileSync(file, "utf8")) as TwilioDocument
}
