import { z } from "zod"
import type { Page } from "#core/db/page.ts"
import { operation, type ApiRequest, type Definition } from "./operation.ts"
import { pageParameters, pageResponse, schemaNotes, type pageOf } from "./wire/schemas.ts"
import { answerList, pageAnswer, type Listed } from "./wire/page.ts"

/**
 * The return type of a renderer, with every field of the response schema. Where the schema has a closed set
 * of words, any text compiles, because many types of the domain have the text of the store.
 */
type Rendered<Value> = Value extends string
  ? string
  : Value extends readonly (infer Item)[]
    ? readonly Rendered<Item>[]
    : Value extends object
      ? { [Field in keyof Value]: Rendered<Value[Field]> }
      : Value

type Head = Pick<
  Definition<never, z.ZodObject, z.ZodObject>,
  "id" | "tag" | "description" | "scopes" | "access" | "sid" | "pathText" | "waits" | "audited" | "problems"
>

interface Listing<Needs, Filters extends z.ZodRawShape, Item extends z.ZodType, Entry> extends Head {
  /** The plural, as in "List routes". */
  noun: string
  /** The summary, where it is not "List" and the noun. */
  summary?: string
  /** The name of the list in its cursors, where it is not the noun. */
  list?: string
  filters?: Filters
  schema: Item
  example?: Rendered<z.output<Item>> | undefined
  pages(needs: Needs, request: ListRequest<Filters>): (page: Page) => Promise<Listed<Entry>>
  render(entry: Entry, needs: Needs, request: ListRequest<Filters>): Rendered<z.output<Item>>
}

type ListRequest<Filters extends z.ZodRawShape> = ApiRequest<z.output<z.ZodObject<Filters & typeof pageParameters>>>

/** Returns an operation that lists resources, newest first, on pages that are named after their schema. */
export function listing<Needs>() {
  return <Item extends z.ZodType, Entry, Filters extends z.ZodRawShape = Record<never, never>>({
    noun,
    list = noun.toLowerCase().replaceAll(" ", "_"),
    filters,
    schema,
    example,
    pages,
    render,
    ...head
  }: Listing<Needs, Filters, Item, Entry>) =>
    operation<Needs>()({
      summary: `List ${noun}`,
      ...head,
      query: z.object({ ...filters, ...pageParameters }),
      responses: pageResponse(`${schemaNotes.get(schema)?.id}Page`, `A page of ${noun}.`, schema, example),
      problems: ["invalid_cursor", ...(head.problems ?? [])],
      handle(needs, request) {
        const typed = request as ApiRequest<unknown> as ListRequest<Filters>
        return answerList(list, request.query, pages(needs, typed), (entry) => render(entry, needs, typed))
      },
    })
}

interface WholeListing<Needs, Query extends z.ZodObject, Item extends z.ZodType> extends Head {
  summary: string
  /** The description of the response. */
  outcome: string
  query?: Query
  page: ReturnType<typeof pageOf<Item>>
  example?: Rendered<z.output<Item>> | undefined
  read(
    needs: Needs,
    request: ApiRequest<z.output<Query>>,
  ): readonly Rendered<z.output<Item>>[] | Promise<readonly Rendered<z.output<Item>>[]>
}

/** Returns an operation that lists all resources on one page. */
export function wholeListing<Needs>() {
  return <Item extends z.ZodType, Query extends z.ZodObject = z.ZodObject>({
    outcome,
    page,
    example,
    read,
    ...head
  }: WholeListing<Needs, Query, Item>) =>
    operation<Needs>()<Query, z.ZodObject>({
      ...head,
      responses: {
        200: {
          description: outcome,
          schema: page,
          example: example && { data: [example], has_more: false, next_cursor: null },
        },
      },
      handle: async (needs, request) => pageAnswer(await read(needs, request), null),
    })
}

interface Retrieval<Needs, Query extends z.ZodObject, Resource extends z.ZodType> extends Head {
  /** The singular, as in "Retrieve a route". */
  noun: string
  /** The summary, where it is not "Retrieve a" and the noun. */
  summary?: string
  /** The description of the response, where it is not "The" and the last word of the noun. */
  outcome?: string
  query?: Query
  schema: Resource
  example?: Rendered<z.output<Resource>>
  read(needs: Needs, request: ApiRequest<z.output<Query>>): Promise<Rendered<z.output<Resource>>>
}

/** Returns an operation that answers with one resource. */
export function retrieval<Needs>() {
  return <Resource extends z.ZodType, Query extends z.ZodObject = z.ZodObject>({
    noun,
    outcome = `The ${noun.split(" ").at(-1)}.`,
    schema,
    example,
    read,
    ...head
  }: Retrieval<Needs, Query, Resource>) =>
    operation<Needs>()<Query, z.ZodObject>({
      summary: `Retrieve ${/^[AEIOUaeiou]/.test(noun) ? "an" : "a"} ${noun}`,
      ...head,
      responses: { 200: { description: outcome, schema, example } },
      handle: async (needs, request) => ({ status: 200, json: (await read(needs, request)) as object }),
    })
}

interface Removal<Needs, Query extends z.ZodObject> extends Head {
  summary: string
  /** The state after the removal, as in "Route deleted." */
  outcome: string
  query?: Query
  remove(needs: Needs, request: ApiRequest<z.output<Query>>): Promise<unknown>
}

/** Returns an operation that removes a resource and answers without a body. */
export function removal<Needs>() {
  return <Query extends z.ZodObject = z.ZodObject>({ outcome, remove, ...head }: Removal<Needs, Query>) =>
    operation<Needs>()<Query, z.ZodObject>({
      ...head,
      responses: { 204: { description: outcome, schema: null } },
      async handle(needs, request) {
        await remove(needs, request)
        return { status: 204 }
      },
    })
}
