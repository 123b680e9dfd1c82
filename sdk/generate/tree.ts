/**
 * The API as the clients of every language see it: resources with methods, and types. It is plain JSON, and
 * has no word of a language. Names are in snake_case; a writer changes them to the case of its language and
 * avoids the words that its language reserves.
 */
export interface Tree {
  resources: Resource[]
  /** The types that the methods and the events name, and those that these name. */
  types: NamedType[]
  /** The kinds of events, where one of the types is `Event`. */
  events: EventKind[]
  /** All codes of problems, including those that no method can answer. */
  problemCodes: string[]
}

/** What is between the dots of `client.webhooks.deliveries`. */
export interface Resource {
  name: string
  methods: Method[]
  resources: Resource[]
}

/** The people for whom an operation is. */
export type Audience = "account" | "operator" | "console"

/** Whether a client can repeat a request: with its `Idempotency-Key`, always, or never. */
export type Idempotence = "key" | "natural" | "no"

export interface Method {
  /** A verb, such as `create`, or the end of a path, such as `rotate_secret`. */
  name: string
  operationId: string
  audience: Audience
  httpMethod: "GET" | "POST" | "PATCH" | "DELETE"
  path: string
  summary: string
  text: string
  /** The credentials that can call it. */
  accessText: string
  pathParameters: Parameter[]
  query: Parameter[]
  body: Body | null
  answer: Answer
  errors: ErrorAnswer[]
  idempotence: Idempotence
  /** The parameter with the time that the server can wait before it answers, and its default. */
  wait: { parameter: string; defaultMs: number } | null
}

export interface Parameter {
  name: string
  text: string
  isRequired: boolean
  type: Type
}

export interface Body {
  type: Type
  isRequired: boolean
}

export type Answer =
  | { is: "nothing" }
  | { is: "value"; type: Type }
  /** One page of a list: `entry` is the type of its entries. The others name a parameter and two fields. */
  | { is: "page"; entry: Type; cursor: string; nextCursor: string; data: string }
  /** Server-sent events without an end, whose data has this type. */
  | { is: "stream"; type: Type }
  /** A table as text, which clients read as it arrives. */
  | { is: "csv" }

export interface ErrorAnswer {
  status: number
  codes: string[]
}

export interface EventKind {
  /** The value of `type`, such as `message.sent`. */
  name: string
  text: string
  data: Type
}

export interface NamedType {
  name: string
  text: string
  /** Whether clients send it. Clients receive all other types. */
  isSent: boolean
  type: Type
}

export type Type =
  | { is: "any" | "null" | "boolean" | "integer" | "number" }
  | { is: "string"; format: string | null }
  /** A text that contains JSON, such as an object in a query. The client writes the JSON. */
  | { is: "json"; of: Type }
  | { is: "constant"; value: Constant }
  /** The known values. An open enum can also have other strings, such as a kind that an extension added. */
  | { is: "enum"; values: Constant[]; isOpen: boolean }
  | { is: "list"; of: Type }
  /** An object whose keys are data. */
  | { is: "map"; of: Type }
  | { is: "object"; fields: Field[] }
  | { is: "named"; name: string }
  | { is: "union" | "intersection"; of: Type[] }

export type Constant = string | number | boolean | null

export interface Field {
  name: string
  text: string
  isRequired: boolean
  type: Type
}
