import { z } from "zod"
import { wholeListing } from "#http/resource-operations.ts"
import { named, noted, pageOf } from "#http/wire/schemas.ts"
import { previewTexts } from "#auth/verifications/preview-texts.ts"
import { verificationServiceNotFound } from "#auth/verifications/refusals.ts"
import { readSettingsOf } from "#auth/verifications/settings.ts"
import { localeOf, locales } from "#auth/verifications/texts.ts"
import { verificationMethods } from "#auth/verifications/verification.ts"
import { messageLocale } from "./verification-schema.ts"
import { givenService, serviceIdOf, type VerificationNeeds } from "./verifications.ts"

const textSchema = named(
  "VerificationText",
  "The message of a verification in one language.",
  z.object({
    locale: noted(z.string(), "The language (BCP 47).", "en"),
    text: noted(
      z.string(),
      "The message, with asterisks in place of the code or the token.",
      "Acme: Your verification code is ******. Do not share it.",
    ),
    encoding: noted(z.enum(["gsm7", "ucs2"]), "The encoding of the text.", "gsm7"),
    num_segments: noted(z.int().min(1), "The number of segments, as counted for sending and billing.", 1),
  }),
)

export const listVerificationTexts = wholeListing<VerificationNeeds>()({
  id: "listVerificationTexts",
  tag: "Verifications",
  summary: "Preview the messages",
  description: "Returns the messages with the settings of a service, ordered by language, on one page. Sends nothing.",
  scopes: ["auth", "read"],
  query: z.object({
    service_sid: givenService,
    locale: noted(messageLocale.optional(), "The language to filter by (BCP 47).", "de"),
    method: noted(z.enum(verificationMethods).default("code"), "The method of the message: a code or a link.", "code"),
  }),
  problems: ["verification_service_not_found"],
  outcome: "The messages.",
  page: pageOf("VerificationTextPage", "The messages of verifications.", textSchema),
  async read({ verifications: { db, baseUrl } }, { accountId, query: { service_sid, locale, method } }) {
    const only = locale === undefined ? undefined : localeOf(locale)
    const asked = { locales: only ? [only] : locales, method, baseUrl: baseUrl() }
    const serviceId = serviceIdOf(accountId, service_sid) ?? null
    const settings = await readSettingsOf(db, accountId, serviceId)
    if (serviceId !== null && !settings.service) throw verificationServiceNotFound()
    const previewed = previewTexts(settings, asked)
    return previewed.map(({ segments, ...text }) => ({ ...text, num_segments: segments }))
  },
})
