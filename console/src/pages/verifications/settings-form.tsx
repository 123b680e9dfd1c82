import { Button, Group, Stack } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useQueryClient } from "@tanstack/react-query"
import type { VerificationSettings } from "@posthorn/client"
import { useAccount } from "../../api/account.tsx"
import { DraftNotice } from "../../components/draft-notice.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { tell } from "../../components/tell.ts"
import { useDraft } from "../../components/use-draft.ts"
import { useMay } from "../../components/use-may.ts"
import { useSubmit } from "../../components/use-submit.ts"
import { changesOf, draftOf, type SettingsDraft } from "./settings-draft.ts"
import { AbuseFields, CodeFields, LimitFields, MessageFields, PasskeyFields } from "./settings-fields.tsx"
import * as strings from "./strings.ts"

export function SettingsForm({ settings }: { settings: VerificationSettings }) {
  const { client, account } = useAccount()
  const queries = useQueryClient()
  const may = useMay()
  const saved = draftOf(settings)
  // A draft over older settings would undo the changes of other members.
  const draft = useDraft(`verification_settings ${JSON.stringify(settings)}`, saved)
  const form = useForm<SettingsDraft>({ initialValues: draft.initial, onValuesChange: draft.keep })
  const { submit, error, isBusy } = useSubmit(form, async (values) => {
    const changed = await client.auth.updateSettings(changesOf(settings, values))
    queries.setQueryData([account?.account_sid, "verification_settings"], changed)
    // Shows the server's spelling, such as CH for ch.
    form.setValues(draftOf(changed))
    draft.discard()
    tell(strings.settingsSaved)
    await queries.invalidateQueries({ queryKey: [account?.account_sid, "verification_texts"] })
  })
  return (
    <form noValidate onSubmit={submit} aria-label={strings.settings}>
      <fieldset disabled={!may.change} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
        <Stack gap="lg" maw={760}>
          <DraftNotice draft={draft} clear={() => form.setValues(saved)} />
          <MessageFields form={form} />
          <CodeFields form={form} />
          <AbuseFields form={form} />
          <LimitFields form={form} />
          <PasskeyFields form={form} />
          {error !== null && <ErrorAlert error={error} />}
          {may.change && (
            <Group>
              <Button type="submit" loading={isBusy}>
                {strings.save}
              </Button>
            </Group>
          )}
        </Stack>
      </fieldset>
    </form>
  )
}
