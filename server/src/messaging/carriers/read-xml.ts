import { SaxesParser } from "saxes"

/** An element by its local name. MMSCs use different namespaces for MM7, and some do not declare theirs. */
export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  /** Its own text, without the text of its children. */
  text: string
  children: XmlElement[]
}

/** An envelope of MM7 has some kilobytes. */
export const xmlBytesMax = 256 * 1024
const depthMax = 20
const envelopeLimits: XmlLimits = { elementsMax: 5_000 }

export interface XmlLimits {
  elementsMax: number
  /** Of all elements together. */
  attributesMax?: number
  /** A label of the WHATWG Encoding Standard. Default: UTF-8. */
  encoding?: string
}

/**
 * Reads an XML document. Returns a sentence about its fault if it has one. Only the five entities of XML
 * itself are known, and a document type is refused (SOAP 1.1, section 3), so no entity can expand.
 */
export function readXml(bytes: Uint8Array, limits: XmlLimits = envelopeLimits): XmlElement | string {
  const { encoding = "utf-8" } = limits
  if (bytes.byteLength > xmlBytesMax) return `The XML is larger than ${xmlBytesMax} bytes.`
  try {
    return parse(new TextDecoder(encoding, { fatal: true }).decode(bytes), limits)
  } catch (error) {
    return error instanceof XmlFault ? error.message : `The XML is not well-formed ${encoding.toUpperCase()}.`
  }
}

/** Returns the first descendant with this name, at any depth. */
export function find(element: XmlElement, name: string): XmlElement | undefined {
  for (const child of element.children) {
    const found = child.name === name ? child : find(child, name)
    if (found) return found
  }
  return undefined
}

/** Returns the trimmed text of an element. Empty if it is missing. */
export function textIn(element: XmlElement | undefined, name: string): string {
  return (element && find(element, name)?.text.trim()) ?? ""
}

class XmlFault extends Error {
  override name = "XmlFault"
}

function parse(text: string, { elementsMax, attributesMax = Infinity }: XmlLimits): XmlElement {
  const document: XmlElement = { name: "", attributes: {}, text: "", children: [] }
  const open = [document]
  let elements = 0
  let attributeCount = 0
  const parser = new SaxesParser()
  parser.on("error", ({ message }) => {
    throw new XmlFault(`The XML is not well-formed: ${message}`)
  })
  parser.on("doctype", () => {
    throw new XmlFault("The XML has a document type, which Posthorn refuses.")
  })
  parser.on("opentag", ({ name, attributes }) => {
    if (open.length > depthMax || ++elements > elementsMax)
      throw new XmlFault(`The XML has more than ${elementsMax} elements, or some deeper than ${depthMax}.`)
    attributeCount += Object.keys(attributes).length
    if (attributeCount > attributesMax) throw new XmlFault(`The XML has more than ${attributesMax} attributes.`)
    const element = { name: localName(name), attributes, text: "", children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on("closetag", () => void open.pop())
  const add = (more: string) => {
    const element = open.at(-1)
    if (element) element.text += more
  }
  parser.on("text", add)
  parser.on("cdata", add)
  parser.write(text).close()
  const [root] = document.children
  if (!root) throw new XmlFault("The XML has no element.")
  return root
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1)
}
