import {
  Autocomplete,
  Button,
  Checkbox,
  Collapse,
  Group,
  NativeSelect,
  Paper,
  Stack,
  Text,
  Textarea,
  TextInput,
  UnstyledButton,
} from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { useDisclosure } from "@mantine/hooks"
import { useQuery } from "@tanstack/react-query"
import { ApiError, type Payment } from "@posthorn/client"
import { useAccount } from "../../api/account.tsx"
import { DraftNotice } from "../../components/draft-notice.tsx"
import { Icon } from "../../components/icon.tsx"
import { languageName } from "../../components/language-name.ts"
import { ownNumbersQuery } from "../../components/message/messages-api.ts"
import { newKey } from "../../components/new-key.ts"
import type { Draft } from "../../components/use-draft.ts"
import { useSubmit } from "../../components/use-submit.ts"
import { linkTexts } from "./link-text.ts"
import { MoneyError } from "./money-error.tsx"
import { useChanged } from "./queries.ts"
import { blankRequest, fieldOf, requestOf, type RequestDraft } from "./request-draft.ts"
import * as strings from "./strings.ts"

type RequestFormType = UseFormReturnType<RequestDraft>

interface RequestFormProps {
  form: RequestFormType
  draft: Draft<RequestDraft>
  requested(payment: Payment): void
}

export function RequestForm({ form, draft, requested }: RequestFormProps) {
  const { client } = useAccount()
  const changed = useChanged()
  const submission = useSubmit(
    form,
    async (values) => {
      try {
        requested(await client.payments.create(requestOf(values), { idempotencyKey: values.key }))
      } catch (failure) {
        // The first request arrived with other content, so the present content of the form is a second
        // payment.
        if (isKeyReused(failure)) form.setFieldValue("key", newKey())
        throw failure
      }
      const { currency, from, locale, receipt } = values
      form.setValues({ ...blankRequest(), currency, from, locale, receipt })
      draft.discard()
      await changed()
    },
    fieldOf,
  )
  const { error } = submission
  return (
    <Paper component="form" noValidate onSubmit={submission.submit} aria-label={strings.paymentRequest}>
      <Stack gap="md">
        <DraftNotice draft={draft} clear={() => form.setValues(blankRequest())} />
        <Money form={form} />
        <TextInput
          label={strings.description}
          description={strings.descriptionDescription}
          placeholder={strings.table12}
          {...form.getInputProps("description")}
        />
        <Parties form={form} />
        <Checkbox label={strings.sendReceipt} {...form.getInputProps("receipt", { type: "checkbox" })} />
        <More form={form} />
        {isKeyReused(error) ? (
          <Text size="sm" role="alert">
            {strings.createdAlready}
          </Text>
        ) : (
          error !== null && <MoneyError error={error} />
        )}
        <Group justify="flex-end">
          <Button type="submit" loading={submission.isBusy} leftSection={<Icon name="send" size={16} />}>
            {form.values.to.trim() ? strings.sendPayLink : strings.createPayLink}
          </Button>
        </Group>
      </Stack>
    </Paper>
  )
}

function isKeyReused(error: unknown): boolean {
  return error instanceof ApiError && error.code === "idempotency_key_reused"
}

const usualCurrencies = ["EUR", "USD", "GBP", "CHF", "SEK", "NOK", "DKK", "PLN", "JPY", "CAD", "AUD"]

function Money({ form }: { form: RequestFormType }) {
  return (
    <Group grow align="flex-start" preventGrowOverflow={false} wrap="wrap">
      <TextInput
        label={strings.amount}
        miw={160}
        inputMode="decimal"
        autoComplete="off"
        placeholder="12.50"
        {...form.getInputProps("amount")}
      />
      <Autocomplete
        label={strings.currency}
        miw={120}
        maxLength={3}
        data={usualCurrencies}
        {...form.getInputProps("currency")}
      />
    </Group>
  )
}

function Parties({ form }: { form: RequestFormType }) {
  const own = useQuery(ownNumbersQuery(useAccount()))
  return (
    <Group grow align="flex-start" preventGrowOverflow={false} wrap="wrap">
      <TextInput
        label={strings.to}
        description={strings.toDescription}
        miw={200}
        inputMode="tel"
        placeholder="+14155550123"
        {...form.getInputProps("to")}
      />
      <Autocomplete
        label={strings.from}
        description={strings.fromDescription}
        miw={200}
        placeholder="+14155550100"
        data={[...new Set(own.data?.map(({ number }) => number))]}
        {...form.getInputProps("from")}
      />
    </Group>
  )
}

const moreNames = ["body", "reference", "reminder_after"]

function More({ form }: { form: RequestFormType }) {
  const [isAsked, { toggle }] = useDisclosure(moreNames.some((name) => form.values[name] !== ""))
  const isOpen = isAsked || moreNames.some((name) => Boolean(form.errors[name]))
  return (
    <div>
      <UnstyledButton type="button" onClick={toggle} aria-expanded={isOpen} fz="sm" c="var(--mantine-color-anchor)">
        {isOpen ? strings.fewerOptions : strings.moreOptions}
      </UnstyledButton>
      <Collapse expanded={isOpen}>
        <Stack gap="md" pt="sm">
          <NativeSelect
            label={strings.language}
            description={strings.languageDescription}
            data={Object.keys(linkTexts).map((value) => ({ value, label: languageName(value) }))}
            {...form.getInputProps("locale")}
          />
          <Textarea
            label={strings.messageText}
            description={strings.messageTextDescription}
            placeholder={strings.messageTextPlaceholder}
            dir="auto"
            autosize
            minRows={2}
            maxRows={8}
            {...form.getInputProps("body")}
          />
          <TextInput
            label={strings.reference}
            description={strings.ownReferenceDescription}
            placeholder="order-8731"
            {...form.getInputProps("reference")}
          />
          <Later form={form} />
        </Stack>
      </Collapse>
    </div>
  )
}

/** The settings for messages while the customer has not paid, and afterwards. */
function Later({ form }: { form: RequestFormType }) {
  return (
    <>
      <NativeSelect
        label={strings.reminder}
        description={strings.reminderDescription}
        data={[
          { value: "", label: strings.none },
          { value: "2", label: strings.after2Hours },
          { value: "24", label: strings.after1Day },
          { value: "72", label: strings.after3Days },
          { value: "168", label: strings.after7Days },
        ]}
        {...form.getInputProps("reminder_after")}
      />
      <Group grow align="flex-start" preventGrowOverflow={false} wrap="wrap">
        <NativeSelect
          label={strings.linkExpiresAfter}
          miw={200}
          data={[
            { value: "1", label: strings.days(1) },
            { value: "7", label: strings.days(7) },
            { value: "30", label: strings.days(30) },
            { value: "90", label: strings.days(90) },
          ]}
          {...form.getInputProps("expires_in")}
        />
        <NativeSelect
          label={strings.capture}
          miw={200}
          data={[
            { value: "automatic", label: strings.atOnce },
            { value: "manual", label: strings.laterManually },
          ]}
          {...form.getInputProps("capture_method")}
        />
      </Group>
    </>
  )
}
