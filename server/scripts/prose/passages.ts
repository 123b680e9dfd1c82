/** Finds the prose of a file: paragraphs of Markdown, comments, titles of tests, and long strings. */
import { parseSync, Visitor } from "oxc-parser"

/**
 * A paragraph, list item, table cell, comment, string or title of a test. Code and links are replaced by
 * words. A "clause" is the title of `it`, which continues the title of its suite.
 */
export interface Passage {
  line: number
  text: string
  kind: "paragraph" | "heading" | "cell" | "comment" | "string" | "title" | "clause"
}

export interface Prose {
  passages: Passage[]
  /** Lines of prose, with their numbers, for the limit on their length. */
  lines: { line: number; text: string }[]
}

export function proseOf(file: string, text: string): Prose {
  if (file.endsWith(".md")) return proseOfMarkdown(text)
  return /\.test\.[jt]sx?$/.test(file) ? titlesOf(file, text) : proseOfCode(file, text)
}

function proseOfMarkdown(text: string): Prose {
  const prose: Prose = { passages: [], lines: [] }
  let inFence = false
  let open: Passage | undefined
  for (const [at, content] of text.split("\n").entries()) {
    const line = at + 1
    if (/^\s*(```|~~~)/.test(content)) inFence = !inFence
    if (inFence || /^\s*(```|~~~)/.test(content) || content.trim() === "") open = undefined
    if (inFence || /^\s*(```|~~~|$)/.test(content)) continue
    if (content.startsWith("|")) {
      const cells = content.split(/(?<!\\)\|/).filter((cell) => /\w/.test(cell))
      prose.passages.push(...cells.map((cell) => ({ line, text: plain(cell), kind: "cell" as const })))
      open = undefined
      continue
    }
    prose.lines.push({ line, text: content })
    const begins = /^\s*(?:#+|[-*+>]|\d+\.)\s/.exec(content)?.[0]
    if (open && begins === undefined) open.text += ` ${content.trim()}`
    else {
      open = {
        line,
        text: content.slice(begins?.length ?? 0),
        kind: begins?.trim()[0] === "#" ? "heading" : "paragraph",
      }
      prose.passages.push(open)
    }
  }
  for (const passage of prose.passages) passage.text = plain(passage.text)
  return prose
}

function proseOfCode(file: string, text: string): Prose {
  const { program, comments } = parseSync(file, text)
  const starts = lineStarts(text)
  const lineAt = (offset: number) => starts.findLastIndex((start) => start <= offset) + 1
  const prose: Prose = { passages: [], lines: [] }
  let open: (Passage & { end: number }) | undefined
  for (const { value, start, end } of comments) {
    if (/^\s*(?:oxlint-|oxfmt-|eslint-|@ts-|#)/.test(value)) continue
    for (const [at, content] of value.split("\n").entries()) {
      const line = lineAt(start) + at
      const words = content.replace(/^\s*\*+ ?/, "").trim()
      // A type of JavaScript is code.
      if (words.startsWith("@")) {
        open = undefined
        continue
      }
      prose.lines.push({ line, text: text.slice(starts[line - 1], (starts[line] ?? text.length + 1) - 1) })
      const continues = open && open.end === line - 1 && words !== "" && !/^(?:[-*]|\d+\.|@\w)/.test(words)
      if (open && continues) {
        open.text += ` ${words}`
        open.end = line
      } else {
        open = words === "" ? undefined : { line, text: words, kind: "comment", end: line }
        if (open) prose.passages.push(open)
      }
    }
    if (open) open.end = lineAt(end)
  }
  const add = (value: string, start: number) => {
    if (isProse(value)) prose.passages.push({ line: lineAt(start), text: value, kind: "string" })
  }
  new Visitor({
    Literal: ({ value, start }) => typeof value === "string" && add(value, start),
    JSXText: ({ value, start }) => add(value, start),
    TemplateLiteral: ({ quasis, start }) => add(quasis.map((quasi) => quasi.value.cooked ?? "").join("it"), start),
  }).visit(program)
  for (const passage of prose.passages) passage.text = plain(passage.text)
  return prose
}

/** The titles of the tests in a file. Each placeholder counts as a word. */
function titlesOf(file: string, text: string): Prose {
  const starts = lineStarts(text)
  const passages: Passage[] = []
  new Visitor({
    CallExpression: ({ callee, arguments: [title] }) => {
      const caller = callee.type === "MemberExpression" ? callee.object : callee
      if (caller.type !== "Identifier" || !/^(?:test|it|describe|suite)$/.test(caller.name)) return
      const words =
        title?.type === "TemplateLiteral"
          ? title.quasis.map(({ value }) => value.cooked ?? "").join("`x`")
          : title?.type === "Literal" && title.value
      if (!title || typeof words !== "string") return
      const line = starts.findLastIndex((start) => start <= title.start) + 1
      passages.push({ line, text: plain(words), kind: caller.name === "it" ? "clause" : "title" })
    },
  }).visit(parseSync(file, text).program)
  return { passages, lines: [] }
}

/** Four words or more, and neither SQL nor a path, a command or a list of codes. */
function isProse(text: string): boolean {
  return (
    (text.match(/(?<![\w/.-])[A-Za-z][a-z']*(?![\w/=(-])/g) ?? []).length >= 4 &&
    !/^\s*(?:select|insert|update|delete|with|create|alter|drop|set|from|where|and|join|values|lock|order|returning)\b/i.test(
      text,
    ) &&
    !/\b(?:from|where|set|using) \w+ ?(?:=|\(|in\b)|::|\breturning\b|\$\d|^\s*\w+ uuid, /.test(text)
  )
}

/** The words as they are read: code is one word, a link its text. */
function plain(text: string): string {
  return text
    .replace(/``[^`]*``|`[^`]*`/g, "`x`")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\{@link ([^}]*)\}/g, "$1")
    .replace(/https?:\/\/[^\s)>]+/g, "`x`")
    .replace(/[*_]{1,2}(?=\S)([^*_]+)[*_]{1,2}/g, "$1")
    .replace(/<[^<>]*>/g, "")
    .replace(/\s+/g, " ")
    .trim()
}

function lineStarts(text: string): number[] {
  return [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)]
}
