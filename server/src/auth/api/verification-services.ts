import { z } from "zod"
import type { Tx } from "#core/db/database.ts"
import { isoTime } from "#core/std/iso-time.ts"
import { runIdempotent } from "#http/run-idempotent.ts"
import { operation } from "#http/operation.ts"
import { removal, retrieval, wholeListing } from "#http/resource-operations.ts"
import { exampleHex, named, noted, pageOf, schemaNotes, sid, sidParameter, timestamp } from "#http/wire/schemas.ts"
import {
  changeService,
  createService,
  deleteService,
  getService,
  listServices,
  servicesMax,
  type VerificationService,
} from "#auth/verifications/services.ts"
import type { VerificationServiceSettings } from "#auth/verifications/settings.ts"
import { getMessagingService } from "#messaging/numbers/messaging-services.ts"
import { toSid } from "#core/std/ids.ts"
import { givenLists, settingFields, shownLists } from "./verification-settings.ts"
import type { VerificationNeeds } from "./verifications.ts"

const { recipient_hourly_max, recipient_daily_max, daily_sends_max, daily_spend_max } = settingFields

/** The settings of a service that are not lists. Its limits are additional. */
const serviceFields = {
  friendly_name: settingFields.friendly_name,
  locale: unset(settingFields.locale),
  code_length: unset(settingFields.code_length),
  ttl_seconds: unset(settingFields.ttl_seconds),
  checks_max: unset(settingFields.checks_max),
  sends_max: unset(settingFields.sends_max),
  recipient_hourly_max: limit(recipient_hourly_max, "new verifications of one recipient with this service in an hour"),
  recipient_daily_max: limit(recipient_daily_max, "new verifications of one recipient with this service in a day"),
  daily_sends_max: limit(daily_sends_max, "messages of this service in a day"),
  daily_spend_max: noted(
    daily_spend_max,
    "The maximum price of messages of this service in a day, in addition to that of the account. Null for none.",
    null,
  ),
  whatsapp_template: settingFields.whatsapp_template,
  domain: settingFields.domain,
  app_hash: settingFields.app_hash,
}

/** Returns the setting with null for that of the account. */
function unset<Schema extends z.ZodType>(schema: Schema): z.ZodNullable<Schema> {
  const { description = "", examples = [] } = schemaNotes.get(schema) ?? {}
  return noted(schema.nullable(), `${description} Null for the setting of the account.`, ...(examples as unknown[]))
}

function limit<Schema extends z.ZodType>(schema: Schema, what: string): z.ZodNullable<Schema> {
  return noted(
    schema.nullable(),
    `The maximum number of ${what}, in addition to that of the account. Null for none.`,
    null,
  )
}

const serviceSchema = named(
  "VerificationService",
  "A service: settings for the verifications of one app or brand. A setting that is null is that of the account.",
  z.object({
    sid: sid("verificationService", "Identifier of the service."),
    account_sid: sid("account", "The account of the service."),
    is_default: noted(
      z.boolean(),
      "True for the service of verifications without `service_sid`. Its settings are those of the account.",
      false,
    ),
    ...serviceFields,
    senders: unset(shownLists.senders),
    messaging_service_sid: noted(
      sid("messagingService", "The messaging service.").nullable(),
      "The messaging service whose senders are tried before `senders`. Null for that of the default service.",
      null,
    ),
    allowed_countries: unset(shownLists.allowed_countries),
    redirect_urls: unset(shownLists.redirect_urls),
    created_at: timestamp("The time of the creation."),
    updated_at: timestamp("The time of the last change."),
  }),
)

const example: z.output<typeof serviceSchema> = {
  sid: `VA${exampleHex}`,
  account_sid: `AC${exampleHex}`,
  is_default: false,
  friendly_name: "Acme Bank",
  locale: null,
  code_length: 8,
  ttl_seconds: 300,
  checks_max: null,
  sends_max: null,
  recipient_hourly_max: null,
  recipient_daily_max: null,
  daily_sends_max: 500,
  daily_spend_max: null,
  whatsapp_template: null,
  domain: null,
  app_hash: null,
  senders: null,
  messaging_service_sid: null,
  allowed_countries: null,
  redirect_urls: null,
  created_at: "2026-11-21T08:30:00.000Z",
  updated_at: "2026-11-21T08:30:00.000Z",
}

const { friendly_name: friendlyName, ...others } = serviceFields
const optional = {
  locale: others.locale.optional(),
  code_length: others.code_length.optional(),
  ttl_seconds: others.ttl_seconds.optional(),
  checks_max: others.checks_max.optional(),
  sends_max: others.sends_max.optional(),
  recipient_hourly_max: others.recipient_hourly_max.optional(),
  recipient_daily_max: others.recipient_daily_max.optional(),
  daily_sends_max: others.daily_sends_max.optional(),
  daily_spend_max: others.daily_spend_max.optional(),
  whatsapp_template: others.whatsapp_template.optional(),
  domain: others.domain.optional(),
  app_hash: others.app_hash.optional(),
  senders: unset(givenLists.senders).optional(),
  messaging_service_sid: sidParameter(
    "messagingService",
    "The messaging service whose senders are tried before `senders`. Null for that of the default service.",
  )
    .nullable()
    .optional(),
  allowed_countries: unset(givenLists.allowed_countries).optional(),
  redirect_urls: unset(givenLists.redirect_urls).optional(),
}

const changes = z.object({ friendly_name: friendlyName.optional(), ...optional })

export const createVerificationService = operation<VerificationNeeds>()({
  id: "createVerificationService",
  tag: "Verifications",
  summary: "Create a service",
  description: `Creates a service with settings of its own. Create a verification with its \`service_sid\` to use them. Settings that you do not send are those of the account, and follow their changes. Limits of a service come in addition: the limits, locks and blocks of the account count all services together. An account can have ${servicesMax} services.`,
  scopes: ["auth"],
  audited: true,
  body: z.object({ friendly_name: friendlyName, ...optional }),
  bodyExamples: {
    bank: { summary: "Longer codes", value: { friendly_name: "Acme Bank", code_length: 8, ttl_seconds: 300 } },
  },
  responses: { 201: { description: "The service.", schema: serviceSchema, example } },
  problems: ["invalid_address", "verification_services_exhausted", "messaging_service_not_found"],
  handle: (needs, request) =>
    runIdempotent(needs, request, async (tx) => {
      await checkPool(tx, request.accountId, request.body.messaging_service_sid)
      const { newId, clock } = needs.verifications
      const context = { newId, now: clock.now() }
      const service = await createService(tx, request.accountId, changeOf(request.body), context)
      return { status: 201, json: serviceResource(service) }
    }),
})

export const listVerificationServices = wholeListing<VerificationNeeds>()({
  id: "listVerificationServices",
  tag: "Verifications",
  summary: "List services",
  description: "Returns all services, newest first. The default service is the last.",
  scopes: ["auth", "read"],
  outcome: "All services.",
  page: pageOf("VerificationServicePage", "All services.", serviceSchema),
  example,
  read: async ({ verifications: { db } }, { accountId }) => (await listServices(db, accountId)).map(serviceResource),
})

export const getVerificationService = retrieval<VerificationNeeds>()({
  id: "getVerificationService",
  tag: "Verifications",
  noun: "service",
  description: "Returns the service with its settings.",
  scopes: ["auth", "read"],
  sid: "verificationService",
  schema: serviceSchema,
  example,
  problems: ["verification_service_not_found"],
  read: async ({ verifications: { db } }, { accountId, id }) => serviceResource(await getService(db, accountId, id)),
})

export const updateVerificationService = operation<VerificationNeeds>()({
  id: "updateVerificationService",
  tag: "Verifications",
  summary: "Change a service",
  description:
    "Changes the fields that you send. Pending verifications keep their earlier settings. Of the default service, it changes the settings of the account, and null is the default of the setting.",
  scopes: ["auth"],
  audited: true,
  sid: "verificationService",
  body: changes,
  bodyExamples: { limit: { summary: "A limit of its own", value: { daily_sends_max: 500 } } },
  responses: { 200: { description: "The changed service.", schema: serviceSchema, example } },
  problems: ["invalid_address", "verification_service_not_found", "messaging_service_not_found"],
  async handle({ verifications: { db, clock } }, { accountId, id, body }) {
    await checkPool(db, accountId, body.messaging_service_sid)
    const service = await changeService(db, accountId, id, changeOf(body), clock.now())
    return { status: 200, json: serviceResource(service) }
  },
})

export const deleteVerificationService = removal<VerificationNeeds>()({
  id: "deleteVerificationService",
  tag: "Verifications",
  summary: "Delete a service",
  description:
    "Deletes a service. Its pending verifications stay valid for checks by `verification_sid`. Its factors stay until you delete them. You cannot delete the default service.",
  scopes: ["auth"],
  audited: true,
  sid: "verificationService",
  outcome: "Service deleted.",
  problems: ["verification_service_not_found", "default_verification_service"],
  remove: ({ verifications: { db } }, { accountId, id }) => deleteService(db, accountId, id),
})

/** Refuses `messaging_service_not_found`. */
async function checkPool(tx: Tx, accountId: string, id: string | null | undefined): Promise<void> {
  if (id) await getMessagingService(tx, accountId, id, "messaging_service_sid")
}

/** Returns the sent settings. */
function changeOf(body: z.output<typeof changes>): Partial<VerificationServiceSettings> {
  const change = {
    friendlyName: body.friendly_name,
    locale: body.locale,
    codeLength: body.code_length,
    ttlSeconds: body.ttl_seconds,
    checksMax: body.checks_max,
    sendsMax: body.sends_max,
    hourlyMax: body.recipient_hourly_max,
    dailyMax: body.recipient_daily_max,
    dailySendsMax: body.daily_sends_max,
    dailySpendMax: body.daily_spend_max,
    whatsappTemplate: body.whatsapp_template,
    domain: body.domain,
    appHash: body.app_hash,
    messagingServiceId: body.messaging_service_sid,
    senders: body.senders && body.senders.map(({ text }) => text),
    allowedCountries: body.allowed_countries,
    redirectUrls: body.redirect_urls,
  }
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
}

function serviceResource({ accountId, id, settings, createdAt, updatedAt }: VerificationService) {
  return {
    sid: toSid("verificationService", id),
    account_sid: toSid("account", accountId),
    is_default: id === accountId,
    friendly_name: settings.friendlyName ?? "",
    locale: settings.locale,
    code_length: settings.codeLength,
    ttl_seconds: settings.ttlSeconds,
    checks_max: settings.checksMax,
    sends_max: settings.sendsMax,
    recipient_hourly_max: settings.hourlyMax,
    recipient_daily_max: settings.dailyMax,
    daily_sends_max: settings.dailySendsMax,
    daily_spend_max: settings.dailySpendMax,
    whatsapp_template: settings.whatsappTemplate,
    domain: settings.domain,
    app_hash: settings.appHash,
    senders: settings.senders,
    messaging_service_sid: settings.messagingServiceId && toSid("messagingService", settings.messagingServiceId),
    allowed_countries: settings.allowedCountries,
    redirect_urls: settings.redirectUrls,
    created_at: isoTime(createdAt),
    updated_at: isoTime(updatedAt),
  }
}
