import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import path from "node:path"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { Problem } from "#api/problems/problem.ts"
import { isProblemCode } from "#api/problems/problems.ts"
import { routes } from "#api/routes.ts"
import { sendProblem } from "#api/wire/answer.ts"
import { serverFolder } from "#std/server-folder.ts"
import { serverVersion } from "#std/version.ts"
import { openApiDocument } from "./openapi.ts"
import { problemIndexPage, problemPage } from "./problem-pages.ts"
import { referencePage } from "./reference-page.ts"

/** The headers of the pages: they run nothing and load nothing from elsewhere. */
const pageHeaders = {
  "cache-control": "no-cache",
  "content-security-policy":
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
}

interface Document {
  type: string
  bytes: Buffer
  etag: string
}

/** Adds `/openapi.json`, the reference at `/docs`, and the pages of the problem codes. They are public. */
export function addDocumentation(app: FastifyInstance, baseUrl: () => string): void {
  const css = readFileSync(path.join(serverFolder, "src/api/docs/reference.css"), "utf8")
  const html = "text/html; charset=utf-8"
  const json = "application/json; charset=utf-8"
  serve(app, "/openapi.json", json, () =>
    JSON.stringify(openApiDocument(routes, { baseUrl: baseUrl(), version: serverVersion })),
  )
  serve(app, "/docs", html, () => referencePage(routes, baseUrl()))
  serve(app, "/docs/reference.css", "text/css; charset=utf-8", () => css)
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
    etag: `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`,
  }
}

function answer(request: FastifyRequest, reply: FastifyReply, { type, bytes, etag }: Document): void {
  reply.headers({ ...pageHeaders, etag })
  const known = request.headers["if-none-match"]?.split(",").map((tag) => tag.trim().replace(/^W\//, ""))
  if (known?.includes(etag)) reply.code(304).send()
  else reply.header("content-type", type).send(bytes)
}
