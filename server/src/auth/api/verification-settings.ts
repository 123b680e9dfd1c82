import { z } from "zod"
import { country } from "#http/parameters/country.ts"
import { operation } from "#http/operation.ts"
import { retrieval } from "#http/resource-operations.ts"
import { formed, list, named, noted, shownUrl, text } from "#http/wire/schemas.ts"
import {
  changeVerificationSettings,
  readVerificationSettings,
  type VerificationSettings,
} from "#auth/verifications/settings.ts"
import { ownedSender } from "#messaging/api/phone-number-schema.ts"
import { templateLanguage, templateName } from "#messaging/api/template-schema.ts"
import { appHash, domainName, messageLocale, oneLine, passkeyDomain } from "./verification-schema.ts"
import type { VerificationNeeds } from "./verifications.ts"

/** Meta offers about 70 languages. */
const templateLanguagesMax = 100

const limitName = formed(/^[a-z0-9_]{1,32}$/, "must be 1 to 32 lower-case letters, digits or underscores")
const namedLimit = z.object({
  name: noted(limitName, "The name of the limit in `rate_limit_keys`.", "device"),
  max: noted(z.int().min(1).max(1_000_000), "The maximum number of new verifications in the interval.", 5),
  interval_seconds: noted(
    z
      .int()
      .min(1)
      .max(30 * 24 * 3_600),
    "The interval in seconds. It starts with the first verification.",
    3600,
  ),
})
const passkeyOrigin = text(255).refine(isOrigin, {
  error:
    "must be the origin of a page without *, such as https://www.example.com, or android:apk-key-hash: and the hash of an app; http works only for localhost",
})

/** The settings that are not lists. */
export const settingFields = {
  friendly_name: noted(
    oneLine(32),
    "The name of your service, which precedes the text of each message. Empty for no name.",
    "Acme",
  ),
  locale: noted(messageLocale, "The default language of messages.", "en"),
  code_length: noted(
    z.int().min(4).max(10),
    "The number of digits in a code. Less than six works only with the simulator.",
    6,
  ),
  ttl_seconds: noted(z.int().min(60).max(600), "The number of seconds for which a code or a link is valid.", 600),
  checks_max: noted(z.int().min(1).max(5), "The number of wrong checks that end a verification.", 5),
  sends_max: noted(z.int().min(1).max(5), "The maximum number of messages of a verification.", 5),
  recipient_hourly_max: noted(
    z.int().min(1).max(5),
    "The maximum number of new verifications of one recipient in an hour.",
    5,
  ),
  recipient_daily_max: noted(
    z.int().min(1).max(10),
    "The maximum number of new verifications of one recipient in a day.",
    10,
  ),
  client_ip_hourly_max: noted(
    z.int().min(1).max(1_000),
    "The maximum number of new verifications from one `client_ip` in an hour. Approved ones do not count.",
    10,
  ),
  daily_sends_max: noted(
    z.int().min(0).max(10_000_000),
    "The maximum number of messages of all verifications in a day.",
    1000,
  ),
  daily_spend_max: noted(
    z.number().min(0).max(1_000_000).nullable(),
    "The maximum price of all messages in a day, in the currency of prices. Null for no limit.",
    null,
  ),
  whatsapp_template: noted(
    z
      .strictObject({
        name: noted(templateName, "The name of the authentication template at Meta.", "verify_code"),
        languages: noted(
          z.array(templateLanguage).min(1).max(templateLanguagesMax),
          "The languages in which Meta approved it, as Meta writes them. Posthorn takes the first if none is that of the message.",
          ["en_US", "de"],
        ),
      })
      .nullable(),
    "The authentication template of codes over WhatsApp, with a button that copies the code or fills it in. Null for none: WhatsApp is then not used. In a form, send JSON.",
    { name: "verify_code", languages: ["en_US", "de"] },
  ),
  domain: noted(
    domainName.nullable(),
    "The domain of your web site, for codes that browsers fill in. Null without one.",
    null,
  ),
  app_hash: noted(appHash.nullable(), "The hash of your Android app. Null without one.", null),
  abuse_mode: noted(
    z.enum(["enforce", "dry_run"]),
    "The mode of blocks: they refuse verifications, or Posthorn only records and announces them.",
    "enforce",
  ),
  passkey_rp_id: noted(
    passkeyDomain.nullable(),
    "The domain of passkeys (the WebAuthn relying party ID): the domain of your site, or a parent domain. A passkey works only for its domain, so a change needs new passkeys. Null without one.",
    "example.com",
  ),
  passkey_user_verification: noted(
    z.enum(["required", "preferred"]),
    "The user verification of passkeys: whether the device must check the user by PIN, fingerprint or face.",
    "required",
  ),
}

/** The lists that a service can also have, as answers show them. */
export const shownLists = {
  senders: noted(
    z.array(z.string()),
    "The senders of messages. Posthorn uses the first sender of the channel that a carrier takes.",
    ["+15551234567"],
  ),
  allowed_countries: noted(
    z.array(z.string()),
    "The allowed countries of recipients (ISO 3166-1). An empty list allows all countries with the simulator, and none with other carriers.",
    ["CH", "DE"],
  ),
  redirect_urls: noted(z.array(z.string()), "The allowed redirect URLs of links.", ["https://example.com/welcome"]),
}

/** The same lists in requests. */
export const givenLists = {
  senders: noted(list(ownedSender, { max: 20, min: 0 }), "The senders of messages.", ["+15551234567"]),
  allowed_countries: noted(
    list(country, { max: 300, min: 0, isCommaSeparated: true }),
    "The allowed countries of recipients.",
    ["CH", "DE"],
  ),
  redirect_urls: noted(list(shownUrl(), { max: 20, min: 0 }), "The allowed redirect URLs of links.", [
    "https://example.com/welcome",
  ]),
}

const settingsSchema = named(
  "VerificationSettings",
  "The settings of the account for verifications.",
  z.object({
    ...settingFields,
    ...shownLists,
    passkey_origins: noted(
      z.array(z.string()),
      "The origins where passkeys work. An empty list means `https://` and `passkey_rp_id`.",
      ["https://www.example.com"],
    ),
    rate_limits: noted(z.array(namedLimit), "Your own rate limits, which count the values of `rate_limit_keys`.", []),
  }),
)

const example: z.output<typeof settingsSchema> = {
  friendly_name: "Acme",
  locale: "en",
  code_length: 6,
  ttl_seconds: 600,
  checks_max: 5,
  sends_max: 5,
  recipient_hourly_max: 5,
  recipient_daily_max: 10,
  client_ip_hourly_max: 10,
  daily_sends_max: 1000,
  daily_spend_max: null,
  whatsapp_template: null,
  domain: null,
  app_hash: null,
  abuse_mode: "enforce",
  senders: ["+15551234567"],
  allowed_countries: ["CH", "DE"],
  redirect_urls: [],
  rate_limits: [],
  passkey_rp_id: "example.com",
  passkey_origins: ["https://www.example.com"],
  passkey_user_verification: "required",
}

export const getVerificationSettings = retrieval<VerificationNeeds>()({
  id: "getVerificationSettings",
  tag: "Verifications",
  noun: "settings",
  summary: "Retrieve the settings",
  description: "Returns the settings of the account. Settings that the account did not change have their defaults.",
  scopes: ["auth", "read"],
  schema: settingsSchema,
  example,
  read: async ({ verifications: { db } }, { accountId }) =>
    settingsResource(await readVerificationSettings(db, accountId)),
})

const fields = { ...settingFields, ...givenLists }
const optional = Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, schema.optional()])) as {
  [Name in keyof typeof fields]: z.ZodOptional<(typeof fields)[Name]>
}

export const updateVerificationSettings = operation<VerificationNeeds>()({
  id: "updateVerificationSettings",
  tag: "Verifications",
  summary: "Change the settings",
  description: "Changes the fields that you send. Pending verifications keep their earlier settings.",
  scopes: ["auth"],
  audited: true,
  body: z.object({
    ...optional,
    passkey_origins: noted(
      list(passkeyOrigin, { max: 20, min: 0 }).optional(),
      "The origins where passkeys work: origins of pages, and `android:apk-key-hash:` with the hash of an app.",
      ["https://www.example.com"],
    ),
    rate_limits: noted(list(namedLimit, { max: 20, min: 0 }).optional(), "Your own rate limits.", [
      { name: "device", max: 5, interval_seconds: 3600 },
    ]),
  }),
  bodyExamples: {
    countries: { summary: "Where your users are", value: { friendly_name: "Acme", allowed_countries: ["CH", "DE"] } },
  },
  responses: { 200: { description: "The new settings.", schema: settingsSchema, example } },
  problems: ["invalid_address"],
  async handle({ verifications: { db, clock } }, { accountId, body }) {
    const change = {
      friendlyName: body.friendly_name,
      locale: body.locale,
      codeLength: body.code_length,
      ttlSeconds: body.ttl_seconds,
      checksMax: body.checks_max,
      sendsMax: body.sends_max,
      hourlyMax: body.recipient_hourly_max,
      dailyMax: body.recipient_daily_max,
      ipHourlyMax: body.client_ip_hourly_max,
      dailySendsMax: body.daily_sends_max,
      dailySpendMax: body.daily_spend_max,
      whatsappTemplate: body.whatsapp_template,
      domain: body.domain,
      appHash: body.app_hash,
      abuseMode: body.abuse_mode,
      passkeyRpId: body.passkey_rp_id,
      passkeyOrigins: body.passkey_origins,
      passkeyUserVerification: body.passkey_user_verification,
      senders: body.senders?.map(({ text }) => text),
      allowedCountries: body.allowed_countries,
      redirectUrls: body.redirect_urls,
      rateLimits: body.rate_limits?.map(({ interval_seconds: intervalSeconds, ...limit }) => ({
        ...limit,
        intervalSeconds,
      })),
    }
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
    return { status: 200, json: settingsResource(await changeVerificationSettings(db, accountId, given, clock.now())) }
  },
})

function settingsResource(settings: VerificationSettings) {
  return {
    friendly_name: settings.friendlyName,
    locale: settings.locale,
    code_length: settings.codeLength,
    ttl_seconds: settings.ttlSeconds,
    checks_max: settings.checksMax,
    sends_max: settings.sendsMax,
    recipient_hourly_max: settings.hourlyMax,
    recipient_daily_max: settings.dailyMax,
    client_ip_hourly_max: settings.ipHourlyMax,
    daily_sends_max: settings.dailySendsMax,
    daily_spend_max: settings.dailySpendMax,
    whatsapp_template: settings.whatsappTemplate,
    domain: settings.domain,
    app_hash: settings.appHash,
    abuse_mode: settings.abuseMode,
    passkey_rp_id: settings.passkeyRpId,
    passkey_origins: settings.passkeyOrigins,
    passkey_user_verification: settings.passkeyUserVerification,
    senders: settings.senders,
    allowed_countries: settings.allowedCountries,
    redirect_urls: settings.redirectUrls,
    rate_limits: settings.rateLimits.map(({ name, max, intervalSeconds }) => {
      return { name, max, interval_seconds: intervalSeconds }
    }),
  }
}

/** Browsers offer passkeys only in a secure context, and write origins in this spelling. */
function isOrigin(text: string): boolean {
  if (/^android:apk-key-hash:[\w-]{43}$/.test(text)) return true
  const url = URL.parse(text)
  const isSecure = url?.protocol === "https:" || (url?.protocol === "http:" && url.hostname === "localhost")
  return isSecure && url?.origin === text && !text.includes("*")
}
