import { Button, Group, NativeSelect, Paper, SimpleGrid, Stack, Text, Textarea, TextInput, Title } from "@mantine/core"
import { useForm, type UseFormReturnType } from "@mantine/form"
import { useQueryClient } from "@tanstack/react-query"
import type { OptOutSettings } from "@posthorn/client"
import { useAccount } from "../../api/account.tsx"
import { DraftNotice } from "../../components/draft-notice.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Icon } from "../../components/icon.tsx"
import { tell } from "../../components/tell.ts"
import { useDraft } from "../../components/use-draft.ts"
import { useMay } from "../../components/use-may.ts"
import { useSubmit } from "../../components/use-submit.ts"
import { draftOf, fieldOf, newLanguage, requestOf, type SettingsDraft } from "./settings-draft.ts"
import { settingsQuery } from "./settings-query.ts"
import * as strings from "./strings.ts"

/** The limit of the API. */
const languagesMax = 20

export function SettingsForm({ settings }: { settings: OptOutSettings }) {
  const chosen = useAccount()
  const queries = useQueryClient()
  const may = useMay()
  const saved = draftOf(settings)
  // A draft over older settings would undo the changes of other members.
  const draft = useDraft(`opt_out_settings ${JSON.stringify(settings)}`, saved)
  const form = useForm<SettingsDraft>({ initialValues: draft.initial, onValuesChange: draft.keep })
  const { submit, error, isBusy } = useSubmit(
    form,
    async (values) => {
      const changed = await chosen.client.optOuts.updateSettings(requestOf(values))
      queries.setQueryData(settingsQuery(chosen).queryKey, changed)
      form.setValues(draftOf(changed))
      draft.discard()
      tell(strings.settingsSaved)
    },
    fieldOf,
  )
  const { languages } = form.values
  return (
    <form noValidate onSubmit={submit} aria-label={strings.optOutSettings}>
      <fieldset disabled={!may.change} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
        <Stack gap="lg" maw={760}>
          <DraftNotice draft={draft} clear={() => form.setValues(saved)} />
          <SharedFields form={form} />
          {languages.length === 0 && (
            <Text size="sm" c="dimmed">
              {strings.noOwnWords}
            </Text>
          )}
          {languages.map((_, index) => (
            <LanguageFields key={index} form={form} index={index} />
          ))}
          {error !== null && <ErrorAlert error={error} />}
          {may.change && (
            <Group>
              <Button type="submit" loading={isBusy}>
                {strings.save}
              </Button>
              {languages.length < languagesMax && (
                <Button
                  variant="default"
                  leftSection={<Icon name="plus" size={14} />}
                  onClick={() => form.insertListItem("languages", newLanguage)}
                >
                  {strings.addLanguage}
                </Button>
              )}
            </Group>
          )}
        </Stack>
      </fieldset>
    </form>
  )
}

/** The settings for all languages. */
function SharedFields({ form }: { form: UseFormReturnType<SettingsDraft> }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <NativeSelect
        label={strings.holdsFor}
        description={strings.holdsForDescription}
        data={[
          { value: "sender", label: strings.holdsForSender },
          { value: "account", label: strings.holdsForAccount },
        ]}
        {...form.getInputProps("holds_for")}
      />
      <TextInput
        label={strings.replyLanguage}
        description={strings.replyLanguageDescription}
        placeholder="en"
        {...form.getInputProps("language")}
      />
    </SimpleGrid>
  )
}

/** The keywords and the replies of one language. */
function LanguageFields({ form, index }: { form: UseFormReturnType<SettingsDraft>; index: number }) {
  const { change } = useMay()
  const name = strings.languageNumber(index + 1)
  const field = (of: string) => form.getInputProps(`languages.${index}.${of}`)
  return (
    <Paper component="section" aria-label={name}>
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2}>{name}</Title>
          {change && (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={strings.removeLanguage(index + 1)}
              onClick={() => form.removeListItem("languages", index)}
            >
              {strings.remove}
            </Button>
          )}
        </Group>
        <TextInput
          label={strings.language}
          description={strings.languageDescription}
          placeholder="fr"
          maw={240}
          {...field("language")}
        />
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          {words.map(({ of, label }) => (
            <Textarea key={of} label={label} description={strings.oneInALine} autosize minRows={2} {...field(of)} />
          ))}
        </SimpleGrid>
        {replies.map(({ of, label }) => (
          <Textarea
            key={of}
            label={label}
            description={strings.replyDescription}
            autosize
            minRows={1}
            dir="auto"
            {...field(of)}
          />
        ))}
      </Stack>
    </Paper>
  )
}

const words = [
  { of: "stop_keywords", label: strings.stopKeywords },
  { of: "start_keywords", label: strings.startKeywords },
  { of: "help_keywords", label: strings.helpKeywords },
]
const replies = [
  { of: "stop_reply", label: strings.stopReply },
  { of: "start_reply", label: strings.startReply },
  { of: "help_reply", label: strings.helpReply },
]
