import { Fragment, type ReactNode } from "react"

export interface FilledProps {
  text: string
  parts: Readonly<Record<string, ReactNode>>
}

/** A text in which each name in braces, such as `{time}`, is replaced by the part of that name. */
export function Filled({ text, parts }: FilledProps) {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => <Fragment key={index}>{index % 2 === 1 ? parts[part] : part}</Fragment>)
}
