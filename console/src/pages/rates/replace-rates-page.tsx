import {
  Alert,
  Button,
  FileButton,
  Group,
  List,
  NativeSelect,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
  Textarea,
} from "@mantine/core"
import { useForm } from "@mantine/form"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { Link, useNavigate } from "@tanstack/react-router"
import { ApiError, type RateCard } from "posthorn"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { carriersQuery, type Carrier } from "../../components/carriers.ts"
import { DraftNotice } from "../../components/draft-notice.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Icon } from "../../components/icon.tsx"
import { OperatorOnly } from "../../components/operator-only.tsx"
import { tell } from "../../components/tell.ts"
import { useDraft } from "../../components/use-draft.ts"
import { useSubmit } from "../../components/use-submit.ts"
import { withCode } from "../../components/with-code.tsx"
import { Page } from "../../shell/page.tsx"
import { PageSkeleton } from "../../shell/page-skeleton.tsx"
import { useFilters } from "../../url/filters.ts"

export function ReplaceRatesPage() {
  return (
    <OperatorOnly title="Import rates">
      <Replace />
    </OperatorOnly>
  )
}

function Replace() {
  const { client } = useAccount()
  const carriers = useQuery(carriersQuery(client))
  if (carriers.isError && !carriers.data)
    return <ErrorAlert error={carriers.error} retry={() => void carriers.refetch()} />
  if (!carriers.data) return <PageSkeleton />
  return (
    <Page
      title="Import rates"
      description="Replaces all of a carrier's rates. If any line is invalid, nothing changes. Check the list first."
    >
      {carriers.data.length === 0 ? (
        <Text>
          Rates belong to a carrier, and you have no carrier yet.{" "}
          <Link to="/carriers/first">Connect a first carrier</Link>.
        </Text>
      ) : (
        <ReplaceForm carriers={carriers.data} />
      )}
    </Page>
  )
}

function ReplaceForm({ carriers }: { carriers: readonly Carrier[] }) {
  const { form, draft, initial, checked, faults, submit, error, isBusy } = useReplaceForm(carriers)
  return (
    <form onSubmit={submit} noValidate aria-label="A price list">
      <Stack maw={760}>
        <DraftNotice draft={draft} clear={() => form.setValues(initial)} />
        {error !== null && <ErrorAlert error={error} />}
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <NativeSelect
            label="Carrier"
            data={carriers.map(({ sid, name }) => ({ value: sid, label: name }))}
            {...form.getInputProps("carrier")}
          />
          <TextInput label="Currency" placeholder="EUR" {...form.getInputProps("price_unit")} />
        </SimpleGrid>
        <Textarea
          label="Price list"
          description="One rate per line: prefix and price, separated by a comma, semicolon or tab. With other columns, add a line of headings that includes prefix and price. An empty prefix stands for all other numbers."
          placeholder={"prefix,price\n49,0.0725\n4915,0.0680\n,0.12"}
          rows={10}
          classNames={{ input: "mono" }}
          spellCheck={false}
          {...form.getInputProps("csv")}
        />
        <Group>
          <FileButton accept=".csv,.tsv,.txt,text/csv" onChange={(file) => void readInto(file, form)}>
            {(props) => (
              <Button variant="default" size="xs" {...props}>
                Choose a file
              </Button>
            )}
          </FileButton>
        </Group>
        {faults.length > 0 && <Faults faults={faults} />}
        {checked && <Changes card={checked} />}
        <Group>
          <Button type="submit" loading={isBusy} color={checked?.removed ? "red.8" : undefined}>
            {checked ? `Replace with ${checked.rates_count} rates` : "Check"}
          </Button>
          <Button component={Link} to="/rates" variant="default" onClick={draft.discard}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** The list is checked first, and replaces the rates when it is submitted again unchanged. */
function useReplaceForm(carriers: readonly Carrier[]) {
  const [{ carrier = "" }] = useFilters<"carrier">()
  const [checked, setChecked] = useState<RateCard | null>(null)
  const [faults, setFaults] = useState<readonly string[]>([])
  const [initial] = useState({ carrier: carrier || (carriers[0]?.sid ?? ""), price_unit: "EUR", csv: "" })
  const draft = useDraft(`rates ${initial.carrier}`, initial)
  const replace = useReplace(draft.discard)
  const form = useForm({
    initialValues: draft.initial,
    validate: { csv: (csv) => (csv.trim() ? null : "Choose a file or paste the list here.") },
    onValuesChange: (values) => {
      draft.keep(values)
      // What was checked is not what would be sent.
      setChecked(null)
      setFaults([])
    },
  })
  const submission = useSubmit(form, async (values) => {
    if (checked) return await replace(values, carriers)
    try {
      setChecked(await replace.check(values))
    } catch (failure) {
      const lines = linesOf(failure)
      if (lines.length === 0) throw failure
      setFaults(lines)
    }
  })
  return { form, draft, initial, checked, faults, ...submission }
}

async function readInto(file: File | null, form: { setFieldValue(name: "csv", value: string): void }): Promise<void> {
  if (file) form.setFieldValue("csv", await file.text())
}

function Faults({ faults }: { faults: readonly string[] }) {
  return (
    <Alert color="red" variant="light" icon={<Icon name="alert" />} title="Nothing was changed" role="alert">
      <List size="sm">
        {faults.map((fault) => (
          <List.Item key={fault}>{withCode(fault)}</List.Item>
        ))}
      </List>
      {faults.length >= faultsTold && (
        <Text size="sm" mt="xs">
          The list shows the first {faultsTold} faults. There can be more.
        </Text>
      )}
    </Alert>
  )
}

/** The server names at most so many at once. */
const faultsTold = 50

function Changes({ card }: { card: RateCard }) {
  return (
    <Alert variant="default" icon={<Icon name="check" />} title="All lines are valid" role="status">
      {card.added} rates will be added, {card.changed} changed and {card.removed} removed. The carrier will have{" "}
      {card.rates_count} rates in {card.price_unit}.
    </Alert>
  )
}

/** The faults of the list, line by line; empty when the failure has another cause. */
function linesOf(failure: unknown): string[] {
  if (!(failure instanceof ApiError)) return []
  return failure.errors.every(({ param }) => param === "csv") ? failure.errors.map(({ detail }) => detail) : []
}

interface Values {
  carrier: string
  price_unit: string
  csv: string
}

function useReplace(replaced: () => void) {
  const { client } = useAccount()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const send = ({ carrier, price_unit, csv }: Values, isTrial: boolean) =>
    client.operator.carriers.replaceRates(carrier, { price_unit: price_unit.trim(), csv, dry_run: isTrial })
  const replace = async (values: Values, carriers: readonly Carrier[]) => {
    const card = await send(values, false)
    replaced()
    await queries.invalidateQueries({ queryKey: ["operator", "rates"] })
    const name = carriers.find(({ sid }) => sid === values.carrier)?.name
    tell(`Imported ${card.rates_count} rates for ${name}.`)
    await navigate({ to: `/rates?carrier=${values.carrier}` })
  }
  return Object.assign(replace, { check: (values: Values) => send(values, true) })
}
