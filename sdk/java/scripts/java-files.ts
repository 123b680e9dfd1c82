import { serverVersion } from "../../../server/src/core/std/version.ts"
import { readDocument } from "../../generate/document.ts"
import { methodsIn, readTree } from "../../generate/read-tree.ts"
import { getterText, resourceText } from "./java-resources.ts"
import { className, javadoc, member } from "./java-text.ts"
import { JavaTypes } from "./java-types.ts"

export const home = "sdk/java"
/** The generated files. */
export const generated = "src/main/java/io/posthorn/{model/*,params/*,*Resource,Posthorn,Version}.java"

const sources = `${home}/src/main/java/io/posthorn`
const note = "// Generated from the OpenAPI document by sdk/java/scripts/generate.ts. Do not edit."

/** Where the classes are that generated files use. */
const packages = {
  "com.google.gson": ["JsonElement", "JsonObject"],
  "io.posthorn": ["ApiObject", "ApiValue", "Params"],
  "java.io": ["InputStream"],
  "java.math": ["BigDecimal"],
  "java.time": ["Instant"],
  "java.util": ["List", "Map", "Optional"],
}

/** The generated files by their paths from the root of the repository. */
export function javaFiles(): Map<string, string> {
  const tree = readTree(readDocument(), ["account", "operator"])
  const types = new JavaTypes(tree)
  const used = tree.resources.filter((resource) => methodsIn(resource).length)
  const resources = used.map((resource): [string, string] => [
    `${className(resource.name)}Resource`,
    resourceText(resource, types),
  ])
  const models = types.classes("out")
  const params = types.classes("in")
  const places = new Map([
    ...Object.entries(packages).flatMap(([place, names]) => names.map((name) => [name, place] as const)),
    ...[...models.keys()].map((name) => [name, "io.posthorn.model"] as const),
    ...[...params.keys()].map((name) => [name, "io.posthorn.params"] as const),
  ])
  const top: [string, string][] = [
    ...resources,
    ["Posthorn", clientText(used.map(({ name }) => name))],
    ["Version", versionText()],
  ]
  const files = [
    ...top.map(([name, text]) => [name, whole("io.posthorn", text, places)] as const),
    ...[...models].map(([name, text]) => [`model/${name}`, whole("io.posthorn.model", text, places)] as const),
    ...[...params].map(([name, text]) => [`params/${name}`, whole("io.posthorn.params", text, places)] as const),
    ["model/package-info", packageText("The objects and words in answers.", "io.posthorn.model")] as const,
    ["params/package-info", packageText("The parameters of calls.", "io.posthorn.params")] as const,
  ]
  return new Map(files.map(([name, text]) => [`${sources}/${name}.java`, text]))
}

/** A file with the imports that its code uses. */
function whole(own: string, text: string, places: ReadonlyMap<string, string>): string {
  const code = text.replaceAll(/\/\*\*.*?\*\//gs, "").replaceAll(/"[^"\n]*"/g, "")
  const declared = new Set([...text.matchAll(/\bclass (\w+)/g)].map(([, name]) => name))
  const words = new Set(code.match(/\b[A-Z]\w+/g))
  const imports = [...words].flatMap((word) => {
    const place = places.get(word)
    return place && place !== own && !declared.has(word) ? [`import ${place}.${word};\n`] : []
  })
  return `${note}\n\npackage ${own};\n\n${imports.toSorted().join("")}${imports.length ? "\n" : ""}${text}`
}

function packageText(text: string, name: string): string {
  return `${note}\n\n/** ${text} */\npackage ${name};\n`
}

function versionText(): string {
  return `/** The version of the client, and of the API that it knows. */
final class Version {
    static final String VALUE = ${JSON.stringify(serverVersion)};

    private Version() {}
}
`
}

function clientText(names: readonly string[]): string {
  const indent = "    "
  const builder = { doc: ["Begins a client."], tags: ["@return a builder for its options"], indent }
  const shared = "Returns a client with these options for all calls. It shares the connections."
  const others = "It ignores the idempotency key and the last event id, which are those of one call."
  const copy = {
    doc: [`${shared} ${others}`],
    tags: ["@param options the options", "@return the other client"],
    indent,
  }
  const text = { doc: ["Prints the server, and not the credentials."], indent }
  return [
    javadoc(["The client. Its methods are the resources of the API. Many threads can use it."]),
    "public final class Posthorn {\n    private final Core core;\n\n",
    "    Posthorn(Core core) {\n        this.core = core;\n    }\n",
    member(builder, "public static PosthornBuilder builder()", "return new PosthornBuilder();"),
    member(copy, "public Posthorn with(RequestOptions options)", "return new Posthorn(core.with(options));"),
    ...names.map((name) => getterText(name, "client", indent)),
    member(text, "@Override\n    public String toString()", 'return "Posthorn(" + core.baseUrl + ")";'),
    "}\n",
  ].join("")
}
