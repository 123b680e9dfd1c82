/// <reference types="node" />
import { spawn, type ChildProcessByStdio } from "node:child_process"
import type { Readable, Writable } from "node:stream"
import { PosthornError } from "./core/errors.ts"
import { Posthorn } from "./generated/posthorn.ts"

/** The variable with the command, such as `/path/to/posthorn/posthorn test`. */
export const commandVariable = "POSTHORN_TEST_COMMAND"

/** The address and the credentials of a server for tests. */
export interface TestServer {
  readonly baseUrl: string
  readonly accountSid: string
  readonly authToken: string
  readonly operatorToken: string
  /** Returns a client of the account. */
  client(): Posthorn
  /** Returns a client of the operator. */
  operatorClient(): Posthorn
  /** Ends the server before its process ends. Resolves when the store is removed. */
  stop(): Promise<void>
}

/**
 * Starts a server with the simulator and an empty store: `posthorn test`. It ends with this process, or by
 * `stop`. `command` is a line for the shell. By default it is that of `POSTHORN_TEST_COMMAND`, or
 * `posthorn test`.
 */
export async function startServer(
  command: string = process.env[commandVariable] || "posthorn test",
): Promise<TestServer> {
  const child = spawn(command, { shell: true, stdio: ["pipe", "pipe", "inherit"] })
  const ended = new Promise<number | null>((resolve, reject) => child.on("error", reject).on("close", resolve))
  const line = await firstLine(child)
  if (!line) {
    const advice = `It says why on the standard error. Set ${commandVariable} to its command.`
    throw new PosthornError(`${command} ended with ${await ended}. ${advice}`)
  }
  // The process ends when only the server is left, and its end closes the input of the server.
  for (const each of [child, child.stdin, child.stdout] as unknown as { unref(): void }[]) each.unref()
  const { base_url: baseUrl, account_sid: accountSid, auth_token: authToken, operator_token: operatorToken } = line
  return {
    baseUrl,
    accountSid,
    authToken,
    operatorToken,
    client: () => new Posthorn({ baseUrl, accountSid, authToken }),
    operatorClient: () => new Posthorn({ baseUrl, operatorToken }),
    async stop() {
      child.ref()
      child.stdin.end()
      await ended
    },
  }
}

type Line = Record<"base_url" | "account_sid" | "auth_token" | "operator_token", string>

/** The first line of the output as JSON, or null if the program ends without one. */
async function firstLine({ stdout }: ChildProcessByStdio<Writable, Readable, null>): Promise<Line | null> {
  let text = ""
  return await new Promise((resolve) => {
    stdout.setEncoding("utf8").on("end", () => resolve(null))
    stdout.on("data", (part: string) => {
      text += part
      if (text.includes("\n")) resolve(JSON.parse(text.slice(0, text.indexOf("\n"))) as Line)
    })
  })
}
