import type { z } from "zod"
import { isForOperator, tags } from "#http/operation.ts"
import { html, inline, page, prose, type Html } from "#http/pages/html.ts"
import { isRequired, problemsOf } from "#http/problems/problems-of.ts"
import type { Route } from "#http/route.ts"
import { formType } from "#http/wire/decode-body.ts"
import { schemaNotes } from "#http/wire/schemas.ts"
import { curlLine } from "./curl-line.ts"
import { jsonSchema, type JsonSchema } from "./json-schema.ts"
import { languages, snippetsOf } from "./snippets.ts"

/**
 * Returns the reference of the API as one page (docs/decisions/066). It is our own, because viewers from the
 * registry consist of megabytes of script. They also bring dozens of packages or a tracker at installation,
 * and need a policy that allows inline styles. This page is plain HTML from the same data as the document,
 * and shows requests as forms, in the spelling that our users know.
 */
export function referencePage(routes: readonly Route[], baseUrl: string): string {
  const published = Object.entries(tags).filter(([tag]) => tag !== "Console")
  const sections = published.map(([tag, about]) => ({
    tag,
    about,
    id: tag.toLowerCase().replace(/\W+/g, "-"),
    routes: routes.filter(({ operation }) => operation.tag === tag),
  }))
  return page(
    "API reference",
    html`<div class="layout">
        <nav aria-label="Operations">
          <a class="brand" href="/docs">Posthorn API</a>
          ${languageChoice()}
          <ul>
            <li><a href="/openapi.json">openapi.json</a></li>
            <li><a href="/docs/problems">Problem codes</a></li>
          </ul>
          ${sections.map(
            ({ tag, routes: own }) =>
              html`<h2>${tag}</h2>
                <ul>
                  ${own.map(contentsEntry)}
                </ul>`,
          )}
        </nav>
        <main>
          ${introduction(baseUrl)}
          ${sections.map(
            (section) =>
              html`<section>
                <h2 id="${section.id}">${section.tag}</h2>
                <p>${section.about}</p>
                ${section.routes.map((route) => describe(route, baseUrl))}
              </section>`,
          )}
        </main>
      </div>
      <script src="/docs/language.js"></script>`,
  )
}

/** The style sheet shows the examples in the chosen language. The script of the page remembers the choice. */
function languageChoice(): Html {
  const options = languages.map(
    ({ slug, name }, index) =>
      html`<label><input type="radio" name="language" value="${slug}" ${index ? "" : "checked"} /> ${name}</label> `,
  )
  return html`<fieldset class="languages">
    <legend>Examples</legend>
    ${options}
  </fieldset>`
}

function contentsEntry({ operation }: Route): Html {
  return html`<li><a href="#${operation.id}">${operation.summary}</a></li>`
}

function introduction(baseUrl: string): Html {
  return html`<h1>Posthorn API</h1>
    <p>
      Base URL <code>${baseUrl}</code>. Sign in with HTTP Basic: Account SID and Auth Token, or an API key's sid and its
      secret.
    </p>
    <p>
      Bodies are forms (<code>${formType}</code>) or JSON. Parameter names are matched without regard to case and
      underscores: <code>To</code>, <code>to</code>, <code>MediaUrl</code> and <code>media_url</code> are fine. A
      repeated form key is a list; in JSON a list may also be its one value. Unknown parameters are refused. Answers are
      JSON in snake_case with ISO 8601 times.
    </p>
    <p>
      Lists give <code>data</code>, <code>has_more</code> and <code>next_cursor</code>; pass the latter as
      <code>cursor</code> to read on. Every POST takes an <code>Idempotency-Key</code>: repeated within 24 hours it
      gives the first answer again. Errors are <code>application/problem+json</code> with a stable
      <a href="/docs/problems"><code>code</code></a
      >, and with all faults at once in <code>errors</code>. Every answer carries a <code>Request-Id</code>.
    </p>`
}

function describe(route: Route, baseUrl: string): Html {
  const { method, path, operation } = route
  const able = ["full", ...operation.scopes].map((scope) => html`<code>${scope}</code> `)
  return html`<article id="${operation.id}">
    <h3><a href="#${operation.id}">${operation.summary}</a></h3>
    <p class="call"><span class="method ${method}">${method}</span> ${path}</p>
    ${prose(operation.description)}
    <p class="faint">${isForOperator(path) ? "For the operator." : html`Scopes: ${able}`}</p>
    ${
      operation.query
        ? html`<h4>Query</h4>
            ${parameterTable(operation.query)}`
        : ""
    }
    ${
      operation.body && Object.keys(operation.body.shape).length
        ? html`<h4>Body</h4>
            ${parameterTable(operation.body)}`
        : ""
    }
    <h4>Example</h4>
    <div class="examples">
      <pre class="curl"><code>${curl(route, baseUrl)}</code></pre>
      ${snippetsOf(operation.id).map(({ slug, text }) => html`<pre class="${slug}"><code>${text}</code></pre>`)}
    </div>
    ${Object.entries(operation.responses).map(
      ([status, { description, example }]) =>
        html`<details>
          <summary>${status} ${inline(description)}</summary>
          ${example === undefined ? "" : html`<pre><code>${JSON.stringify(example, null, 2)}</code></pre>`}
        </details>`,
    )}
    <details>
      <summary>Problems</summary>
      ${problemList(route)}
    </details>
  </article>`
}

function parameterTable(schema: z.ZodObject): Html {
  const { $defs, ...whole } = jsonSchema(schema, "input")
  const required = Object.keys(schema.shape).filter((name) => isRequired(schema.shape[name] as z.ZodType))
  return html`<table>
    ${fieldRows({ ...whole, required }, "", ($defs ?? {}) as Readonly<Record<string, JsonSchema>>)}
  </table>`
}

/** The fields of an object, each followed by the fields inside it: `send`, then `send.to`. */
function fieldRows(schema: JsonSchema, prefix: string, named: Readonly<Record<string, JsonSchema>>): Html[] {
  const required = (schema["required"] ?? []) as readonly string[]
  return Object.entries(schema["properties"] as Record<string, JsonSchema>).flatMap(([name, property]) => {
    const preset =
      property["default"] === undefined
        ? ""
        : html` <span class="faint">Default ${JSON.stringify(property["default"])}.</span>`
    const need = required.includes(name) ? html` <span class="need">required</span>` : ""
    const inside = insideOf(property, named)
    const kind = kindOf(property) || (inside ? "object" : "")
    const row = html`<tr>
      <th scope="row"><code>${prefix}${name}</code><span class="kind">${kind}${need}</span></th>
      <td>${inline(textOf(property["description"]))}${preset}</td>
    </tr>`
    return inside ? [row, ...fieldRows(inside.schema, `${prefix}${name}${inside.isList ? "[]" : ""}.`, named)] : [row]
  })
}

/** The object that a field holds, or a list of them. Null for a field without fields of its own. */
function insideOf(
  field: JsonSchema,
  named: Readonly<Record<string, JsonSchema>>,
): { schema: JsonSchema; isList: boolean } | null {
  if (field["properties"]) return { schema: field, isList: false }
  const { $ref: ref, items, anyOf } = field
  if (typeof ref === "string") return insideOf(named[ref.replace("#/$defs/", "")] ?? {}, named)
  if (items) {
    const inside = insideOf(items as JsonSchema, named)
    return inside && { ...inside, isList: true }
  }
  const [found = null] = ((anyOf ?? []) as JsonSchema[]).map((each) => insideOf(each, named)).filter(Boolean)
  return found
}

function kindOf({ type, anyOf, format, minimum, maximum, enum: values }: JsonSchema): string {
  if (Array.isArray(anyOf)) {
    const [only, ...others] = (anyOf as JsonSchema[]).filter((each) => each["type"] !== "null")
    return only && others.length === 0 ? kindOf(only) : "list"
  }
  if (Array.isArray(values)) return values.join(" | ")
  if (type === "integer") return `integer ${textOf(minimum)}…${textOf(maximum)}`
  return format === "date-time" ? "time" : textOf(type)
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : ""
}

function problemList(route: Route): Html {
  const codes = [...problemsOf(route)].toSorted(([a], [b]) => a - b)
  return html`<ul class="codes">
    ${codes.flatMap(([status, names]) =>
      names.map(
        (code) =>
          html`<li>
            ${status} <a href="/docs/problems/${code}"><code>${code}</code></a>
          </li>`,
      ),
    )}
  </ul>`
}

/** Returns the call with the parameters of the first example. */
function curl({ method, path, operation }: Route, baseUrl: string): string {
  const [example] = Object.values(operation.bodyExamples)
  const required = Object.entries(operation.query?.shape ?? {}).filter(([, schema]) => isRequired(schema))
  const inPath = path.replace("{sid}", "$SID").replace(/\{\w+\}/, encodeURIComponent(operation.pathText?.example ?? ""))
  return curlLine({
    method,
    url: `${baseUrl}${inPath}`,
    isForOperator: isForOperator(path),
    query: Object.fromEntries(required.map(([name, schema]) => [name, exampleOf(schema)])),
    body: example?.value ?? {},
    needsKey: operation.needsKey,
  })
}

function exampleOf(schema: z.core.$ZodType): string {
  const [example] = schemaNotes.get(schema as z.ZodType)?.examples ?? []
  return typeof example === "string" ? example : "…"
}
