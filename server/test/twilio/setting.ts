import assert from "node:assert/strict"
import { execFile } from "node:child_process"
import { mkdtempSync, writeFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import { eventually } from "../support/eventually.ts"
import { startHttpsReceiver, type HttpsReceiver } from "../support/https-receiver.ts"
import { Installation } from "../support/installation.ts"
import { program } from "../support/program.ts"
import { RestClient } from "../support/rest-client.ts"
import type { Credentials, Fields, Library, LibraryRefusal } from "./library.ts"

export type StartLibrary = (baseUrl: string) => Library

/** The simulator delivers what it gets from this number. */
export const sender = "+15005550006"

/** A server, a receiver of callbacks, and a library that makes calls of the server. */
export class Setting {
  /** Of the account that the first start made. */
  credentials: Credentials = { account: "", username: "", password: "" }
  /** An account that may send one request a second. */
  slow: Credentials = { account: "", username: "", password: "" }
  readonly #start: StartLibrary
  readonly #folder = mkdtempSync(path.join(tmpdir(), "posthorn-twilio-"))
  readonly #stack = new AsyncDisposableStack()
  #parts: { library: Library; posthorn: Installation; rest: RestClient; receiver: HttpsReceiver } | undefined
  #operatorToken = ""
  #recipients = 5000

  constructor(start: StartLibrary) {
    this.#start = start
  }

  get library(): Library {
    return this.#given.library
  }

  get rest(): RestClient {
    return this.#given.rest
  }

  get receiver(): HttpsReceiver {
    return this.#given.receiver
  }

  get baseUrl(): string {
    return this.#given.posthorn.baseUrl
  }

  async start(): Promise<void> {
    this.#stack.defer(() => rm(this.#folder, { recursive: true }))
    const receiver = await startHttpsReceiver()
    this.#stack.defer(() => receiver.close())
    const ca = path.join(this.#folder, "ca.pem")
    writeFileSync(ca, receiver.ca)
    const environment = { WEBHOOK_CA: ca, WEBHOOK_ALLOWED_RANGES: "127.0.0.0/8,::1/128" }
    const posthorn = this.#stack.use(new Installation({ environment }))
    await posthorn.start()
    const { account, baseUrl } = posthorn
    const rest = new RestClient({ baseUrl, account })
    this.#stack.defer(() => rest.close())
    const library = this.#start(baseUrl)
    this.#stack.defer(() => library.close())
    this.#parts = { library, posthorn, rest, receiver }
    this.credentials = { account: account.sid, username: account.sid, password: account.token }
    await this.#prepare(posthorn)
  }

  stop(): Promise<void> {
    return this.#stack.disposeAsync()
  }

  /** Makes a call that must succeed. The sids of the path come before the parameters. */
  async call(name: string, ids: readonly string[] = [], parameters: Fields = {}): Promise<Fields> {
    return fieldsOf(await this.#value(name, ids, parameters))
  }

  /** Reads a list to its end. */
  async list(name: string, ids: readonly string[] = [], parameters: Fields = {}): Promise<Fields[]> {
    const value = await this.#value(name, ids, parameters)
    return (Array.isArray(value) ? value : []).map(fieldsOf)
  }

  /** Makes a call that must be refused with the library's own class, and with the number and the status. */
  async refuse(
    expected: number | readonly [code: number, status: number],
    name: string,
    ids: readonly string[] = [],
    parameters: Fields = {},
    credentials: Credentials = this.credentials,
  ): Promise<LibraryRefusal> {
    const [code, status] = typeof expected === "number" ? [expected, 400] : expected
    const result = await this.library.run({ call: name, ids, parameters, credentials })
    assert.ok("error" in result, `not refused: ${JSON.stringify(result)}`)
    const { error } = result
    assert.deepEqual([error.kind, error.code, error.status], ["rest", code, status], JSON.stringify(error))
    assert.ok(error.message.length > 10, error.message)
    return error
  }

  /** Whether the library's own validator accepts the signature of a request. */
  async isSigned(request: { url: string; body: string; signature: string }, token?: string): Promise<unknown> {
    const { url, body, signature } = request
    const parameters = {
      Token: token ?? this.credentials.password,
      Url: url,
      Signature: signature,
      Parameters: Object.fromEntries(new URLSearchParams(body)),
    }
    return await this.#value("signatures.validate", [], parameters)
  }

  /** A recipient that no other test uses. The simulator delivers to it, because of its last four digits. */
  newRecipient(): string {
    return `+1415556${this.#recipients++}`
  }

  send(parameters: Fields = {}): Promise<Fields> {
    return this.call("messages.create", [], { To: this.newRecipient(), From: sender, Body: "Hi", ...parameters })
  }

  /** Sends a message, and waits until it has the status. */
  async sendUntil(status: string, parameters: Fields = {}): Promise<Fields> {
    const { sid } = await this.send(parameters)
    return await eventually(`the message is ${status}`, async () => {
      const message = await this.call("messages.fetch", [String(sid)])
      return message["status"] === status && message
    })
  }

  /** A message that waits for its time. */
  schedule(parameters: Fields = {}): Promise<Fields> {
    const later = new Date(Date.now() + 3_600_000).toISOString().replace(/\.\d+/, "")
    return this.send({ SendAt: { $time: later }, ScheduleType: "fixed", ...parameters })
  }

  /** Receives a message from a handset. Returns the sid of the message. */
  async receive(message: { from: string; body?: string; media?: string[] }): Promise<string> {
    const { status, body } = await this.rest.post("/v1/simulator/inbound", { to: ownNumber, ...message })
    assert.equal(status, 201, JSON.stringify(body))
    const list = `/v1/messages?from=${encodeURIComponent(message.from)}`
    return await eventually("the message arrives", async () => {
      const { data } = await this.rest.read<{ data: { sid: string }[] }>(list)
      return data[0]?.sid
    })
  }

  async asOperator(path: string, body: object): Promise<Fields> {
    const { baseUrl } = this
    const authorization = `Basic ${btoa(`operator:${this.#operatorToken}`)}`
    const headers = { authorization, "content-type": "application/json" }
    const answer = await fetch(`${baseUrl}/operator/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) })
    const text = await answer.text()
    assert.equal(answer.status, 201, text)
    return JSON.parse(text) as Fields
  }

  get #given() {
    assert.ok(this.#parts, "the setting is not started")
    return this.#parts
  }

  async #value(name: string, ids: readonly string[], parameters: Fields): Promise<unknown> {
    const result = await this.library.run({ call: name, ids, parameters, credentials: this.credentials })
    assert.ok("value" in result, `${name} ${JSON.stringify(parameters)}: ${JSON.stringify(result)}`)
    return result.value
  }

  async #prepare({ dataDir }: Installation): Promise<void> {
    const env = { ...process.env, DATA_DIR: dataDir }
    const { stdout } = await promisify(execFile)(process.execPath, [program, "operator", "token"], { env })
    this.#operatorToken = /^Operator Token: (\w+)$/m.exec(stdout)?.[1] ?? ""
    const { sid, auth_token: token } = await this.asOperator("/accounts", { name: "Slow", rate_per_second: 1 })
    this.slow = { account: String(sid), username: String(sid), password: String(token) }
    const { account } = this.credentials
    for (const number of [ownNumber, ...poolNumbers, "12345"])
      await this.asOperator("/phone_numbers", { account_sid: account, number })
    const { status } = await this.rest.patch("/v1/auth/settings", { senders: [sender] })
    assert.equal(status, 200)
  }
}

/** The number of the account to which handsets write. */
export const ownNumber = "+14155550100"
/** Numbers that join messaging services. */
export const poolNumbers = ["+14155550101", "+14155550102", "+14155550103"]

/** Asserts that a resource has these values. A value that the library leaves out is null. */
export function assertFields(found: Fields, expected: Fields): void {
  const shown = Object.fromEntries(Object.keys(expected).map((name) => [name, found[name] ?? null]))
  assert.deepEqual(shown, expected)
}

function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : { value }
}
