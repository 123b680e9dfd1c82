import { randomBytes } from "node:crypto"
import { readFile } from "node:fs/promises"
import path from "node:path"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { serverFolder } from "#core/std/server-folder.ts"
import { acceptedEncodings } from "#core/std/accepted-encodings.ts"

/** The folder in which the starter builds the console (docs/decisions/077). */
export const builtFolder = path.join(serverFolder, "../console/dist")

/**
 * Serves the console: one page for all of its paths, and the files that it loads. Nothing is cached in
 * memory, so the next request gets a newly built console. `/console/v1` belongs to the API.
 */
export function addConsolePages(app: FastifyInstance, { folder = builtFolder } = {}): void {
  const config = { isUnlisted: true }
  const page = (request: FastifyRequest, reply: FastifyReply) => sendPage(request, reply, folder)
  app.get("/console", { config }, page)
  app.get("/console/*", { config }, page)
  app.get("/console/assets/:file", { config }, (request, reply) => sendAsset(request, reply, folder))
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, folder: string): Promise<unknown> {
  if (/^\/console\/v\d+(?:[/?]|$)/.test(request.raw.url ?? "")) return reply.callNotFound()
  const html = await contentOf(path.join(folder, "index.html"))
  reply.headers({ ...commonHeaders, "cache-control": "no-store", "content-type": "text/html; charset=utf-8" })
  if (!html) return reply.code(503).header("content-security-policy", "default-src 'none'").send(notBuilt)
  const nonce = randomBytes(16).toString("base64url")
  return reply
    .header("content-security-policy", policyOf(nonce))
    .send(html.toString("utf8").replace("__NONCE__", nonce))
}

/** Each name contains the hash of its content, so a browser caches the file forever. */
async function sendAsset(request: FastifyRequest, reply: FastifyReply, folder: string): Promise<unknown> {
  const { file } = request.params as { file: string }
  const type = assetName.test(file) ? types[path.extname(file)] : undefined
  if (!type) return reply.callNotFound()
  for (const { encoding, suffix } of encodingsFor(request.headers["accept-encoding"])) {
    const content = await contentOf(path.join(folder, "assets", file + suffix))
    if (!content) continue
    reply.headers({
      ...commonHeaders,
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": type,
      vary: "accept-encoding",
    })
    if (encoding) reply.header("content-encoding", encoding)
    return reply.send(content)
  }
  return reply.callNotFound()
}

/** Without a slash and without a leading dot, a name stays inside the folder. */
const assetName = /^[\w-][\w.-]*$/

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
}

/**
 * Returns the accepted encodings, the smallest first, and then the uncompressed file. Files that do not
 * compress well exist only uncompressed.
 */
function encodingsFor(accepted: string | undefined): { encoding: string | null; suffix: string }[] {
  const suffixes = { br: ".br", gzip: ".gz" }
  const compressed = acceptedEncodings(accepted).map((encoding) => ({ encoding, suffix: suffixes[encoding] }))
  return [...compressed, { encoding: null, suffix: "" }]
}

const commonHeaders = {
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
}

/**
 * The policy runs nothing inline, loads nothing from elsewhere and sends nothing elsewhere. The UI library
 * writes style elements at run time, so these carry the nonce (docs/decisions/080). Style attributes in
 * markup are refused.
 */
function policyOf(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ")
}

const notBuilt = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Posthorn</title><h1>Posthorn</h1>
<p>The console has not been built on this machine: start Posthorn with npm start, or run npm run check once.</p></html>`

async function contentOf(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file)
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) return null
    throw error
  }
}
