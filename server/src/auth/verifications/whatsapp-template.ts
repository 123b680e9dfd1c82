import type { MessageTemplate } from "#messaging/carriers/carrier.ts"
import { MessagingRefusal } from "#messaging/messages/refusals.ts"
import { maskOf } from "./code.ts"
import type { VerificationSettings } from "./settings.ts"
import { localeOf } from "./texts.ts"
import type { Payload, Verification, VerificationMethod } from "./verification.ts"

/**
 * Returns why no authentication template of the account can carry the message, as `template_required`.
 * Undefined if one can. WhatsApp takes codes as such templates alone, and they have neither a link nor a text
 * of the sender. The rule is the same within 24 hours after a message of the person, so that it does not
 * depend on what the person wrote.
 */
export function templateRefusal(
  { method, payload }: { method: VerificationMethod; payload: Payload | null },
  { whatsappTemplate }: Pick<VerificationSettings, "whatsappTemplate">,
): MessagingRefusal | undefined {
  if (method === "link" || payload !== null)
    return templateRequired(
      `A verification over WhatsApp carries a code alone, without ${method === "link" ? "a link" : "a `payload`"}. Use another channel.`,
    )
  if (whatsappTemplate) return undefined
  return templateRequired(
    "WhatsApp takes codes only as an authentication template. Create one at Meta, and set `whatsapp_template` with `PATCH /v1/auth/settings`.",
  )
}

/**
 * Returns the template with the code masked. The button that copies the code, or fills it in, repeats it as
 * the end of a URL. Throws what `templateRefusal` returns.
 */
export function codeTemplate(
  { method, content, locale, codeLength }: Pick<Verification, "method" | "content" | "locale" | "codeLength">,
  { whatsappTemplate }: Pick<VerificationSettings, "whatsappTemplate">,
): MessageTemplate {
  const refusal = templateRefusal({ method, payload: content.payload }, { whatsappTemplate })
  if (refusal) throw refusal
  const { name = "", languages = [] } = whatsappTemplate ?? {}
  const language = languages.find((each) => localeOf(each) === localeOf(locale)) ?? languages[0] ?? ""
  const code = maskOf(codeLength)
  return { name, language, parameters: { 1: code }, header: {}, buttons: [{ index: 0, type: "url", value: code }] }
}

function templateRequired(detail: string): MessagingRefusal {
  return new MessagingRefusal("template_required", detail, { param: "channel" })
}
