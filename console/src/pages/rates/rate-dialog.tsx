import { NativeSelect, SimpleGrid, Stack, Text, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useQueryClient } from "@tanstack/react-query"
import type { Rate } from "posthorn"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import type { Carrier } from "../../components/carriers.ts"
import { Deletion } from "../../components/deletion.tsx"
import { Dialog } from "../../components/dialog.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { FormButtons } from "../../components/form-buttons.tsx"
import { tell } from "../../components/tell.ts"
import { useSubmit } from "../../components/use-submit.ts"

export interface RateDialogProps {
  /** Null for a new one. */
  rate: Rate | null
  carriers: readonly Carrier[]
  carrierSid: string
  close(): void
}

export function RateDialog({ rate, carriers, carrierSid, close }: RateDialogProps) {
  const { save, remove } = useRateActs(rate, close)
  const form = useForm({
    initialValues: {
      carrier_sid: rate?.carrier_sid ?? (carrierSid || (carriers[0]?.sid ?? "")),
      prefix: rate?.prefix ?? "",
      price: rate?.price ?? "",
      price_unit: rate?.price_unit ?? "EUR",
    },
    validate: { price: (price) => (price.trim() ? null : "Enter the price of a segment, such as 0.0725.") },
  })
  const { submit, error, isBusy } = useSubmit(form, save)
  const [isDeleting, setDeleting] = useState(false)
  return (
    <Dialog onClose={close} title={rate ? "Edit the rate" : "Add a rate"}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {error !== null && <ErrorAlert error={error} />}
          <Which rate={rate} carriers={carriers} at={(name) => form.getInputProps(name)} />
          <SimpleGrid cols={rate ? 1 : 2}>
            <TextInput
              label="Price of a segment"
              placeholder="0.0725"
              inputMode="decimal"
              data-autofocus={rate !== null || undefined}
              {...form.getInputProps("price")}
            />
            {!rate && <TextInput label="Currency" placeholder="EUR" {...form.getInputProps("price_unit")} />}
          </SimpleGrid>
          <FormButtons
            act={rate ? "Save" : "Add the rate"}
            isBusy={isBusy}
            cancel={close}
            remove={rate && !isDeleting ? () => setDeleting(true) : undefined}
          />
          {isDeleting && (
            <Deletion what="rate" remove={remove} keep={() => setDeleting(false)}>
              The next shorter prefix of this carrier then sets the price of these numbers.
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

/** For which numbers of which carrier: chosen once. */
function Which({ rate, carriers, at }: WhichProps) {
  if (rate)
    return (
      <Text size="sm">
        {carriers.find(({ sid }) => sid === rate.carrier_sid)?.name}, to{" "}
        {rate.prefix === "" ? "all other numbers" : `numbers that begin with +${rate.prefix}`}, in {rate.price_unit}.
      </Text>
    )
  return (
    <>
      <NativeSelect
        label="Carrier"
        data-autofocus
        data={carriers.map(({ sid, name }) => ({ value: sid, label: name }))}
        {...at("carrier_sid")}
      />
      <TextInput
        label="Prefix"
        description="The first digits, without the plus sign. Leave empty for all other numbers."
        placeholder="49"
        inputMode="numeric"
        {...at("prefix")}
      />
    </>
  )
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
      else await client.operator.rates.create({ ...values, price, prefix: values.prefix.trim() })
      await done(rate ? "Rate saved." : "Rate created.")
    },
    async remove() {
      await client.operator.rates.delete(rate?.sid ?? "")
      await done("Rate deleted.")
    },
  }
}
