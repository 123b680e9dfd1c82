import { z } from "zod"
import { fromSid, toSid } from "#core/std/ids.ts"
import { operation, type Answer } from "#http/operation.ts"
import { noted } from "#http/wire/schemas.ts"
import { oneLine } from "#auth/api/verification-schema.ts"
import { serviceIdOf, type VerificationNeeds } from "#auth/api/verifications.ts"
import { verificationServiceNotFound } from "#auth/verifications/refusals.ts"
import {
  changeService,
  createService,
  deleteService,
  getService,
  listServices,
  type VerificationService,
} from "#auth/verifications/services.ts"
import { readVerificationSettings } from "#auth/verifications/settings.ts"
import { isoDate } from "./dates.ts"
import { refuseParameter } from "./errors.ts"
import { twilioPageParameters } from "./page.ts"

const friendlyName = noted(oneLine(32).min(1), "The name before the text of each message.", "Acme")
const settings = {
  code_length: noted(z.int().min(4).max(10).optional(), "The number of digits in a code.", 6),
  custom_code_enabled: noted(z.boolean().optional(), "Whether programs choose the codes themselves.", false),
}

export const createTwilioVerifyService = operation<VerificationNeeds>()({
  id: "createTwilioVerifyService",
  tag: "Verifications",
  summary: "Create a service",
  description: "Creates a verification service.",
  scopes: ["auth"],
  audited: true,
  body: z.object({ friendly_name: friendlyName, ...settings }),
  responses: { 201: { description: "The service.", schema: null } },
  async handle(needs, { accountId, body }): Promise<Answer> {
    refuseCustomCodes(body.custom_code_enabled)
    const { newId, clock } = needs.verifications
    const given = { friendlyName: body.friendly_name, codeLength: body.code_length ?? null }
    const service = await needs.db.transaction((tx) => createService(tx, accountId, given, { newId, now: clock.now() }))
    return await answerService(needs, service, 201)
  },
})

export const listTwilioVerifyServices = operation<VerificationNeeds>()({
  id: "listTwilioVerifyServices",
  tag: "Verifications",
  summary: "List services",
  description: "Returns the verification services, newest first. The default one is the last.",
  scopes: ["auth", "read"],
  query: z.object(twilioPageParameters),
  responses: { 200: { description: "A page of services.", schema: null } },
  async handle({ verifications }, { accountId, query }): Promise<Answer> {
    const { page = 0, page_size: size = 50 } = query
    const services = await listServices(verifications.db, accountId)
    const { codeLength } = await readVerificationSettings(verifications.db, accountId)
    const url = (number: number) => `${verifications.baseUrl()}/v2/Services?PageSize=${size}&Page=${number}`
    const meta = {
      page,
      page_size: size,
      first_page_url: url(0),
      previous_page_url: page === 0 ? null : url(page - 1),
      next_page_url: services.length > (page + 1) * size ? url(page + 1) : null,
      url: url(page),
      key: "services",
    }
    const shown = services.slice(page * size, (page + 1) * size)
    const json = { meta, services: shown.map((each) => serviceForm(each, codeLength, verifications.baseUrl())) }
    return { status: 200, json }
  },
})

export const getTwilioVerifyService = operation<VerificationNeeds>()({
  id: "getTwilioVerifyService",
  tag: "Verifications",
  summary: "Retrieve a service",
  description: "Returns the verification service.",
  scopes: ["auth", "read"],
  sid: "verificationService",
  responses: { 200: { description: "The service.", schema: null } },
  handle: async (needs, { accountId, id }) =>
    await answerService(needs, await getService(needs.verifications.db, accountId, id)),
})

export const updateTwilioVerifyService = operation<VerificationNeeds>()({
  id: "updateTwilioVerifyService",
  tag: "Verifications",
  summary: "Change a service",
  description: "Changes the verification service.",
  scopes: ["auth"],
  audited: true,
  sid: "verificationService",
  body: z.object({ friendly_name: friendlyName.optional(), ...settings }),
  responses: { 200: { description: "The service.", schema: null } },
  async handle(needs, { accountId, id, body }): Promise<Answer> {
    refuseCustomCodes(body.custom_code_enabled)
    const { db, clock } = needs.verifications
    const { friendly_name: name, code_length: codeLength } = body
    const change = {
      ...(name !== undefined && { friendlyName: name }),
      ...(codeLength !== undefined && { codeLength }),
    }
    return await answerService(needs, await changeService(db, accountId, id, change, clock.now()))
  },
})

export const deleteTwilioVerifyService = operation<VerificationNeeds>()({
  id: "deleteTwilioVerifyService",
  tag: "Verifications",
  summary: "Delete a service",
  description: "Deletes the verification service.",
  scopes: ["auth"],
  audited: true,
  sid: "verificationService",
  responses: { 204: { description: "Service deleted.", schema: null } },
  async handle({ verifications }, { accountId, id }): Promise<Answer> {
    await deleteService(verifications.db, accountId, id)
    return { status: 204 }
  },
})

/** Returns the service of a path, null for the default one. */
export function serviceInPath(accountId: string, { service = "" }: Readonly<Record<string, string>>): string | null {
  const id = fromSid("verificationService", service)
  if (id === undefined) throw verificationServiceNotFound()
  return serviceIdOf(accountId, id)
}

function refuseCustomCodes(isEnabled: boolean | undefined): void {
  if (isEnabled)
    throw refuseParameter("custom_code_enabled", "`custom_code_enabled` is not supported. Posthorn chooses the codes.")
}

async function answerService(
  { verifications: { db, baseUrl } }: VerificationNeeds,
  service: VerificationService,
  status = 200,
): Promise<Answer> {
  const { codeLength } = await readVerificationSettings(db, service.accountId)
  return { status, json: serviceForm(service, codeLength, baseUrl()) }
}

/** `codeLength` is that of the account, for a service without its own. */
function serviceForm(service: VerificationService, codeLength: number, baseUrl: string) {
  const sid = toSid("verificationService", service.id)
  const url = `${baseUrl}/v2/Services/${sid}`
  return {
    account_sid: toSid("account", service.accountId),
    code_length: service.settings.codeLength ?? codeLength,
    custom_code_enabled: false,
    date_created: isoDate(service.createdAt),
    date_updated: isoDate(service.updatedAt),
    default_template_sid: null,
    do_not_share_warning_enabled: true,
    dtmf_input_required: false,
    friendly_name: service.settings.friendlyName ?? "",
    links: {
      entities: `${url}/Entities`,
      verification_checks: `${url}/VerificationCheck`,
      verifications: `${url}/Verifications`,
    },
    lookup_enabled: false,
    passkeys: null,
    psd2_enabled: false,
    push: null,
    sid,
    skip_sms_to_landlines: false,
    totp: null,
    tts_name: null,
    url,
    verify_event_subscription_enabled: false,
    whatsapp: null,
  }
}
