import { existsSync } from "node:fs"
import { access, constants, realpath } from "node:fs/promises"
import { get } from "node:http"
import { get as getSecurely } from "node:https"
import { createServer } from "node:net"
import path from "node:path"
import { freeBytesIn } from "#core/db/embedded/launcher.ts"
import { builtFolder } from "#host/operations/console-pages.ts"
import { pictureAdvice } from "#host/operations/picture-advice.ts"
import type { CommandCall, Settings } from "../command.ts"
import { bad, good, warning, type Finding } from "./finding.ts"

const diskMinBytes = 2 ** 30
const askMs = 2_000

/** An invalid configuration has already ended this command. */
export async function examineConfig({ settings }: CommandCall): Promise<Finding> {
  if (!settings.isProduction || !settings.allowSimulator) return good("every variable can be used")
  return bad("ALLOW_SIMULATOR is true in production, so messages to the simulator reach no handset. Set it to false.")
}

export async function examineNode(): Promise<Finding> {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number)
  if (major > 24 || (major === 24 && minor >= 12)) return good(process.versions.node)
  return bad(`${process.versions.node} is too old. Start with "npm start", which installs a newer version.`)
}

export async function examineData({ settings }: CommandCall): Promise<Finding> {
  const place = nearestExisting(settings.dataDir)
  await access(place, constants.W_OK).catch(({ code }: NodeJS.ErrnoException) => {
    throw new Error(
      code === "EROFS"
        ? `The file system of ${place} is read-only. Mount it writable, or set DATA_DIR to another folder.`
        : `This user cannot write to ${place}. Change its owner, or set DATA_DIR to another folder.`,
    )
  })
  return good(place === settings.dataDir ? settings.dataDir : `${settings.dataDir}, which the first start creates`)
}

/** The rows can be on another disk than the other files. */
export async function examineDisk({ settings }: CommandCall): Promise<Finding> {
  const rows = await realpath(path.join(settings.dataDir, "postgres")).catch(() => null)
  const places = [nearestExisting(settings.dataDir), ...(rows === null ? [] : [rows])]
  const free = Math.min(...(await Promise.all(places.map(async (place) => (await freeBytesIn(place)) ?? Infinity))))
  if (free === Infinity) return good("the system does not tell the free space")
  const amount = `${(free / 2 ** 30).toFixed(1)} GiB free`
  return free >= diskMinBytes ? good(amount) : bad(`${amount}. Free disk space, or move DATA_DIR to a larger disk.`)
}

export async function examinePictures(): Promise<Finding> {
  const advice = await pictureAdvice()
  return advice === null ? good("are made to fit the limits of carriers") : bad(advice)
}

/** Without its console, a server still accepts and delivers messages. */
export async function examineConsole(
  { settings }: Pick<CommandCall, "settings">,
  folder = builtFolder,
): Promise<Finding> {
  if (!settings.roles.includes("api")) return good("this installation does not serve it")
  if (existsSync(path.join(folder, "index.html"))) return good("the console is built")
  return warning('the console is not built, so /console answers 503. Start with "npm start", which builds it.')
}

export async function examinePort({ settings }: CommandCall): Promise<Finding> {
  const code = await listenCode(settings)
  const where = `${settings.host}:${settings.port}`
  if (code === undefined) return good(`${where} is free`)
  if (code === "EADDRINUSE" && (await isPosthorn(settings))) return good(`this Posthorn listens on ${where}`)
  if (code === "EADDRINUSE")
    return bad(`another program uses ${where}. Stop that program, or set PORT to another port.`)
  return bad(
    `Posthorn cannot listen on ${where} (${code}). Set HOST to an address of this machine, and PORT above 1023.`,
  )
}

/**
 * Requests `/healthz`, which every Posthorn answers. The certificate is not verified, because it is for
 * another name and the request discloses nothing.
 */
function isPosthorn({ host, port, tls }: Settings): Promise<boolean> {
  const options = {
    host: host === "0.0.0.0" || host === "::" ? "localhost" : host,
    port,
    path: "/healthz",
    timeout: askMs,
    rejectUnauthorized: false,
  }
  return new Promise((resolve) => {
    const asked = (tls ? getSecurely : get)(options, (response) => {
      response.resume()
      resolve(response.statusCode === 200 && response.headers["content-type"]?.startsWith("application/json") === true)
    })
    asked.on("timeout", () => asked.destroy()).on("error", () => resolve(false))
  })
}

function nearestExisting(folder: string): string {
  return existsSync(folder) ? folder : nearestExisting(path.dirname(folder))
}

/** Returns undefined when the address is free, or the error code. */
function listenCode({ host, port }: Settings): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    server.listen({ host, port }, () => server.close(() => resolve(undefined)))
  })
}
