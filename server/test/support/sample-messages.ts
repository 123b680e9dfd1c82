import type { CarrierMedia } from "#messaging/carriers/carrier.ts"

/** Every real peer is sent these texts, and sends them. None needs more than ten segments of SMS. */
export const sampleTexts = {
  "a single text": "Your table is ready.",
  "a long text": "Grüße aus der Küche. ".repeat(70).trim(),
  "a text with emoji": "Tisch 7 😀👨‍👩‍👧‍👦🇪🇺 \u{1f937}\u{1f3fd}‍♀️ ist bereit",
  "a text from right to left": "مرحبا بكم في الفندق، \u200f7\u200e שלום",
}

/** As many media as every real peer of MMS or chat is sent, and sends. */
export const sampleMediaCounts = [1, 10]

/** Media that differ. Their type follows from their first bytes. */
export function sampleMedia(count: number): CarrierMedia[] {
  return Array.from({ length: count }, (_, index) => ({
    contentType: "image/png",
    content: Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), Buffer.alloc(10_000, index + 1)]),
  }))
}

/** What HTTP peers may answer instead of an answer, by what it is. */
export const wrongHttpAnswers = {
  "that breaks off": "cut",
  "that is no HTTP": { instead: "\0\xff nothing of HTTP\r\n\r\n" },
  "that is a page of something else": {
    instead: `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 44\r\n\r\n<a href="https://example.com/">Sign in</a>\r\n`,
  },
} as const
