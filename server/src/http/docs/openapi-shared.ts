import { problemCodes } from "#http/problems/problems.ts"

/** The body of every refusal (RFC 9457). */
export const problemSchema = {
  type: "object",
  description: "A problem with a request (RFC 9457).",
  properties: {
    type: { type: "string", format: "uri", description: "The URL of a page that explains the code." },
    title: { type: "string", description: "The title, which is the same for every problem with this code." },
    status: { type: "integer", minimum: 400, maximum: 599, description: "The HTTP status." },
    detail: { type: "string", description: "The problem of this request, and its remedy." },
    code: { type: "string", enum: problemCodes, description: "The stable code for programs." },
    param: { type: "string", description: "The name of the invalid parameter. Absent without one." },
    errors: {
      type: "array",
      description: "The invalid parameters, at most fifty.",
      items: {
        type: "object",
        properties: {
          param: { type: ["string", "null"], description: "The name of the invalid parameter. Null without one." },
          code: { type: "string", enum: problemCodes, description: "The code of the fault." },
          detail: { type: "string", description: "The fault of the parameter, and its remedy." },
        },
        required: ["param", "code", "detail"],
      },
    },
    request_id: { type: "string", description: "The value of the Request-Id header." },
  },
  required: ["type", "title", "status", "detail", "code", "errors", "request_id"],
}

const text = (description: string, example: string) => ({ description, schema: { type: "string" }, example })

export const sharedHeaders = {
  "Request-Id": text(
    "The id of this request in the server's log: its X-Request-Id, or a new id.",
    "019aa4d2-c3f0-7a1b-8c2d-3e4f5a6b7c8d",
  ),
  Location: text("The path of the created object.", "/v1/messages/MS019aa4d2c3f07a1b8c2d3e4f5a6b7c8d"),
  "RateLimit-Policy": text(
    "The rate limit of the account: `q` requests in `w` seconds (IETF draft).",
    '"account";q=20000;w=1',
  ),
  RateLimit: text(
    "The number of remaining requests (`r`), and the seconds until all are available again (`t`).",
    '"account";r=19999;t=1',
  ),
  "Retry-After": {
    description: "The number of seconds to wait before the next attempt.",
    schema: { type: "integer", minimum: 1 },
    example: 1,
  },
  Allow: text("The methods that the path accepts.", "GET, OPTIONS, POST"),
  "WWW-Authenticate": text("The authentication scheme.", 'Basic realm="posthorn"'),
  "Idempotent-Replayed": {
    description:
      "The value is `true` if this is the stored response to an earlier request with the same Idempotency-Key.",
    schema: { type: "string", const: "true" },
  },
}

/** The additional headers of refusals, by status. */
export const problemHeaders: Record<number, readonly (keyof typeof sharedHeaders)[]> = {
  401: ["WWW-Authenticate"],
  405: ["Allow"],
  429: ["Retry-After"],
  503: ["Retry-After"],
}
