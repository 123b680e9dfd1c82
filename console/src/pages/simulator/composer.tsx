import { ActionIcon, Anchor, FileButton, Indicator, Select, Text, Textarea } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { useState, type KeyboardEvent } from "react"
import { useAccount } from "../../api/account.tsx"
import { ActButton } from "../../components/act-button.tsx"
import { Filled } from "../../components/filled.tsx"
import { Icon } from "../../components/icon.tsx"
import { sentenceOf } from "../../components/sentence-of.ts"
import { useSubmit } from "../../components/use-submit.ts"
import { channelOf } from "./handsets.ts"
import classes from "./simulator.module.css"
import * as strings from "./strings.ts"

/** Writes as the handset to the account's number that wrote last, or to another one. */
export function Composer({ number, lastSender }: { number: string; lastSender: string | undefined }) {
  const { client, account } = useAccount()
  const numbers = useQuery({
    queryKey: [account?.account_sid, "simulator", "numbers"],
    queryFn: ({ signal }) => client.phoneNumbers.list({ limit: 100 }, { signal }).then(({ data }) => data),
  })
  if (!numbers.data) return null
  const all = numbers.data.map((each) => each.number).filter((each) => each !== number)
  const own = all.filter((each) => channelOf(each) === channelOf(number))
  const canRegister = lastSender !== undefined && /^\+?\d+$/.test(lastSender) && !own.includes(lastSender)
  return (
    <div className={classes.composer}>
      {canRegister && <Register number={lastSender} />}
      {own.length > 0 ? (
        <Form number={number} own={own} suggested={lastSender} />
      ) : (
        !canRegister && (
          <Text size="xs" c="dimmed">
            <Filled
              text={strings.noOwnNumberText}
              parts={{
                link: (
                  <Anchor component={Link} to="/numbers" size="xs">
                    {strings.addANumber}
                  </Anchor>
                ),
              }}
            />
          </Text>
        )
      )}
    </div>
  )
}

/** The sender has no owner, so a reply would reach no account. */
function Register({ number }: { number: string }) {
  const { client, account } = useAccount()
  const queryClient = useQueryClient()
  const register = async () => {
    try {
      await client.phoneNumbers.create({ number })
    } finally {
      await queryClient.invalidateQueries({ queryKey: [account?.account_sid] })
    }
  }
  return (
    <div className={classes.register}>
      <Text size="xs" c="dimmed">
        {strings.notOwnNumberText(number)}
      </Text>
      <ActButton size="compact-xs" variant="default" act={register}>
        {strings.addNumber(number)}
      </ActButton>
    </div>
  )
}

const filesMax = 10
/** Encoded in base64, the files must fit into a request of 256 KiB. */
const bytesMax = 180_000

function faultIn(text: string, files: readonly File[]): string | null {
  if (!text.trim() && !files.length) return strings.messageEmpty
  if (files.length > filesMax) return strings.attachUpToFiles(filesMax)
  return files.reduce((sum, { size }) => sum + size, 0) > bytesMax ? strings.filesTooLarge : null
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener("load", () => resolve((reader.result as string).replace(/^data:;/, unknownType)))
    reader.addEventListener("error", () => reject(new Error(strings.fileUnreadable(file.name))))
    reader.readAsDataURL(file)
  })
}

const unknownType = "data:application/octet-stream;"

interface FormProps {
  number: string
  own: readonly string[]
  suggested?: string | undefined
}

function Form({ number, own, suggested = "" }: FormProps) {
  const { client, account } = useAccount()
  const queryClient = useQueryClient()
  const [chosen, choose] = useState<string | null>(null)
  const form = useForm({
    initialValues: { body: "", files: [] as File[] },
    validate: { body: (text, { files }) => faultIn(text, files) },
  })
  const to = [chosen, suggested].find((each) => each && own.includes(each)) ?? own[0] ?? ""
  const { submit, error, isBusy } = useSubmit(form, async ({ body, files }) => {
    const media = await Promise.all(files.map(dataUrlOf))
    await client.simulator.inbound({ to, from: number, ...(body.trim() && { body }), ...(files.length && { media }) })
    form.reset()
    void queryClient.invalidateQueries({ queryKey: [account?.account_sid, "simulator", number] })
  })
  const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <form onSubmit={submit} noValidate>
      {own.length > 1 && (
        <Select
          size="xs"
          mb={6}
          aria-label={strings.to}
          data={own}
          value={to}
          onChange={choose}
          allowDeselect={false}
        />
      )}
      <div className={classes.write}>
        <Textarea
          aria-label={strings.writeAsNumber(number)}
          placeholder={strings.writeToTo(to)}
          autosize
          minRows={1}
          maxRows={4}
          className={classes.text}
          dir="auto"
          onKeyDown={sendOnEnter}
          {...form.getInputProps("body")}
          {...(error !== null && { error: sentenceOf(error) })}
        />
        <FileButton multiple onChange={(files) => form.setFieldValue("files", files)}>
          {(props) => (
            <Indicator label={form.values.files.length} disabled={!form.values.files.length} size={16}>
              <ActionIcon {...props} size={36} variant="default" aria-label={strings.attachFilesAsNumber(number)}>
                <Icon name="plus" />
              </ActionIcon>
            </Indicator>
          )}
        </FileButton>
        <ActionIcon type="submit" size={36} loading={isBusy} aria-label={strings.sendAsNumber(number)}>
          <Icon name="send" />
        </ActionIcon>
      </div>
    </form>
  )
}
