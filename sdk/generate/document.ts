import { openApiDocument } from "../../server/src/http/docs/openapi.ts"
import { routes } from "../../server/src/host/api/routes.ts"
import { eventBodies as events } from "../../server/src/host/api/event-types.ts"
import { serverVersion as version } from "../../server/src/core/std/version.ts"
import type { Audience, Constant, Idempotence } from "./tree.ts"

export { root } from "./root.ts"

/** The part of JSON Schema 2020-12 that the document uses. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  description?: string
  enum?: Constant[]
  /** The known values of a string that can also have others. */
  "x-extensible-enum"?: string[]
  const?: Constant
  default?: unknown
  format?: string
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  contentSchema?: Schema
}

export interface ApiParameter {
  name: string
  in: "path" | "query" | "header"
  required: boolean
  description?: string
  schema: Schema
}

export interface Media {
  schema: Schema
  "x-events"?: Record<string, Schema>
}

export interface ApiAnswer {
  $ref?: string
  content?: Record<string, Media>
  "x-codes"?: string[]
}

export interface ApiOperation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  parameters: ApiParameter[]
  requestBody?: { required: boolean; content: Record<string, Media> }
  responses: Record<string, ApiAnswer>
  "x-audience": Audience
  "x-resource": string
  "x-method"?: string
  "x-pagination"?: { cursor: string; next_cursor: string; data: string }
  "x-idempotent": Idempotence
}

export interface ApiDocument {
  paths: Record<string, Record<string, ApiOperation>>
  "x-webhooks": Record<string, { post: { summary: string; requestBody: { content: Record<string, Media> } } }>
  "x-problems": { code: string }[]
  components: { schemas: Record<string, Schema>; responses: Record<string, ApiAnswer> }
}

/** The document that the server answers at `/openapi.json`, from its code. */
export function readDocument(): ApiDocument {
  const made = openApiDocument(
    { routes, events },
    { baseUrl: "https://posthorn.example.com", version, withConsole: true },
  )
  return JSON.parse(JSON.stringify(made)) as ApiDocument
}

export function nameOf(ref: string): string {
  return ref.slice(ref.lastIndexOf("/") + 1)
}
