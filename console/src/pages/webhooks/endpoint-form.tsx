import { Button, Group, Stack, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import type { UpdateWebhookRequest, Webhook } from "@posthorn/client"
import { DraftNotice } from "../../components/draft-notice.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { useDraft } from "../../components/use-draft.ts"
import { useSubmit } from "../../components/use-submit.ts"
import { changesOf, validate, withoutSecrets, type EndpointDraft } from "./endpoint-draft.ts"
import { EventTree } from "./event-tree.tsx"
import { MoreSettings } from "./more-settings.tsx"
import type { EndpointFormState } from "./settings-props.ts"
import * as strings from "./strings.ts"
import classes from "./webhooks.module.css"

export interface EndpointFormProps {
  initial: EndpointDraft
  /** The endpoint to change. Null for a new one. */
  webhook: Webhook | null
  act: string
  /** Receives the differences from `initial`. Faults that it throws are shown at their fields. */
  save(changes: UpdateWebhookRequest): Promise<void>
  cancel(): void
}

export function EndpointForm({ initial, webhook, act, save, cancel }: EndpointFormProps) {
  // A draft of an older version of the endpoint would undo the changes of other members.
  const draft = useDraft(webhook ? `${webhook.sid} ${webhook.updated_at}` : "endpoint", initial, withoutSecrets)
  const form = useForm<EndpointDraft>({
    initialValues: draft.initial,
    validate,
    validateInputOnChange: ["headers"],
    onValuesChange: draft.keep,
  })
  const { submit, error, isBusy } = useSubmit(form, async (values) => {
    await save(changesOf(initial, values))
    draft.discard()
  })
  const isForCallbacks = webhook !== null && webhook.callback_form !== null
  const hadSecrets = draft.initial.headers.some(({ isKept }) => !isKept) || draft.initial.certificate === "replace"
  const leave = () => {
    draft.discard()
    cancel()
  }
  return (
    <form noValidate onSubmit={submit} className={classes.form}>
      <Stack gap="lg">
        <DraftNotice draft={draft} note={hadSecrets ? strings.draftNote : ""} clear={() => form.setValues(initial)} />
        <Basics form={form} isUrlFixed={isForCallbacks} />
        {!isForCallbacks && <EventTree {...form.getInputProps("events")} />}
        <MoreSettings form={form} webhook={webhook} />
        {error !== null && <ErrorAlert error={error} />}
        <Group>
          <Button type="submit" loading={isBusy}>
            {act}
          </Button>
          <Button variant="default" onClick={leave}>
            {strings.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function Basics({ form, isUrlFixed }: { form: EndpointFormState; isUrlFixed: boolean }) {
  return (
    <>
      <TextInput
        label="URL"
        description={strings.urlDescription}
        placeholder="https://example.com/hooks"
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        required
        disabled={isUrlFixed}
        data-autofocus
        {...form.getInputProps("url")}
      />
      <TextInput
        label={strings.description}
        description={strings.descriptionDescription}
        placeholder={strings.bookingSystem}
        {...form.getInputProps("description")}
      />
    </>
  )
}
