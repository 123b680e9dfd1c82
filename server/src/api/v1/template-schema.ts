import { z } from "zod"
import type { MessageTemplate } from "#carriers/carrier.ts"
import type { Fault } from "#api/wire/fault.ts"
import { formed, noted, text } from "#api/wire/schemas.ts"

/** More variables than a template has. */
const parametersMax = 50
/** WhatsApp's limit for a body is 1,024 characters, with its variables in place. */
const valueMax = 1024

const buttonTypes = ["url", "quick_reply", "copy_code"] as const

const values = (most: number) =>
  z
    .record(formed(/^\w{1,64}$/, "must be the name of a variable, or its number"), text(valueMax))
    .refine((each) => Object.keys(each).length <= most, `must have ${most} at most`)

/** `template` of a message over WhatsApp. */
export const template = noted(
  z
    .strictObject({
      name: noted(
        formed(/^[a-z0-9_]{1,512}$/, "must be lower-case letters, digits and _"),
        "Its name at Meta.",
        "table_ready",
      ),
      language: noted(
        formed(/^[a-z]{2,3}(?:_[A-Za-z]{2,4})?$/, "must be a language code such as en or en_US"),
        "Its language, as Meta writes it.",
        "en_US",
      ),
      parameters: noted(
        values(parametersMax).optional(),
        "The values of its variables, by their names. Those of numbered variables have the names `1`, `2` and so on.",
        { 1: "Ann", 2: "8 pm" },
      ),
      header: noted(
        values(1).optional(),
        "The value of the variable in a header that is a text. Media for a header goes into `media_url`.",
        { 1: "Bell Hotel" },
      ),
      buttons: noted(
        z
          .array(
            z.strictObject({
              index: noted(z.int().min(0).max(9), "Its place among the template's buttons, from 0.", 0),
              type: noted(z.enum(buttonTypes), "The kind of the button.", "url"),
              value: noted(text(valueMax), "The end of its URL, the payload of its reply, or its code.", "r/4711"),
            }),
          )
          .max(10)
          .optional(),
        "The values of its buttons, where they have some.",
        [{ index: 0, type: "url", value: "r/4711" }],
      ),
    })
    .optional(),
  "For recipients on WhatsApp: the approved template to send. Outside the 24 hours after a message of the recipient, WhatsApp takes templates alone. With it, `body` can be left out; if given, it is what the message log shows. `media_url` is the medium of its header, one at most. In a form, as JSON.",
  { name: "table_ready", language: "en_US", parameters: { 1: "Ann", 2: "8 pm" } },
)

/** The template in a message that the API returns. */
export const sentTemplate = noted(
  z
    .object({
      name: noted(z.string(), "Its name at Meta.", "table_ready"),
      language: noted(z.string(), "Its language, as Meta writes it.", "en_US"),
      parameters: noted(z.record(z.string(), z.string()), "The values of its variables, by their names.", { 1: "Ann" }),
      header: noted(z.record(z.string(), z.string()), "The value of the variable in its header.", {}),
      buttons: noted(
        z.array(
          z.object({
            index: noted(z.int(), "Its place among the template's buttons, from 0.", 0),
            type: noted(z.enum(buttonTypes), "The kind of the button.", "url"),
            value: noted(z.string(), "The end of its URL, the payload of its reply, or its code.", "r/4711"),
          }),
        ),
        "The values of its buttons.",
        [],
      ),
    })
    .nullable(),
  "The template that is sent over WhatsApp instead of the body; null for all other messages. Only where a message is read: the answer to its creation and its events leave it out.",
  null,
)

type Given = z.infer<typeof template>

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
        "`template` is for recipients on WhatsApp, as in whatsapp:+15552345678. Leave it out, or send to such an address.",
      ),
    ]
  if (mediaCount > 1) return [fault("A template has one medium in its header. Give one `media_url` beside `template`.")]
  const names = Object.keys(given.parameters ?? {})
  const numbers = names.filter((name) => /^\d+$/.test(name))
  if (numbers.length && numbers.length < names.length)
    return [fault("`template.parameters` mixes numbers and names. A template has variables of one kind.")]
  if (numbers.some((name) => name !== String(Number(name)) || Number(name) < 1 || Number(name) > numbers.length))
    return [fault("`template.parameters` leaves out a number. Number the variables from 1 without a gap.")]
  return mediaCount && Object.keys(given.header ?? {}).length
    ? [fault("`template.header` is for a header that is a text, and `media_url` for one with media. Give one of them.")]
    : []
}
