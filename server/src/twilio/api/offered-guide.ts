import type { Route } from "#http/route.ts"
import { messagingNumbers, pascal, verifyNumbers, type Numbers } from "./errors.ts"
import { errorNumbers } from "./message-form.ts"
import { twilioSurface, twilioVerifySurface } from "./surface.ts"

/**
 * Returns `docs/twilio.md`: what programs that were written for Twilio find, and what differs. It is made
 * from the operations and the tables of numbers, and a test keeps the file equal to it.
 */
export function offeredGuide(): string {
  const parts = [
    introduction,
    "## Messages, numbers and messaging services\n",
    operationsOf(twilioSurface.routes),
    "## Verify and Lookup\n",
    operationsOf(twilioVerifySurface.routes),
    "## What differs\n",
    `${differences.map((sentence) => `- ${sentence}`).join("\n")}\n`,
    "## Numbers of refusals\n",
    "Each number stands for these problem codes. The number of all others follows from their status.\n",
    "### Messages, numbers and messaging services\n",
    numbersOf(messagingNumbers),
    "### Verify and Lookup\n",
    numbersOf(verifyNumbers),
    "## Numbers of failed messages\n",
    "`error_code` of a message has these numbers. `/v1` has the code itself.\n",
    failuresTable(),
  ]
  return `${parts.join("\n")}\n`
}

function operationsOf(routes: readonly Route[]): string {
  const rows = routes.map(({ method, path, operation }) => {
    const names = Object.keys({ ...operation.query?.shape, ...operation.body?.shape }).map(pascal)
    return row([`\`${method} ${path}\``, operation.description, names.map((name) => `\`${name}\``).join(", ")])
  })
  return `${table(["request", "what it does", "parameters"], rows)}\n`
}

function numbersOf(numbers: Numbers): string {
  const byNumber = Map.groupBy(Object.entries(numbers), ([, known]) => (typeof known === "number" ? known : known[0]))
  const rows = [...byNumber]
    .toSorted(([a], [b]) => a - b)
    .map(([number, entries]) => {
      const codes = entries.map(([key]) => {
        const [code = "", param] = key.split(" ")
        return param === undefined ? `\`${code}\`` : `\`${code}\` of \`${pascal(param)}\``
      })
      return row([String(number), codes.join(", ")])
    })
  return `${table(["number", "problem codes"], rows)}\n`
}

function failuresTable(): string {
  const byNumber = Map.groupBy(Object.entries(errorNumbers), ([, number]) => number)
  const rows = [...byNumber]
    .toSorted(([a], [b]) => a - b)
    .map(([number, entries]) => row([String(number), entries.map(([code]) => `\`${code}\``).join(", ")]))
  return table(["number", "`error_code` of `/v1`"], rows)
}

function table(heads: readonly string[], rows: readonly string[]): string {
  return [row(heads), row(heads.map(() => "---")), ...rows].join("\n")
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`
}

const introduction = `# Twilio's libraries

Programs that were written for Twilio's libraries run against Posthorn with another host and your Account SID
and auth token. [Move from Twilio](guides/move-from-twilio.md) shows how. This page lists the operations. Every
other path below \`/2010-04-01\`, \`/v1/Services\` and \`/v2\` answers 404 with the code 20404.

Written by \`node server/scripts/write-offered-guide.ts\` from \`server/src/twilio/api\`. Posthorn ignores
parameters that are not listed.
`

/** Sentences, each for a line of a list. */
const differences = [
  "Answers contain all fields that the libraries read. A field for which Posthorn has nothing is null.",
  "The sids `SM` and `MM` are other spellings of `MS`. All three work in each path.",
  "`auth_token` of an account is null. Posthorn shows a token once.",
  "The price of a message follows the rates of the operator.",
  "Twilio's test numbers are refused as with Twilio's test credentials.",
  "Posthorn repeats a failed status callback for days, as it does webhooks.",
  "A status callback has no signature while the account keeps no copy of its token.",
  "Limits of a verification service come in addition to those of the account.",
  "`more_info` of a refusal is a page of your Posthorn.",
  "A refusal never follows a stored message.",
  "`ContentSid`, `ApplicationSid`, `MaxPrice` and `ForceDelivery` have no effect.",
  "Posthorn refuses `call`, `sna` and `auto` as channels of a verification, and push factors.",
  "An entity exists while the person has a factor in the service. Creating one stores nothing.",
  "A factor has SHA-1, six digits and steps of 30 seconds, because every app knows these.",
  "An account has no balance, so `Balance.json` answers 404 with the code 20404.",
]
