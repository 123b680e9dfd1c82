/** The rules for English of STYLE.md that a program can check. */
import type { Passage, Prose } from "./passages.ts"

export const rules = ["long sentence", "banned phrase", "wide line", "test title"] as const
export type Rule = (typeof rules)[number]

export interface Violation {
  rule: Rule
  line: number
  why: string
}

const sentenceWordsMax = 25
const lineColumnsMax = 110

/** Phrases without an actor, and archaic words. */
const banned: readonly RegExp[] = [
  /\b(?:anew|whoever|whomever|nobody|somebody|lately|whosoever)\b/i,
  /\b(?:is|are|was|were|be) told\b/i,
  /\b(?:is|are|was) there(?=[.,;:)]|$| (?:and|for|but|already|anyway|again|yet|then)\b)/i,
  /\bbe it\b/i,
  /\bshall\b/i,
  /\b(?:take|takes|taken|taking|took) in\b/i,
  /\bstands? here\b/i,
  // "who" and "what" without a noun before them, outside questions.
  /(?:^|[;:] |\b(?:and|or|but|of|for|to|by) )who (?=[^?]*$)/i,
  /\b(?:were|be) there no\b/i,
]

/** A sentence whose subject is a clause with "what". A comment may begin so, as the name of a value. */
const whatSubject = /^What [^?]{25,}[^?:]$/

/** A title starts with its subject, and neither with a condition nor with a pronoun. */
const lateSubject =
  /^(?:of|with|without|where|when|while|after|before|behind|by|in|until|from|to|over|beyond|during|under|at|because|if|although|once|through|for|between|unless|since|whatever|whichever|whenever|wherever|however|it|its|they|their|so|and|then|that|those|this|one that|both|others?)\b/i

/** Titles without an actor, words of two meanings, and metaphors. "What" may only follow a verb of saying. */
const bannedInTitles: readonly RegExp[] = [
  /(?<!\b(?:say|says|show|shows|know|knows|name|names|explain|explains|do|does) )\bwhat\b/i,
  /(?:^|[,;:] |\b(?:and|but|or|that|when|while|where|if|because|until) )nothing\b/i,
  /\b(?:anybody|everybody|tell|tells|told|teach|teaches|hear|hears|heard|stands?|mends?|mended)\b/i,
  /\b(?:is|are|was|were|be) (?:said|none|no more)\b/i,
  /\b(?:go|goes|going|went|gone) on\b|\blets? (?:\w+ )?go\b/i,
  /\bat once\b|\ball the same\b|\bnevertheless\b|\bin spite\b|\bno more$/i,
  /\bmay\b/,
]

export function violationsOf({ passages, lines }: Prose): Violation[] {
  const wide = lines
    .filter(({ text }) => text.length > lineColumnsMax && !/https?:\/\/\S+|\]\(\S+\)/.test(text))
    .map(({ line, text }) => ({ rule: "wide line" as const, line, why: `${text.length} columns` }))
  return [...passages.flatMap(violationsOfPassage), ...wide]
}

function violationsOfPassage({ line, text, kind }: Passage): Violation[] {
  if (kind === "heading") return []
  const isTitle = kind === "title" || kind === "clause"
  const rule = isTitle ? "test title" : "banned phrase"
  const patterns = [
    ...banned,
    ...(kind === "comment" ? [] : [whatSubject]),
    ...(kind === "title" ? [lateSubject] : []),
    ...(isTitle ? bannedInTitles : []),
  ]
  return sentencesOf(text).flatMap((sentence): Violation[] => {
    const words = wordsOf(sentence).length
    const phrase = patterns.map((pattern) => pattern.exec(sentence)?.[0]).find(Boolean)
    return [
      ...(words > sentenceWordsMax
        ? [{ rule: "long sentence", line, why: `${words} words: ${sentence}` } as const]
        : []),
      ...(phrase ? [{ rule, line, why: `"${phrase.trim()}": ${sentence}` } as const] : []),
    ]
  })
}

/** Estimates how many sentences are in the passive voice. The check only prints the number. */
export function passivesOf({ passages }: Prose): number {
  return passages.flatMap(({ text }) => sentencesOf(text)).filter((sentence) => passive.test(sentence)).length
}

const passive =
  /\b(?:is|are|was|were|be|been|being) (?:not |never |only |then |also |already |always )?(?:\w+ed|sent|kept|held|made|given|taken|told|read|written|known|found|chosen|seen|shown|said|put|set|lost|paid|left|done|begun|drawn|cut|built|thrown|drawn|meant)\b/i

/** The Flesch–Kincaid grade: the years of school after which a reader understands the text at once. */
export function gradeOf({ passages }: Prose): number {
  const sentences = passages.filter(({ kind }) => kind === "paragraph").flatMap(({ text }) => sentencesOf(text))
  const words = sentences.flatMap(wordsOf)
  const read = words.filter((word) => !word.includes("`"))
  const syllables = read.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / read.length) - 15.59
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?]["')”]?)\s+(?=["'(“`]?[A-Z`0-9])|(?<=:)\s+(?=[A-Z])/)
    .filter((sentence) => /[a-z]/i.test(sentence))
}

function wordsOf(sentence: string): string[] {
  return sentence.split(/[\s/–—]+/).filter((word) => /[a-z0-9]/i.test(word))
}

function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, "")
  if (letters.length <= 3) return 1
  const heard = letters.replace(/(?:[^laeiouy]es|[^laeiouydt]ed|[^laeiouy]e)$/, "").replace(/^y/, "")
  return heard.match(/[aeiouy]{1,2}/g)?.length ?? 1
}
