import { Checkbox, Stack, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useQueryClient } from "@tanstack/react-query"
import type { CreateMessagingServiceRequest, MessagingService } from "@posthorn/client"
import { useAccount } from "../../api/account.tsx"
import { Dialog } from "../../components/dialog.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { FormButtons } from "../../components/form-buttons.tsx"
import { numberOf } from "../../components/number-of.ts"
import { tell } from "../../components/tell.ts"
import { useSubmit } from "../../components/use-submit.ts"
import { CallbackFields, callbackRequestOf, callbackValuesOf } from "./callback-fields.tsx"
import * as strings from "./strings.ts"

export interface ServiceDialogProps {
  /** The service to edit. Absent for a new one. */
  service?: MessagingService
  close(): void
  /** Runs after the dialog has saved and closed. */
  saved?(service: MessagingService): void
}

export function ServiceDialog({ service, close, saved }: ServiceDialogProps) {
  const { client, account } = useAccount()
  const queries = useQueryClient()
  const form = useForm({
    initialValues: {
      name: service?.name ?? "",
      sticky_sender: service?.sticky_sender ?? true,
      validity_period: String(service?.validity_period ?? ""),
      ...callbackValuesOf(service),
      uses_number_url: service?.uses_number_url ?? false,
    },
    validate: { name: (name) => (name.trim() ? null : strings.serviceNameMissing) },
  })
  const { submit, error, isBusy } = useSubmit(form, async (values) => {
    // The server reports a validity period that is not a number.
    const body = {
      name: values.name.trim(),
      sticky_sender: values.sticky_sender,
      validity_period: numberOf(values.validity_period),
      ...callbackRequestOf(values),
      uses_number_url: values.uses_number_url,
    } as CreateMessagingServiceRequest
    const { messagingServices } = client
    const result = await (service ? messagingServices.update(service.sid, body) : messagingServices.create(body))
    await queries.invalidateQueries({ queryKey: [account?.account_sid, "messaging_services"] })
    tell(service ? strings.serviceSaved : strings.serviceCreated(result.name))
    close()
    saved?.(result)
  })
  return (
    <Dialog onClose={close} title={service ? strings.editService : strings.createService} size="lg">
      <form onSubmit={submit} noValidate>
        <Stack>
          {error !== null && <ErrorAlert error={error} />}
          <TextInput
            label={strings.ownName}
            placeholder={strings.serviceNamePlaceholder}
            autoComplete="off"
            data-autofocus
            {...form.getInputProps("name")}
          />
          <Checkbox
            label={strings.stickySender}
            description={strings.stickySenderDescription}
            {...form.getInputProps("sticky_sender", { type: "checkbox" })}
          />
          <TextInput
            label={strings.validityPeriod}
            description={strings.validityPeriodDescription}
            inputMode="numeric"
            placeholder="3600"
            {...form.getInputProps("validity_period")}
          />
          <CallbackFields propsOf={(field) => form.getInputProps(field)} />
          <Checkbox
            label={strings.usesNumberUrl}
            description={strings.usesNumberUrlDescription}
            {...form.getInputProps("uses_number_url", { type: "checkbox" })}
          />
          <FormButtons act={service ? strings.save : strings.create} isBusy={isBusy} cancel={close} />
        </Stack>
      </form>
    </Dialog>
  )
}
