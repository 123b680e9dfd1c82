import path from "node:path"
import { openApiDocument } from "../../../server/src/http/docs/openapi.ts"
import { problemCodes } from "../../../server/src/http/problems/problems.ts"
import { routes } from "../../../server/src/http/routes.ts"
import { serverVersion as version } from "../../../server/src/core/std/version.ts"
import type { Schema } from "./type-text.ts"

export const root = path.join(import.meta.dirname, "../../..")

export interface Parameter {
  name: string
  in: "path" | "query" | "header"
  required: boolean
  description?: string
  schema: Schema
}

export interface ApiOperation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema: Schema; "x-events"?: Record<string, Schema> }> }>
}

export interface ApiDocument {
  paths: Record<string, Record<string, ApiOperation>>
  "x-webhooks": Record<
    string,
    { post: { summary: string; requestBody: { content: Record<string, { schema: Schema }> } } }
  >
  components: { schemas: Record<string, Schema> }
}

/** The document that the server answers at `/openapi.json`, from its code, and all codes of problems. */
export function readDocument(): { document: ApiDocument; codes: readonly string[] } {
  const made = openApiDocument(routes, { baseUrl: "https://posthorn.example.com", version, withConsole: true })
  return { document: JSON.parse(JSON.stringify(made)) as ApiDocument, codes: problemCodes }
}
