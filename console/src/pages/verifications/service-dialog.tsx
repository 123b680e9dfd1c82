import { NativeSelect, SimpleGrid, Stack, TagsInput, TextInput } from "@mantine/core"
import { useForm, type UseFormReturnType } from "@mantine/form"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import type { CreateVerificationServiceRequest, VerificationService, VerificationSettings } from "@posthorn/client"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { Deletion } from "../../components/deletion.tsx"
import { Dialog } from "../../components/dialog.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { FormButtons } from "../../components/form-buttons.tsx"
import { languageName } from "../../components/language-name.ts"
import { tell } from "../../components/tell.ts"
import { useSubmit } from "../../components/use-submit.ts"
import { settingsQuery, textsQuery } from "./queries.ts"
import { serviceChangesOf, serviceDraftOf, type ServiceDraft } from "./service-draft.ts"
import * as strings from "./strings.ts"

export interface ServiceDialogProps {
  /** The service to edit. Null for a new one. */
  service: VerificationService | null
  close(): void
}

export function ServiceDialog({ service, close }: ServiceDialogProps) {
  const { client, account } = useAccount()
  const queries = useQueryClient()
  const [isDeleting, setDeleting] = useState(false)
  const form = useForm<ServiceDraft>({
    initialValues: serviceDraftOf(service),
    validate: { friendly_name: (name) => (name.trim() ? null : strings.serviceNameMissing) },
  })
  const { services } = client.auth
  const done = async (said: string) => {
    await queries.invalidateQueries({ queryKey: [account?.account_sid, "verification_services"] })
    tell(said)
    close()
  }
  const { submit, error, isBusy } = useSubmit(form, async (draft) => {
    const body = serviceChangesOf(service, draft)
    const saved = await (service
      ? services.update(service.sid, body)
      : services.create(body as unknown as CreateVerificationServiceRequest))
    await done(strings.serviceSaved(saved.friendly_name))
  })
  const remove = async () => {
    if (!service) return
    await services.delete(service.sid)
    await done(strings.serviceDeleted(service.friendly_name))
  }
  return (
    <Dialog onClose={close} title={service ? strings.editService : strings.createService} size="lg">
      <form onSubmit={submit} noValidate>
        <Stack>
          {error !== null && <ErrorAlert error={error} />}
          <Fields form={form} />
          {isDeleting ? (
            <Deletion
              title={strings.deleteServiceTitle}
              act={strings.deleteService}
              remove={remove}
              keep={() => setDeleting(false)}
            >
              {strings.deleteServiceText}
            </Deletion>
          ) : (
            <FormButtons
              act={strings.save}
              isBusy={isBusy}
              cancel={close}
              remove={service ? () => setDeleting(true) : undefined}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  )
}

function Fields({ form }: { form: UseFormReturnType<ServiceDraft> }) {
  const chosen = useAccount()
  const shared = useQuery(settingsQuery(chosen)).data
  const languages = useQuery(textsQuery(chosen, "code")).data?.map(({ locale }) => locale) ?? []
  const { locale } = form.values
  // A service can hold a tag with a region.
  const tags = languages.includes(locale) || !locale ? languages : [locale, ...languages]
  return (
    <>
      <TextInput
        label={strings.friendlyName}
        description={strings.friendlyNameDescription}
        placeholder={strings.acme}
        data-autofocus
        {...form.getInputProps("friendly_name")}
      />
      <NativeSelect
        label={strings.language}
        data={[
          { value: "", label: strings.asTheAccount(shared && languageName(shared.locale)) },
          ...tags.map((value) => ({ value, label: languageName(value) })),
        ]}
        {...form.getInputProps("locale")}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {inherited.map(({ name, label }) => (
          <TextInput
            key={name}
            label={label}
            placeholder={shared && String(shared[name])}
            inputMode="numeric"
            {...form.getInputProps(name)}
          />
        ))}
        {additional.map(({ name, label }) => (
          <TextInput
            key={name}
            label={label}
            placeholder={strings.noLimitOfItsOwn}
            inputMode="decimal"
            {...form.getInputProps(name)}
          />
        ))}
      </SimpleGrid>
      {lists.map(({ name, label }) => (
        <TagsInput
          key={name}
          label={label}
          placeholder={form.values[name].length ? "" : strings.asTheAccount(shared?.[name].join(", "))}
          acceptValueOnBlur
          {...form.getInputProps(name)}
          onSearchChange={() => form.clearFieldError(name)}
        />
      ))}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput label={strings.domain} placeholder="example.com" {...form.getInputProps("domain")} />
        <TextInput label={strings.androidAppHash} {...form.getInputProps("app_hash")} />
      </SimpleGrid>
    </>
  )
}

type Whole = "code_length" | "ttl_seconds" | "checks_max" | "sends_max"

const inherited: readonly { name: Whole & keyof VerificationSettings; label: string }[] = [
  { name: "code_length", label: strings.codeLength },
  { name: "ttl_seconds", label: strings.codeLifetimeInSeconds },
  { name: "checks_max", label: strings.wrongCodesAllowed },
  { name: "sends_max", label: strings.messagesPerVerification },
]
const additional = [
  { name: "recipient_hourly_max", label: strings.perRecipientAndHour },
  { name: "recipient_daily_max", label: strings.perRecipientAndDay },
  { name: "daily_sends_max", label: strings.messagesPerDay },
  { name: "daily_spend_max", label: strings.costPerDay },
]
const lists = [
  { name: "senders", label: strings.senders },
  { name: "allowed_countries", label: strings.allowedCountries },
  { name: "redirect_urls", label: strings.redirectUrls },
] as const
