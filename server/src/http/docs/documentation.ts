import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import path from "node:path"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { Problem } from "#http/problems/problem.ts"
import { isProblemCode } from "#http/problems/problems.ts"
import type { DescribedApi } from "#http/route.ts"
import { sendProblem } from "#http/wire/answer.ts"
import { acceptedEncodings, type ContentEncoding } from "#core/std/accepted-encodings.ts"
import { serverFolder } from "#core/std/server-folder.ts"
import { serverVersion } from "#core/std/version.ts"
import { openApiDocument } from "./openapi.ts"
import { problemIndexPage, problemPage } from "./problem-pages.ts"
import { referencePage } from "./reference-page.ts"
import { languageRules } from "./snippets.ts"

/** The headers of the pages: they run and load nothing from elsewhere. */
const pageHeaders = {
  "cache-control": "no-cache",
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
}

interface Document {
  type: string
  bytes: Buffer
  /** Made for the first client that accepts the encoding. */
  compressed: Map<ContentEncoding, Buffer>
  etag: string
}

/** Adds `/openapi.json`, the reference at `/docs`, and the pages of the problem codes. They are public. */
export function addDocumentation(app: FastifyInstance, api: DescribedApi, baseUrl: () => string): void {
  const read = (name: string) => readFileSync(path.join(serverFolder, "src/http/docs", name), "utf8")
  const css = read("reference.css") + languageRules()
  const html = "text/html; charset=utf-8"
  const json = "application/json; charset=utf-8"
  serve(app, "/openapi.json", json, () =>
    JSON.stringify(openApiDocument(api, { baseUrl: baseUrl(), version: serverVersion })),
  )
  serve(app, "/docs", html, () => referencePage(api.routes, baseUrl()))
  serve(app, "/docs/reference.css", "text/css; charset=utf-8", () => css)
  serve(app, "/docs/language.js", "text/javascript; charset=utf-8", () => read("language.js"))
  serve(app, "/docs/problems", html, problemIndexPage)
  const problemDocuments = new Map<string, Document>()
  app.get("/docs/problems/:code", (request, reply) => {
    const { code } = request.params as { code: string }
    if (isProblemCode(code)) {
      const document = problemDocuments.get(code) ?? documentOf(html, problemPage(code))
      problemDocuments.set(code, document)
      return answer(request, reply, document)
    }
    sendProblem(
      request,
      reply,
      new Problem("unknown_path", "There is no problem with this code. The list of problems is at /docs/problems."),
      baseUrl(),
    )
  })
}

/**
 * Renders the document at its first request, because the base URL is known only after the server listens.
 * Then its bytes are cached.
 */
function serve(app: FastifyInstance, path: string, type: string, make: () => string): void {
  let document: Document | undefined
  app.get(path, (request, reply) => answer(request, reply, (document ??= documentOf(type, make()))))
}

function documentOf(type: string, text: string): Document {
  return {
    type,
    bytes: Buffer.from(text),
    compressed: new Map(),
    etag: createHash("sha256").update(text).digest("base64url").slice(0, 22),
  }
}

/** A smaller document fits one or two packets. */
const compressedFromBytes = 1024

/**
 * Answers with the document, compressed if the client accepts that. Documents are public and contain nothing
 * of a request, so their length tells nothing. Answers of operations are never compressed. Lists mix secrets
 * of the account with texts of strangers, and the length would tell what both have in common (BREACH). A list
 * of 50 messages would take 0.1 ms of a processor.
 */
function answer(request: FastifyRequest, reply: FastifyReply, document: Document): void {
  const { type, bytes } = document
  const [accepted] = bytes.length < compressedFromBytes ? [] : acceptedEncodings(request.headers["accept-encoding"])
  // Each encoding is a representation of its own (RFC 9110, section 8.8.3.3).
  const etag = `"${document.etag}${accepted ? `-${accepted}` : ""}"`
  reply.headers({ ...pageHeaders, vary: "accept-encoding", etag })
  const known = request.headers["if-none-match"]?.split(",").map((tag) => tag.trim().replace(/^W\//, ""))
  if (known?.includes(etag)) return void reply.code(304).send()
  reply.header("content-type", type)
  if (accepted) reply.header("content-encoding", accepted)
  reply.send(accepted ? compressedOf(document, accepted) : bytes)
}

function compressedOf({ bytes, compressed }: Document, encoding: ContentEncoding): Buffer {
  const known = compressed.get(encoding)
  if (known) return known
  // Once for each document and encoding: 40 ms for the largest one.
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
  const made = encoding === "br" ? brotliCompressSync(bytes, quality) : gzipSync(bytes)
  compressed.set(encoding, made)
  return made
}
