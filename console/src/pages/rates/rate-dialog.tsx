import { NativeSelect, SimpleGrid, Stack, Text, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useQueryClient } from "@tanstack/react-query"
import type { Rate } from "@posthorn/client"
import { useState } from "react"
import { channels } from "../../api/generated/channels.ts"
import { useAccount } from "../../api/account.tsx"
import type { Carrier } from "../../components/carriers.ts"
import { Deletion } from "../../components/deletion.tsx"
import { Dialog } from "../../components/dialog.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { Filled } from "../../components/filled.tsx"
import { FormButtons } from "../../components/form-buttons.tsx"
import { tell } from "../../components/tell.ts"
import { useSubmit } from "../../components/use-submit.ts"
import { customers, listName, listOptions } from "./price-lists.ts"
import * as strings from "./strings.ts"

export interface RateDialogProps {
  /** Null for a new rate. */
  rate: Rate | null
  carriers: readonly Carrier[]
  carrierSid: string
  close(): void
}

export function RateDialog({ rate, carriers, carrierSid, close }: RateDialogProps) {
  const { save, remove } = useRateActs(rate, close)
  const form = useForm({
    initialValues: {
      carrier_sid: carrierSid || (carriers[0]?.sid ?? customers),
      prefix: rate?.prefix ?? "",
      price: rate?.price ?? "",
      price_unit: rate?.price_unit ?? "EUR",
    },
    validate: { price: (price) => (price.trim() ? null : strings.priceMissing) },
  })
  const { submit, error, isBusy } = useSubmit(form, save)
  const [isDeleting, setDeleting] = useState(false)
  return (
    <Dialog onClose={close} title={rate ? strings.editTheRate : strings.createRate}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {error !== null && <ErrorAlert error={error} />}
          <Which rate={rate} carriers={carriers} at={(name) => form.getInputProps(name)} />
          <SimpleGrid cols={rate ? 1 : 2}>
            <TextInput
              label={strings.priceOfASegment}
              placeholder="0.0725"
              inputMode="decimal"
              data-autofocus={rate !== null || undefined}
              {...form.getInputProps("price")}
            />
            {!rate && <TextInput label={strings.currency} placeholder="EUR" {...form.getInputProps("price_unit")} />}
          </SimpleGrid>
          <FormButtons
            act={rate ? strings.save : strings.createRate}
            isBusy={isBusy}
            cancel={close}
            remove={rate && !isDeleting ? () => setDeleting(true) : undefined}
          />
          {isDeleting && (
            <Deletion
              title={strings.deleteTitle}
              act={strings.deleteButton}
              remove={remove}
              keep={() => setDeleting(false)}
            >
              {strings.removeText}
            </Deletion>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}

interface WhichProps {
  rate: Rate | null
  carriers: readonly Carrier[]
  at(name: "carrier_sid" | "prefix"): object
}

/** The carrier and the numbers of the rate, which cannot change later. */
function Which({ rate, carriers, at }: WhichProps) {
  if (rate)
    return (
      <Text size="sm">
        <Filled
          text={strings.rateSubject}
          parts={{
            carrier: listName(carriers, rate.carrier_sid),
            numbers: numbersOf(rate.prefix),
            priceUnit: rate.price_unit,
          }}
        />
      </Text>
    )
  return (
    <>
      <NativeSelect label={strings.carrier} data-autofocus data={listOptions(carriers)} {...at("carrier_sid")} />
      <TextInput
        label={strings.prefix}
        description={strings.prefixDescription(unnumbered)}
        placeholder="49"
        {...at("prefix")}
      />
    </>
  )
}

/** The channels whose rates have no prefix of a number. */
const unnumbered = channels
  .filter(({ addresses }) => addresses !== "number")
  .map(({ channel }) => channel)
  .toSorted()
  .join(", ")

function numbersOf(prefix: string): string {
  if (prefix === "") return strings.allOtherNumbers
  return /^[0-9]/.test(prefix) ? strings.numbersThatBeginWith(prefix) : prefix
}

function useRateActs(rate: Rate | null, close: () => void) {
  const { client } = useAccount()
  const queries = useQueryClient()
  const done = async (message: string) => {
    close()
    tell(message)
    await queries.invalidateQueries({ queryKey: ["operator", "rates"] })
  }
  return {
    async save(values: { carrier_sid: string; prefix: string; price: string; price_unit: string }) {
      const price = values.price.trim()
      if (rate) await client.operator.rates.update(rate.sid, { price })
      else {
        const carrier_sid = values.carrier_sid === customers ? null : values.carrier_sid
        await client.operator.rates.create({ ...values, carrier_sid, price, prefix: values.prefix.trim() })
      }
      await done(rate ? strings.rateSaved : strings.rateCreated)
    },
    async remove() {
      await client.operator.rates.delete(rate?.sid ?? "")
      await done(strings.rateDeleted)
    },
  }
}
