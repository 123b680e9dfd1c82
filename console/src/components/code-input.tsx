import { TextInput, type TextInputProps } from "@mantine/core"
import * as strings from "./strings.ts"

/**
 * A field for a code of the second factor. Apps show a space in the middle, and some people type it. Some
 * keyboards write digits of another script, which the server reads.
 */
export function CodeInput(props: TextInputProps) {
  return (
    <TextInput
      label={strings.code}
      description={strings.codeDescription}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={charactersMax}
      autoFocus
      {...props}
    />
  )
}

/** Six digits, with separators and the invisible marks of right-to-left text between them. */
const charactersMax = 20

/** Removes separators and invisible marks. */
export function plainCode(text: string): string {
  return text.replaceAll(/[\s\p{Pd}\p{Cf}]/gu, "")
}

/** The fault of a typed code, or null. */
export function codeFault(text: string): string | null {
  return /^\p{Nd}{6}$/u.test(plainCode(text)) ? null : strings.codeInvalid
}
