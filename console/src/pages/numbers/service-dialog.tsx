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
    },
    validate: { name: (name) => (name.trim() ? null : strings.serviceNameMissing) },
  })
  const { submit, error, isBusy } = useSubmit(form, async ({ name, validity_period: seconds, ...rest }) => {
    // The server reports a validity period that is not a number.
    const body = {
      ...rest,
      name: name.trim(),
      validity_period: numberOf(seconds),
    } as CreateMessagingServiceRequest
    const { messagingServices } = client
    const result = await (service ? messagingServices.update(service.sid, body) : messagingServices.create(body))
    await queries.invalidateQueries({ queryKey: [account?.account_sid, "messaging_services"] })
    tell(service ? strings.serviceSaved : strings.serviceCreated(result.name))
    close()
    saved?.(result)
  })
  return (
    <Dialog onClose={close} title={service ? strings.editService : strings.createService}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {error !== null && <ErrorAlert error={error} />}
          <TextInput
            label={strings.serviceName}
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
          <FormButtons act={service ? strings.save : strings.create} isBusy={isBusy} cancel={close} />
        </Stack>
      </form>
    </Dialog>
  )
}
