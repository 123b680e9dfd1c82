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
import { ApiError, type RateCard } from "@posthorn/client"
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
import { customers, listOptions } from "./price-lists.ts"
import * as strings from "./strings.ts"

export function ReplaceRatesPage() {
  return (
    <OperatorOnly title={strings.importRates}>
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
    <Page title={strings.importRates} description={strings.importRatesDescription}>
      <ReplaceForm carriers={carriers.data} />
    </Page>
  )
}

function ReplaceForm({ carriers }: { carriers: readonly Carrier[] }) {
  const { form, draft, initial, checked, faults, submit, error, isBusy } = useReplaceForm(carriers)
  return (
    <form onSubmit={submit} noValidate aria-label={strings.aPriceList}>
      <Stack maw={760}>
        <DraftNotice draft={draft} clear={() => form.setValues(initial)} />
        {error !== null && <ErrorAlert error={error} />}
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <NativeSelect label={strings.carrier} data={listOptions(carriers)} {...form.getInputProps("carrier")} />
          <TextInput label={strings.currency} placeholder="EUR" {...form.getInputProps("price_unit")} />
        </SimpleGrid>
        <Textarea
          label={strings.priceList}
          description={strings.priceListDescription}
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
                {strings.chooseFile}
              </Button>
            )}
          </FileButton>
        </Group>
        {faults.length > 0 && <Faults faults={faults} />}
        {checked && <Changes card={checked} />}
        <Group>
          <Button type="submit" loading={isBusy} color={checked?.removed ? "red.8" : undefined}>
            {checked ? strings.replaceWithRates(checked.rates_count) : strings.check}
          </Button>
          <Button component={Link} to="/rates" variant="default" onClick={draft.discard}>
            {strings.cancel}
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
  const [initial] = useState({ carrier: carrier || (carriers[0]?.sid ?? customers), price_unit: "EUR", csv: "" })
  const draft = useDraft(`rates ${initial.carrier}`, initial)
  const replace = useReplace(draft.discard)
  const form = useForm({
    initialValues: draft.initial,
    validate: { csv: (csv) => (csv.trim() ? null : strings.listMissing) },
    onValuesChange: (values) => {
      draft.keep(values)
      // The content differs from what was checked.
      setChecked(null)
      setFaults([])
    },
  })
  const submission = useSubmit(form, async (values) => {
    if (checked) return await replace(values)
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
    <Alert color="red" variant="light" icon={<Icon name="alert" />} title={strings.nothingWasChanged} role="alert">
      <List size="sm">
        {faults.map((fault) => (
          <List.Item key={fault}>{withCode(fault)}</List.Item>
        ))}
      </List>
      {faults.length >= faultsTold && (
        <Text size="sm" mt="xs">
          {strings.firstFaultsText(faultsTold)}
        </Text>
      )}
    </Alert>
  )
}

/** The limit of faults in one answer of the server. */
const faultsTold = 50

function Changes({ card }: { card: RateCard }) {
  return (
    <Alert variant="default" icon={<Icon name="check" />} title={strings.allLinesAreValid} role="status">
      {strings.allLinesAreValidText(card.added, card.changed, card.removed, card.rates_count, card.price_unit)}
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
  const { rates, carriers } = client.operator
  const send = ({ carrier, price_unit, csv }: Values, isTrial: boolean) => {
    const list = { price_unit: price_unit.trim(), csv, dry_run: isTrial }
    return carrier === customers ? rates.replace(list) : carriers.replaceRates(carrier, list)
  }
  const replace = async (values: Values) => {
    const card = await send(values, false)
    replaced()
    await queries.invalidateQueries({ queryKey: ["operator", "rates"] })
    tell(strings.ratesImported(card.rates_count))
    await navigate({ to: `/rates?carrier=${values.carrier}` })
  }
  return Object.assign(replace, { check: (values: Values) => send(values, true) })
}
