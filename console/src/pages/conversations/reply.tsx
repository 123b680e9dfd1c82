import { Button, Group, Textarea } from "@mantine/core"
import { useForm } from "@mantine/form"
import type { Message } from "@posthorn/client"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Icon } from "../../components/icon.tsx"
import { newKey } from "../../components/new-key.ts"
import { useSubmit } from "../../components/use-submit.ts"
import * as strings from "./strings.ts"

/** Answers over the channel of the last message. */
export function Reply({ last, sent }: { last: Message; sent(): void }) {
  const { client } = useAccount()
  const [key, setKey] = useState(newKey)
  const isSent = last.direction === "outbound"
  const [to, from] = isSent ? [last.to, last.from] : [last.from, last.to]
  const form = useForm({
    initialValues: { body: "" },
    validate: { body: (text) => (text.trim() ? null : strings.writeSomethingFirst) },
  })
  const { submit, error, isBusy } = useSubmit(form, async ({ body }) => {
    await client.messages.create({ to, from, body }, { idempotencyKey: key })
    setKey(newKey())
    form.reset()
    sent()
  })
  return (
    <form onSubmit={submit} noValidate aria-label={strings.reply}>
      {error !== null && <ErrorAlert error={error} />}
      <Textarea
        label={strings.replyToTo(to)}
        autosize
        minRows={2}
        maxRows={8}
        dir="auto"
        {...form.getInputProps("body")}
      />
      <Group mt="xs">
        <Button type="submit" loading={isBusy} leftSection={<Icon name="send" size={16} />}>
          {strings.send}
        </Button>
      </Group>
    </form>
  )
}
