import { countSegments, type SegmentEncoding } from "#messaging/channels/segments.ts"
import type { VerificationSettings } from "./settings.ts"
import { maskedLink, maskedText } from "./texts.ts"
import type { Locale } from "./texts-catalogue.ts"
import type { VerificationMethod } from "./verification.ts"

/** The message of a verification in one language, with the code or the token masked. */
export interface PreviewedText {
  locale: Locale
  text: string
  encoding: SegmentEncoding
  segments: number
}

/**
 * Returns the messages with these settings, for a request without further values. A mask is as long as its
 * code or token.
 */
export function previewTexts(
  settings: VerificationSettings,
  { locales, method, baseUrl }: { locales: readonly Locale[]; method: VerificationMethod; baseUrl: string },
): PreviewedText[] {
  const content = {
    name: settings.friendlyName,
    appHash: settings.appHash,
    domain: settings.domain,
    payload: null,
    redirectUrl: null,
    link: method === "link" ? maskedLink(baseUrl) : null,
  }
  return locales.map((locale) => {
    const text = maskedText({ content, locale, method, codeLength: settings.codeLength })
    const { encoding, count: segments } = countSegments(text)
    return { locale, text, encoding, segments }
  })
}
