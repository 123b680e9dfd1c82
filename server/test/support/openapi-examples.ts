import { encodeForm, type Call, type Operation, type Schema } from "./openapi-requests.ts"

type Value = Record<string, unknown>

/**
 * A request for each example that the document gives for an operation: of its bodies and its query
 * parameters. The examples of single fields of a body are valid by their schemas, which another test checks.
 * Rules between fields may refuse them alone.
 */
export function exampleCalls(operation: Operation): Call[] {
  const { parameters } = operation
  const prefix =
    /\^([A-Z]{2})/.exec(String(parameters.find((each) => each.in === "path")?.schema["pattern"]))?.[1] ?? ""
  const sid = { prefix, text: null, choice: 0 }
  const query = parameters.filter((each) => each.in === "query")
  const queryShape = {
    properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
    required: query.filter(({ required }) => required).map(({ name }) => name),
  }
  return [
    ...oneByOne(queryShape).map((value) => ({ sid, query: `?${encodeForm(value)}`, body: null, headers: {} })),
    ...named(operation).flatMap(([value, key]) => bodies(value, key).map((sent) => ({ sid, query: "", ...sent }))),
  ]
}

/** Each example body with the key that the document gives beside it. */
function named({ parameters, requestBody }: Operation): [Value, string | undefined][] {
  const header = parameters.find(({ name }) => name === "Idempotency-Key")
  const keys = (header as { examples?: Record<string, { value: string }> } | undefined)?.examples
  const examples = requestBody?.content["application/json"]?.examples ?? {}
  return Object.entries(examples).map(([name, { value }]) => [value, keys?.[name]?.value])
}

/** For each field that has an example, a value with this field and the required ones. */
function oneByOne({ properties = {}, required = [] }: { properties?: unknown; required?: unknown }): Value[] {
  const examples = Object.entries(properties as Record<string, Schema>).flatMap(([name, { examples }]) =>
    ((examples ?? []) as unknown[]).map((value) => [name, value] as const),
  )
  const needed = examples.filter(([name]) => (required as string[]).includes(name))
  return examples.map(([name, value]) => ({ ...Object.fromEntries(needed), [name]: value }))
}

function bodies(value: Value, key?: string): Pick<Call, "body" | "headers">[] {
  const keyed = key === undefined ? {} : { "idempotency-key": key }
  const formKeyed = key === undefined ? {} : { "idempotency-key": `${key}-form` }
  return [
    { body: JSON.stringify(value), headers: { "content-type": "application/json", ...keyed } },
    { body: encodeForm(value), headers: { "content-type": "application/x-www-form-urlencoded", ...formKeyed } },
  ]
}
