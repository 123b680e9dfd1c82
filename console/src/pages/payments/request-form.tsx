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
import { ApiError, type Payment } from "posthorn"
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
        // The first request arrived, and was another one: what is in the form now can only be a second
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
    <Paper component="form" noValidate onSubmit={submission.submit} aria-label="Payment request">
      <Stack gap="md">
        <DraftNotice draft={draft} clear={() => form.setValues(blankRequest())} />
        <Money form={form} />
        <TextInput
          label="Description"
          description="What the customer pays for. The message and the page show it."
          placeholder="Table 12"
          {...form.getInputProps("description")}
        />
        <Parties form={form} />
        <Checkbox label="Send a receipt after the payment" {...form.getInputProps("receipt", { type: "checkbox" })} />
        <More form={form} />
        {isKeyReused(error) ? (
          <Text size="sm" role="alert">
            You already created a payment with this form, and have changed the form since. Press the button again only
            if you want a second payment.
          </Text>
        ) : (
          error !== null && <MoneyError error={error} act="payment" />
        )}
        <Group justify="flex-end">
          <Button type="submit" loading={submission.isBusy} leftSection={<Icon name="send" size={16} />}>
            {form.values.to.trim() ? "Send the pay link" : "Create the pay link"}
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
        label="Amount"
        miw={160}
        inputMode="decimal"
        autoComplete="off"
        placeholder="12.50"
        {...form.getInputProps("amount")}
      />
      <Autocomplete
        label="Currency"
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
        label="To"
        description="Leave empty to create the link without sending it."
        miw={200}
        inputMode="tel"
        placeholder="+14155550123"
        {...form.getInputProps("to")}
      />
      <Autocomplete
        label="From"
        description="A number or sender name of this account."
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
        {isOpen ? "Fewer options" : "More options"}
      </UnstyledButton>
      <Collapse expanded={isOpen}>
        <Stack gap="md" pt="sm">
          <NativeSelect
            label="Language"
            description="Used in the message and on the page."
            data={Object.keys(linkTexts).map((value) => ({ value, label: languageName(value) }))}
            {...form.getInputProps("locale")}
          />
          <Textarea
            label="Message text"
            description="Replaces the default text. Write {url} where the link goes."
            placeholder="Your table is waiting. Pay the deposit: {url}"
            dir="auto"
            autosize
            minRows={2}
            maxRows={8}
            {...form.getInputProps("body")}
          />
          <TextInput
            label="Reference"
            description="Your own identifier, such as an order number. The customer does not see it."
            placeholder="order-8731"
            {...form.getInputProps("reference")}
          />
          <Later form={form} />
        </Stack>
      </Collapse>
    </div>
  )
}

/** What happens while the customer has not paid, and after. */
function Later({ form }: { form: RequestFormType }) {
  return (
    <>
      <NativeSelect
        label="Reminder"
        description="Sent only if the customer can still pay then."
        data={[
          { value: "", label: "None" },
          { value: "2", label: "After 2 hours" },
          { value: "24", label: "After 1 day" },
          { value: "72", label: "After 3 days" },
          { value: "168", label: "After 7 days" },
        ]}
        {...form.getInputProps("reminder_after")}
      />
      <Group grow align="flex-start" preventGrowOverflow={false} wrap="wrap">
        <NativeSelect
          label="Link expires after"
          miw={200}
          data={[
            { value: "1", label: "1 day" },
            { value: "7", label: "7 days" },
            { value: "30", label: "30 days" },
            { value: "90", label: "90 days" },
          ]}
          {...form.getInputProps("expires_in")}
        />
        <NativeSelect
          label="Capture"
          miw={200}
          data={[
            { value: "automatic", label: "At once" },
            { value: "manual", label: "Later, manually" },
          ]}
          {...form.getInputProps("capture_method")}
        />
      </Group>
    </>
  )
}
