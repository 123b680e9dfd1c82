import { z } from "zod"
import type { MessageTemplate } from "#messaging/carriers/carrier.ts"
import type { Fault } from "#http/wire/fault.ts"
import { formed, noted, text } from "#http/wire/schemas.ts"

/** More variables than a template has. */
const parametersMax = 50
/** WhatsApp's limit for a body is 1,024 characters, with its variables in place. */
const valueMax = 1024

const buttonTypes = ["url", "quick_reply", "copy_code"] as const

const values = (most: number) =>
  z
    .record(formed(/^\w{1,64}$/, "must be the name of a variable, or its number"), text(valueMax))
    .refine((each) => Object.keys(each).length <= most, `must have at most ${most} entries`)

export const templateName = formed(/^[a-z0-9_]{1,512}$/, "must be lower-case letters, digits and _")

export const templateLanguage = formed(/^[a-z]{2,3}(?:_[A-Za-z]{2,4})?$/, "must be a language code such as en or en_US")

const templateObject = z.strictObject({
  name: noted(templateName, "The name of the template at Meta.", "table_ready"),
  language: noted(templateLanguage, "The language of the template, as Meta writes it.", "en_US"),
  parameters: noted(
    values(parametersMax).optional(),
    "The values of the variables, by name. Numbered variables have the names `1`, `2` and so on.",
    { 1: "Ann", 2: "8 pm" },
  ),
  header: noted(
    values(1).optional(),
    "The value of the variable in a text header. For a media header, send `media_url`.",
    { 1: "Bell Hotel" },
  ),
  buttons: noted(
    z
      .array(
        z.strictObject({
          index: noted(z.int().min(0).max(9), "The position among the template's buttons, starting at 0.", 0),
          type: noted(z.enum(buttonTypes), "The type of the button.", "url"),
          value: noted(
            text(valueMax),
            "The value of the button: the end of its URL, the payload of its reply, or its code.",
            "r/4711",
          ),
        }),
      )
      .max(10)
      .optional(),
    "The values of the buttons that need a value.",
    [{ index: 0, type: "url", value: "r/4711" }],
  ),
})

/** `template` of a message over WhatsApp. */
export const template = noted(
  templateObject.optional(),
  "The approved template to send to recipients on WhatsApp. WhatsApp accepts free text only within 24 hours after a message of the recipient, and templates always. With a template, `body` is optional and only appears in the message log. `media_url` is the medium of the template's header, at most one. In a form, send JSON.",
  { name: "table_ready", language: "en_US", parameters: { 1: "Ann", 2: "8 pm" } },
)

/** The template in a message that the API returns. */
export const sentTemplate = noted(
  z
    .object({
      name: noted(z.string(), "The name of the template at Meta.", "table_ready"),
      language: noted(z.string(), "The language of the template, as Meta writes it.", "en_US"),
      parameters: noted(z.record(z.string(), z.string()), "The values of the variables, by name.", { 1: "Ann" }),
      header: noted(z.record(z.string(), z.string()), "The value of the variable in the header.", {}),
      buttons: noted(
        z.array(
          z.object({
            index: noted(z.int(), "The position among the template's buttons, starting at 0.", 0),
            type: noted(z.enum(buttonTypes), "The type of the button.", "url"),
            value: noted(
              z.string(),
              "The value of the button: the end of its URL, the payload of its reply, or its code.",
              "r/4711",
            ),
          }),
        ),
        "The values of the buttons.",
        [],
      ),
    })
    .nullable(),
  "The template that is sent over WhatsApp in place of the body. Null for other messages.",
  null,
)

type Given = z.infer<typeof template>

/** The names by which a template of a payment shows its values. */
const linkNames = ["{url}", "{token}"]

/** `template` of the link of a payment. */
export const linkTemplate = noted(
  templateObject
    .refine((given) => linkNames.some((name) => JSON.stringify(given).includes(name)), {
      error: "must have {url} or {token} in a value, which Posthorn replaces by the link or the end of it",
    })
    .optional(),
  "The approved template of the link and its reminder, which WhatsApp requires. In its values, Posthorn replaces `{amount}` by the amount with its currency, and `{url}` by the link. For a button, `{token}` is the part of the link after `/pay/`. In a form, send JSON.",
  {
    name: "pay_link",
    language: "en",
    parameters: { 1: "{amount}" },
    buttons: [{ index: 0, type: "url", value: "{token}" }],
  },
)

/** `receipt_template` of the link of a payment. */
export const receiptTemplate = noted(
  templateObject.optional(),
  "The approved template of the receipt, which WhatsApp requires with `receipt`. In its values, Posthorn replaces `{amount}`.",
  { name: "payment_received", language: "en", parameters: { 1: "{amount}" } },
)

export function toTemplate(given: NonNullable<Given>): MessageTemplate {
  const { name, language, parameters = {}, header = {}, buttons = [] } = given
  return { name, language, parameters, header, buttons }
}

/** Returns the faults of a template for this recipient, or with these media. */
export function templateFaults(
  given: Given,
  { channel, mediaCount }: { channel: string; mediaCount: number },
): Fault[] {
  if (!given) return []
  const fault = (detail: string): Fault => ({ param: "template", code: "invalid_parameter", detail })
  if (channel !== "whatsapp")
    return [
      fault(
        "`template` needs recipients on WhatsApp, as in whatsapp:+15552345678. Remove it, or send to such an address.",
      ),
    ]
  if (mediaCount > 1)
    return [fault("A template has at most one medium in its header. Send one `media_url` with `template`.")]
  const names = Object.keys(given.parameters ?? {})
  const numbers = names.filter((name) => /^\d+$/.test(name))
  if (numbers.length && numbers.length < names.length)
    return [fault("`template.parameters` mixes numbers and names. Use only numbers or only names.")]
  if (numbers.some((name) => name !== String(Number(name)) || Number(name) < 1 || Number(name) > numbers.length))
    return [fault("`template.parameters` omits a number. Number the variables from 1 without a gap.")]
  return mediaCount && Object.keys(given.header ?? {}).length
    ? [fault("`template.header` is for a text header, and `media_url` is for a media header. Send only one of them.")]
    : []
}
