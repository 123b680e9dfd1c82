import { crc32, deflateRawSync, gzipSync } from "node:zlib"

/** A file of a stranger that does harm where a program opens, draws or unpacks it. */
export interface HostileFile {
  content: Buffer
  /** The type by its bytes. */
  type: string
}

/** A small file that grows to this size where a program unpacks it. */
const unpackedBytes = 16 * 1024 * 1024

const script = `<script>alert(document.domain)</script>`
const entities = Array.from({ length: 9 }, (_, index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`)
const bomb = `<!DOCTYPE svg [<!ENTITY e0 "lol">${entities.join("")}<!ENTITY file SYSTEM "file:///etc/passwd">]>`
const zeros = Buffer.alloc(unpackedBytes)
const zipBomb = zipOf("bomb", zeros)

/** Documents, drawings and archives. Nothing of Posthorn reads more of them than their first bytes. */
export const hostileFiles: Readonly<Record<string, HostileFile>> = {
  "a PDF with a script": {
    content: Buffer.from(
      "%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF",
    ),
    type: "application/pdf",
  },
  "a PDF that is a page, too": { content: Buffer.from(`%PDF-1.7\n<html>${script}</html>`), type: "application/pdf" },
  "an SVG with a script": {
    content: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`),
    type: "image/svg+xml",
  },
  "an SVG with entities": {
    content: Buffer.from(`<?xml version="1.0"?>${bomb}<svg><text>&e9;&file;</text></svg>`),
    type: "image/svg+xml",
  },
  "an SVG that loads from elsewhere": {
    content: Buffer.from(`<svg><image href="http://169.254.169.254/latest/"/><use href="file:///etc/passwd#a"/></svg>`),
    type: "image/svg+xml",
  },
  "a compressed SVG": { content: gzipSync(`<svg>${script}</svg>`), type: "application/octet-stream" },
  "a page": { content: Buffer.from(`<!doctype html>${script}`), type: "text/html" },
  "a page behind a comment": { content: Buffer.from(`<!--${"a".repeat(9_000)}-->${script}`), type: "text/html" },
  "a page in UTF-16": { content: Buffer.from(`\ufeff<html>${script}`, "utf16le"), type: "application/octet-stream" },
  "XML with entities": { content: Buffer.from(`<?xml version="1.0"?>${bomb}<a>&e9;</a>`), type: "application/xml" },
  "a document of Word": { content: zipOf("word/document.xml", Buffer.from(bomb)), type: "application/octet-stream" },
  "a zip bomb": { content: zipBomb, type: "application/octet-stream" },
  "a zip in a zip": { content: zipOf("inner.zip", zipBomb), type: "application/octet-stream" },
  "a gzip bomb": { content: gzipSync(zeros), type: "application/octet-stream" },
  "a picture with a zip behind it": {
    content: Buffer.concat([Buffer.from("GIF89a\x01\0\x01\0\0\0\0;", "latin1"), zipBomb]),
    type: "image/gif",
  },
}

/** Returns an archive with one compressed file (PKWARE APPNOTE 6.3, sections 4.3.7 to 4.3.16). */
function zipOf(name: string, content: Buffer): Buffer {
  const packed = deflateRawSync(content)
  const head = Buffer.alloc(26)
  head.writeUInt16LE(20, 0)
  head.writeUInt16LE(8, 4)
  head.writeUInt32LE(crc32(content), 10)
  head.writeUInt32LE(packed.length, 14)
  head.writeUInt32LE(content.length, 18)
  head.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from("PK\x03\x04"), head, Buffer.from(name), packed])
  const central = Buffer.concat([Buffer.from("PK\x01\x02\x14\0"), head, Buffer.alloc(14), Buffer.from(name)])
  const end = Buffer.alloc(22)
  end.write("PK\x05\x06")
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, central, end])
}
