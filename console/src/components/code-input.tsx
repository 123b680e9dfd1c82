import { TextInput, type TextInputProps } from "@mantine/core"

/** Of the second factor. */
export function CodeInput(props: TextInputProps) {
  return (
    <TextInput
      label="Code"
      description="The six digits that your authenticator app shows."
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={6}
      autoFocus
      {...props}
    />
  )
}
