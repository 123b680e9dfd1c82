import assert from "node:assert/strict"
import { test } from "node:test"
import { isSendable, mediaTypeOf } from "./media-type.ts"

const typeOf = (content: string, declared = "", encoding: BufferEncoding = "latin1") =>
  mediaTypeOf(Buffer.from(content, encoding), declared)

test("media has the type of its bytes, not the declared one", () => {
  const types = {
    "image/jpeg": "\xff\xd8\xff\xe0\0\x10JFIF",
    "image/png": "\x89PNG\r\n\x1a\n\0\0",
    "image/gif": "GIF89a\x01\0",
    "image/webp": "RIFF\x01\0\0\0WEBPVP8 ",
    "image/heic": "\0\0\0\x18ftypheic\0\0",
    "video/mp4": "\0\0\0\x18ftypisom\0\0",
    "video/3gpp": "\0\0\0\x18ftyp3gp4\0\0",
    "audio/amr": "#!AMR\n\x0c",
    "audio/mpeg": "ID3\x03\0",
    "application/pdf": "%PDF-1.7\n%\xe2",
  }
  for (const [type, content] of Object.entries(types)) assert.equal(typeOf(content, "image/tiff"), type)
})

test("SVG and HTML that are declared as a JPEG keep their own type, and no message carries them", () => {
  const markup = [
    ["<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>", "image/svg+xml"],
    ["<?xml version='1.0'?>\n<!-- a --><SVG onload='alert(1)'/>", "image/svg+xml"],
    ["\ufeff \n<!doctype html><script>alert(1)</script>", "text/html"],
    ["<a href=x>", "text/html"],
    ["<?xml version='1.0'?><a/>", "application/xml"],
  ] as const
  for (const [content, type] of markup) {
    assert.equal(typeOf(content, "image/jpeg", "utf8"), type)
    assert.equal(isSendable(type), false)
  }
})

test("the declaration separates kinds of text, and sound from pictures in one container", () => {
  assert.equal(typeOf("a,b\n1,2", "text/csv; charset=utf-8"), "text/csv")
  assert.equal(typeOf("a,b\n1,2", "image/png"), "text/plain")
  assert.equal(typeOf("BEGIN:VCARD\r\nEND:VCARD", "text/plain"), "text/vcard")
  assert.equal(typeOf("\0\0\0\x18ftypisom\0\0", "audio/mp4"), "audio/mp4")
  assert.equal(typeOf("\0\0\0\x18ftypisom\0\0", "audio/mpeg"), "video/mp4")
  assert.equal(typeOf("مرحبا", "", "utf8"), "text/plain")
})

test("unknown bytes have no type of their own", () => {
  for (const content of ["", "\0\x01\x02", "\xff\xfe\xfd", "caf\xe9"])
    assert.equal(typeOf(content, "image/jpeg"), "application/octet-stream")
})
