import type { OptOutSettings, UpdateOptOutSettingsRequest } from "@posthorn/client"

/** Keywords are one in a line. An empty reply stands for the built-in one. */
export interface LanguageDraft {
  language: string
  stop_keywords: string
  start_keywords: string
  help_keywords: string
  stop_reply: string
  start_reply: string
  help_reply: string
}

export interface SettingsDraft extends Record<string, unknown> {
  holds_for: OptOutSettings["holds_for"]
  language: string
  languages: LanguageDraft[]
}

export const newLanguage: LanguageDraft = {
  language: "",
  stop_keywords: "",
  start_keywords: "",
  help_keywords: "",
  stop_reply: "",
  start_reply: "",
  help_reply: "",
}

export function draftOf({ holds_for, language, languages }: OptOutSettings): SettingsDraft {
  return {
    holds_for,
    language,
    languages: languages.map((own) => ({
      language: own.language,
      stop_keywords: own.stop_keywords.join("\n"),
      start_keywords: own.start_keywords.join("\n"),
      help_keywords: own.help_keywords.join("\n"),
      stop_reply: own.stop_reply ?? "",
      start_reply: own.start_reply ?? "",
      help_reply: own.help_reply ?? "",
    })),
  }
}

export function requestOf({ holds_for, language, languages }: SettingsDraft): UpdateOptOutSettingsRequest {
  return {
    holds_for,
    language: language.trim(),
    languages: languages.map((own) => ({
      language: own.language.trim(),
      stop_keywords: linesOf(own.stop_keywords),
      start_keywords: linesOf(own.start_keywords),
      help_keywords: linesOf(own.help_keywords),
      stop_reply: own.stop_reply.trim() || null,
      start_reply: own.start_reply.trim() || null,
      help_reply: own.help_reply.trim() || null,
    })),
  }
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
}

/** The field of a parameter: `languages.0.stop_keywords` for `languages[0].stop_keywords[1]`. */
export function fieldOf(param: string): string | undefined {
  if (param === "holds_for" || param === "language") return param
  const [, index, name = "language"] = /^languages\W(\d+)\W*([a-z_]+)?/.exec(param) ?? []
  return index === undefined ? undefined : `languages.${index}.${name}`
}
