import { PasswordInput, type PasswordInputProps } from "@mantine/core"
import * as strings from "./strings.ts"

/**
 * Says to those who cannot see it that its content is wrong, which the library's own leaves to the colour.
 */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      aria-invalid={props.error ? true : undefined}
      visibilityToggleButtonProps={{ "aria-label": strings.showThePassword }}
      {...props}
    />
  )
}
