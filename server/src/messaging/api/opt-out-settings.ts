import { z } from "zod"
import { operation } from "#http/operation.ts"
import { retrieval } from "#http/resource-operations.ts"
import { formed, list, named, noted, spelled, text } from "#http/wire/schemas.ts"
import { lowerCase } from "#http/wire/spellings.ts"
import { comparable } from "#messaging/numbers/opt-out-keywords.ts"
import { changeOptOutSettings, readOptOutSettings, type OptOutSettings } from "#messaging/numbers/opt-out-settings.ts"
import type { MessageNeeds } from "./messages.ts"

/** Keywords of one action and language, and languages of an account. Each inbound text compares them. */
const keywordsMax = 20
const languagesMax = 20
/** Two segments of GSM 03.38. */
const replyMax = 306

const language = spelled(formed(/^[a-z]{2}$/, "must be a language of two letters (ISO 639-1), such as fr"), lowerCase)
const keyword = text(40).refine((word) => comparable(word) !== "", { error: "must have a letter or a digit" })
const keywords = z.array(keyword).max(keywordsMax).default([])
const reply = text(replyMax).min(1).nullable().default(null)

const languageSettings = z.object({
  language: noted(language, "The language (ISO 639-1).", "fr"),
  stop_keywords: noted(keywords, "More words that opt out, up to 20.", ["ASSEZ"]),
  start_keywords: noted(keywords, "More words that opt in again, up to 20.", []),
  help_keywords: noted(keywords, "More words that ask for help, up to 20.", []),
  stop_reply: noted(reply, "The reply to an opt-out. Null for the built-in reply.", "Vous êtes désabonné."),
  start_reply: noted(reply, "The reply to an opt-in. Null for the built-in reply.", null),
  help_reply: noted(reply, "The reply to a request for help. Null for the built-in reply.", null),
})

const settingsSchema = named(
  "OptOutSettings",
  "The settings of an account for opt-outs.",
  z.object({
    holds_for: noted(
      z.enum(["sender", "account"]),
      "The senders for which a new opt-out by keyword holds: the sender that got it, or every sender of the account on every channel.",
      "sender",
    ),
    language: noted(language, "The language of replies to words that every language uses, such as STOP.", "en"),
    languages: noted(z.array(languageSettings), "Your own keywords and replies.", []),
  }),
)

export const getOptOutSettings = retrieval<MessageNeeds>()({
  id: "getOptOutSettings",
  tag: "Opt-outs",
  noun: "settings",
  summary: "Retrieve the settings",
  description: "Returns the settings of the account for opt-outs, with defaults for those that it did not change.",
  scopes: ["messages", "read"],
  schema: settingsSchema,
  read: async ({ messaging: { db } }, { accountId }) => settingsResource(await readOptOutSettings(db, accountId)),
})

export const updateOptOutSettings = operation<MessageNeeds>()({
  id: "updateOptOutSettings",
  tag: "Opt-outs",
  summary: "Change the settings",
  description:
    "Changes the fields that you send. `languages` replaces the earlier list. The built-in keywords always work. `holds_for` holds for new opt-outs.",
  scopes: ["messages"],
  audited: true,
  body: z.object({
    holds_for: noted(z.enum(["sender", "account"]).optional(), "The senders for which a new opt-out holds.", "account"),
    language: noted(language.optional(), "The language of replies to words that every language uses.", "fr"),
    languages: noted(
      list(languageSettings, { max: languagesMax, min: 0 })
        .refine((given) => new Set(given.map((each) => each.language)).size === given.length, {
          error: "must have each language once",
        })
        .optional(),
      "Your own keywords and replies, up to 20 languages.",
      [],
    ),
  }),
  bodyExamples: {
    account: { summary: "An opt-out holds for every sender", value: { holds_for: "account" } },
    french: {
      summary: "A keyword and a reply in French",
      value: { languages: [{ language: "fr", stop_keywords: ["ASSEZ"], stop_reply: "Vous êtes désabonné." }] },
    },
  },
  responses: { 200: { description: "The new settings.", schema: settingsSchema } },
  async handle({ messaging: { db, clock } }, { accountId, body }) {
    const change = {
      holdsFor: body.holds_for,
      language: body.language,
      languages: body.languages?.map((each) => ({
        language: each.language,
        stop: each.stop_keywords,
        start: each.start_keywords,
        help: each.help_keywords,
        replies: { stop: each.stop_reply, start: each.start_reply, help: each.help_reply },
      })),
    }
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
    return { status: 200, json: settingsResource(await changeOptOutSettings(db, accountId, given, clock.now())) }
  },
})

function settingsResource({ holdsFor, language: shared, languages }: OptOutSettings) {
  return {
    holds_for: holdsFor,
    language: shared,
    languages: languages.map(({ language: own, stop, start, help, replies }) => ({
      language: own,
      stop_keywords: stop,
      start_keywords: start,
      help_keywords: help,
      stop_reply: replies.stop,
      start_reply: replies.start,
      help_reply: replies.help,
    })),
  }
}
