import type { UseFormReturnType } from "@mantine/form"
import { ApiError } from "posthorn"
import type { ReactNode } from "react"
import { refreshIfGone } from "./refresh-if-gone.ts"
import { useAct } from "./use-act.ts"
import { withCode } from "./with-code.tsx"

/**
 * What a form does when it is sent: what the server says of a field is put at the field, what it says of the whole comes back as
 * `error`. A second press while the first is under way does nothing. `fieldOf` finds the field that a parameter of the API has,
 * where they are not called the same.
 */
export function useSubmit<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  act: (values: Values) => Promise<unknown>,
  fieldOf: (param: string) => string | undefined = (param) =>
    Object.keys(form.getValues()).includes(param) ? param : undefined,
) {
  const { go, error, isBusy } = useAct(async (values: Values) => {
    try {
      await act(values)
    } catch (failure) {
      const atFields = faultsAtFields(failure, fieldOf)
      form.setErrors(atFields)
      if (Object.keys(atFields).length === 0) throw failure
      refreshIfGone(failure)
      focusFirstError()
    }
  })
  return { submit: form.onSubmit(go, focusFirstError), error, isBusy }
}

/** By the name of the field; nothing when one of the faults belongs to no field, since it must be seen too. */
function faultsAtFields(failure: unknown, fieldOf: (param: string) => string | undefined): Record<string, ReactNode> {
  if (!(failure instanceof ApiError)) return {}
  const faults = failure.errors.length > 0 ? failure.errors : [{ param: failure.param, detail: failure.detail }]
  const placed = faults.map(({ param, detail }) => [param ? fieldOf(param) : undefined, withCode(detail)] as const)
  if (placed.some(([field]) => field === undefined)) return {}
  return Object.fromEntries(placed)
}

function focusFirstError(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus())
}
