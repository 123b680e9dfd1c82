import { createHash } from "node:crypto"
import type { z } from "zod"
import { accessOf } from "#http/access/access.ts"
import { isForConsole, isForOperator, tags, type Access, type ResponseNotes } from "#http/operation.ts"
import { isRequired } from "#http/problems/problems-of.ts"
import { problems } from "#http/problems/problems.ts"
import type { DescribedEvent, DescribedApi, Route } from "#http/route.ts"
import { encodePosition } from "#http/wire/feed-cursor.ts"
import { formType, jsonType } from "#http/wire/decode-body.ts"
import { kindOf } from "#http/wire/parameters.ts"
import { exampleHex } from "#http/wire/schemas.ts"
import { eventStreamType } from "#http/wire/send-stream.ts"
import { sidPrefixes } from "#core/std/ids.ts"
import { clientNotes } from "./client-notes.ts"
import { jsonSchema, withDefaultsInWords, type JsonSchema } from "./json-schema.ts"
import { problemSchema, sharedHeaders } from "./openapi-shared.ts"
import { describeProblemAnswers, header } from "./problem-answers.ts"
import { withSharedSchemas } from "./shared-schemas.ts"

export interface DocumentOptions {
  baseUrl: string
  version: string
  /**
   * Includes the console's own operations. They are not in the public reference, but its client is generated
   * from the document.
   */
  withConsole?: boolean
}

/**
 * Returns the OpenAPI 3.1 document, generated from the table of routes and the schemas that validate
 * (docs/decisions/066). Some rules of the wire are data here: two body types, lists that can be one value,
 * the problem codes of each operation, and headers. The package @fastify/swagger sees only Fastify's routes
 * and cannot know them.
 */
export function openApiDocument(api: DescribedApi, { baseUrl, version, withConsole = false }: DocumentOptions) {
  const routes = api.routes.filter(({ path }) => withConsole || !isForConsole(path))
  const components = new Components()
  const refusals = describeProblemAnswers(routes, baseUrl)
  const paths: Record<string, Record<string, object>> = {}
  const readable = new Set(routes.flatMap(({ method, path }) => (method === "GET" ? [path] : [])))
  for (const route of routes) {
    const path = (paths[route.path] ??= {})
    const isLocated = readable.has(`${route.path}/{sid}`)
    path[route.method.toLowerCase()] = {
      ...describeOperation(route, { isLocated, refusals: refusals.of(route), components }),
      ...clientNotes(route, routes),
    }
  }
  const webhooks = Object.fromEntries(
    api.events.map((event) => [event.name, { post: describeEvent(event, components) }]),
  )
  Object.assign(paths["/v1/webhooks"]?.["post"] ?? {}, { callbacks: callbacksOf(Object.keys(webhooks)) })
  return withSharedSchemas({
    openapi: "3.1.0",
    info: {
      title: "Posthorn",
      version,
      summary: "Send and receive messages, and get signed webhooks about them.",
      description,
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: baseUrl }],
    security: [{ basic: [] }],
    tags: Object.entries(tags)
      .filter(([name]) => withConsole || name !== "Console")
      .map(([name, text]) => ({ name, description: text })),
    paths,
    // Not the standard `webhooks`: openapi-generator turns them into client operations that no server
    // answers, and its TypeScript for them does not compile. Redoc shows both in the same way.
    "x-webhooks": webhooks,
    components: {
      securitySchemes: {
        basic: {
          type: "http",
          scheme: "basic",
          description: "The Account SID and the Auth Token, or the sid and the secret of an API key.",
        },
        operator: {
          type: "http",
          scheme: "basic",
          description: "The user name `operator` and the token from `posthorn operator token`.",
        },
        ...(withConsole ? { session: sessionScheme } : {}),
      },
      schemas: { ...components.schemas, Problem: problemSchema },
      headers: sharedHeaders,
      responses: refusals.responses,
      examples: refusals.examples,
    },
    // All codes, including those of no operation: they answer requests that match none.
    "x-problems": Object.entries(problems).map(([code, { status, title }]) => {
      return { code, status, title, type: `${baseUrl}/docs/problems/${code}` }
    }),
  })
}

/** The requests to the URL of a new endpoint. Tools that skip extensions find the events here. */
function callbacksOf(names: readonly string[]): object {
  return Object.fromEntries(names.map((name) => [name, { "{$request.body#/url}": { $ref: `#/x-webhooks/${name}` } }]))
}

const description = `Every request needs HTTP Basic authentication. A body can be JSON or a form. Case and underscores in
parameter names do not matter, so \`To\`, \`to\`, \`MediaUrl\` and \`media_url\` are valid. In a form, a list is a repeated key.
In JSON, a list of one value can also be the value itself.
Times are ISO 8601. Errors are \`application/problem+json\` (RFC 9457) with a stable \`code\`. Every POST accepts an
\`Idempotency-Key\`: for 24 hours, a repeated request with the same key returns the first response and changes nothing.`

const sessionScheme = {
  type: "apiKey",
  in: "cookie",
  name: "posthorn_session",
  description: "The session cookie from `POST /console/v1/sessions`.",
}

/** Collects the named schemas of the document. */
class Components {
  readonly schemas: Record<string, unknown> = {}

  /** Returns the schema, and moves its named parts to the components. */
  place(schema: z.ZodType, io: "input" | "output"): JsonSchema {
    const { $defs, ...rest } = withComponentRefs(jsonSchema(schema, io)) as { $defs?: JsonSchema } & JsonSchema
    Object.assign(this.schemas, $defs)
    return rest
  }
}

function withComponentRefs(schema: JsonSchema): JsonSchema {
  return JSON.parse(
    JSON.stringify(schema).replaceAll('"$ref":"#/$defs/', '"$ref":"#/components/schemas/'),
  ) as JsonSchema
}

interface OperationParts {
  /** Whether the created object has a path. */
  isLocated: boolean
  refusals: Record<string, object>
  components: Components
}

function describeOperation(route: Route, { isLocated, refusals, components }: OperationParts): object {
  const { method, operation } = route
  const { id, tag, summary, scopes, responses } = operation
  const able = ["full", ...scopes].map((scope) => `\`${scope}\``).join(", ")
  const isPost = method === "POST"
  const isOperators = isForOperator(route.path)
  const isConsoles = isForConsole(route.path)
  const isAnyones = operation.access === "anyone"
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: `${operation.description}\n\n${isConsoles || isAnyones ? whoMay(accessOf(route)) : isOperators ? "Only the operator can use this operation." : `An API key needs one of the scopes ${able}.`}`,
    ...(isOperators ? { security: [{ operator: [] }] } : {}),
    ...(isConsoles ? { security: [{ session: [] }] } : {}),
    ...(isAnyones ? { security: [] } : {}),
    parameters: [
      ...pathParameters(route),
      ...queryParameters(route, components),
      ...(isPost ? [idempotencyKey(operation)] : []),
      ...(isStream(route) ? [lastEventId] : []),
    ],
    ...describeBody(route, components),
    responses: {
      ...Object.fromEntries(
        Object.entries(responses).map(([status, notes]) => {
          const more = { ...(isPost ? replayed : {}), ...(isLocated && status === "201" ? located : {}) }
          return [status, describeResponse(notes, more, components)]
        }),
      ),
      ...refusals,
    },
    "x-scopes": ["full", ...scopes],
  }
}

function whoMay(access: Access): string {
  if (access === "anyone") return "This operation needs no sign-in."
  if (access === "member") return "Every member can use this operation."
  return access === "operator"
    ? "Only operators can use this operation."
    : `This operation needs a session with the role \`${access}\` or a higher role.`
}

function pathParameters({ operation: { sid, pathText } }: Route): object[] {
  if (pathText) return [{ ...pathText, in: "path", required: true, schema: { type: "string", minLength: 1 } }]
  if (!sid) return []
  const prefix = sidPrefixes[sid]
  const schema = { type: "string", pattern: `^${prefix}[0-9a-f]{32}$` }
  return [
    {
      name: "sid",
      in: "path",
      required: true,
      description: "The sid of the object.",
      schema,
      example: `${prefix}${exampleHex}`,
    },
  ]
}

function queryParameters({ operation: { query } }: Route, components: Components): object[] {
  if (!query) return []
  const properties = components.place(query, "input")["properties"] as Record<string, JsonSchema>
  return Object.entries(query.shape).map(([name, schema]) => {
    const { description: text, ...shape } = properties[name] ?? {}
    return { name, in: "query", required: isRequired(schema), description: text, schema: inQuery(shape) }
  })
}

/**
 * An object in a query is JSON, which clients of all generators can write. The style `deepObject` would be
 * `metadata[order]=7`, which the server also reads, but generated Java does not compile with it.
 */
function inQuery(schema: JsonSchema): JsonSchema {
  if (schema["type"] !== "object") return schema
  const { examples, ...contentSchema } = schema as JsonSchema & { examples?: unknown[] }
  const texts = examples?.map((example) => JSON.stringify(example))
  return {
    type: "string",
    contentMediaType: "application/json",
    contentSchema,
    ...(texts && { examples: texts }),
  }
}

/** Each example body has its own key, because a key belongs to one request. */
function idempotencyKey({ id, bodyExamples, needsKey }: Route["operation"]): object {
  const names = Object.keys(bodyExamples)
  const examples = Object.fromEntries(names.map((name) => [name, { value: exampleUuid(`${id} ${name}`) }]))
  return {
    name: "Idempotency-Key",
    in: "header",
    required: needsKey,
    description: `A string of 1 to 255 visible ASCII characters, such as a UUID. ${needsKey ? lastingKeyNote : dayKeyNote}`,
    schema: { type: "string", pattern: "^[\\x21-\\x7e]{1,255}$" },
    ...(names.length ? { examples } : { example: exampleUuid(id) }),
  }
}

const dayKeyNote = "For 24 hours, a repeated request with the same key returns the stored response."
const lastingKeyNote =
  "A repeated request with the same key changes nothing, with no time limit, and returns the current resource."

function exampleUuid(name: string): string {
  const hex = createHash("sha256").update(name).digest("hex")
  // RFC 9562 section 5.8: version 8, whose bits the application chooses.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const positionExample = encodePosition({
  after: "019aa4d2-c3f0-7a1b-8c2d-3e4f5a6b7c8d",
  snapshot: "730:730:",
  at: Date.parse("2026-11-21T08:30:00Z"),
  horizon: { at: Date.parse("2026-11-21T08:30:00Z"), slow: [] },
})

const lastEventId = {
  name: "Last-Event-ID",
  in: "header",
  required: false,
  description: "The last `id`, to continue after it. Omit it to begin at the present. Browsers send it automatically.",
  schema: { type: "string", maxLength: 4096, pattern: "^[A-Za-z0-9_-]*$" },
  example: positionExample,
}

function isStream({ operation: { responses } }: Route): boolean {
  return Object.values(responses).some(({ event }) => event !== undefined)
}

function describeBody({ operation: { id, body, bodyExamples } }: Route, components: Components): object {
  if (!body) return {}
  const name = `${capitalised(id)}Request`
  const schema = withDefaultsInWords(components.place(body, "input"))
  components.schemas[name] = { ...schema, additionalProperties: false }
  const media = {
    schema: { $ref: `#/components/schemas/${name}` },
    ...(Object.keys(bodyExamples).length ? { examples: bodyExamples } : {}),
  }
  const kinds = Object.entries(body.shape).map(([field, schema]) => ({ field, ...kindOf(schema) }))
  const objects = kinds.filter(({ base, isList }) => base === "object" && !isList)
  const nullable = kinds.some(({ isNullable }) => isNullable)
  const encoding = Object.fromEntries(objects.map(({ field }) => [field, { contentType: jsonType }]))
  return {
    requestBody: {
      ...(objects.length || nullable ? { description: inForms } : {}),
      required: Object.values(body.shape).some(isRequired),
      // JSON comes first, because generators of clients send the first type that they find.
      content: { [jsonType]: media, [formType]: { ...media, ...(objects.length ? { encoding } : {}) } },
    },
  }
}

const inForms = "In a form, write an object as JSON, and null as an empty value."

const everyHeader = {
  "Request-Id": header("Request-Id"),
  RateLimit: header("RateLimit"),
  "RateLimit-Policy": header("RateLimit-Policy"),
}

const replayed = { "Idempotent-Replayed": header("Idempotent-Replayed") }
const located = { Location: header("Location") }

function describeResponse({ schema, ...notes }: ResponseNotes, more: object, components: Components): object {
  return {
    description: notes.description,
    headers: { ...everyHeader, ...more },
    ...(schema ? { content: describeContent(components.place(schema, "output"), notes) } : {}),
  }
}

/** OpenAPI 3.1 cannot describe the events of a stream, so the schema of their data is in an extension. */
function describeContent(
  schema: JsonSchema,
  { event, mediaType = jsonType, example }: Omit<ResponseNotes, "schema">,
): object {
  if (event === undefined) return { [mediaType]: { schema, example } }
  const text = `id: ${positionExample}\nevent: ${event}\ndata: ${JSON.stringify(example)}\n\n`
  return { [eventStreamType]: { schema: { type: "string" }, example: text, "x-events": { [event]: schema } } }
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** Describes the request to webhook endpoints, with the headers of Standard Webhooks 1.0.0. */
function describeEvent({ name, description: text, schema }: DescribedEvent, components: Components): object {
  const headerParameter = (header: string, meaning: string) => {
    return { name: header, in: "header", required: true, description: meaning, schema: { type: "string" } }
  }
  const words = name.split(/[._]/)
  // A component, because generators of clients name a type after it, and some write broken code for a body
  // without a name.
  const component = `${words.map(capitalised).join("")}Event`
  components.schemas[component] = { description: text, ...components.place(schema, "output") }
  return {
    operationId: `on_${words.join("_")}`,
    summary: text,
    security: [],
    parameters: [
      headerParameter("webhook-id", "The sid of the event, which is the same for each attempt."),
      headerParameter("webhook-timestamp", "The time of the attempt in seconds since 1970."),
      headerParameter(
        "webhook-signature",
        "The signature: `v1,` and the base64 of the HMAC-SHA256. During a rotation, several signatures with spaces between them.",
      ),
    ],
    requestBody: { required: true, content: { [jsonType]: { schema: { $ref: `#/components/schemas/${component}` } } } },
    responses: {
      "200": { description: "Any status from 200 to 299 within 15 seconds is success. Any other result is retried." },
      "410": { description: "The endpoint is gone, so Posthorn disables it at once." },
    },
  }
}
