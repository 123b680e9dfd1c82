import { NativeSelect, SimpleGrid, Stack, Text, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { channels } from "../../api/generated/channels.ts"
import { useAccount } from "../../api/account.tsx"
import type { Carrier } from "../../components/carriers.ts"
import { AccountSelect } from "../../components/account-select.tsx"
import { Deletion } from "../../components/deletion.tsx"
import { Dialog } from "../../components/dialog.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { FormButtons } from "../../components/form-buttons.tsx"
import { conditionsInWords, type Route } from "../../components/routes.ts"
import { tell } from "../../components/tell.ts"
import { useSubmit } from "../../components/use-submit.ts"
import * as strings from "./strings.ts"

export interface RouteDialogProps {
  /** Null for a new route. */
  route: Route | null
  carriers: readonly Carrier[]
  /** The preselected carrier, if any. */
  carrierSid: string
  close(): void
}

/** Conditions cannot change: a route with other conditions is another route. */
export function RouteDialog({ route, carriers, carrierSid, close }: RouteDialogProps) {
  const acts = useRouteActs(route, close)
  const form = useForm({ initialValues: valuesOf(route, carrierSid || carriers[0]?.sid || "") })
  const { submit, error, isBusy } = useSubmit(form, acts.save)
  const [isDeleting, setDeleting] = useState(false)
  const at = (name: keyof Values) => form.getInputProps(name)
  return (
    <Dialog onClose={close} title={route ? strings.editTheRoute : strings.createRoute} size="lg">
      <form onSubmit={submit} noValidate>
        <Stack>
          {error !== null && <ErrorAlert error={error} />}
          <NativeSelect
            label={strings.carrier}
            data-autofocus
            data={carriers.map(({ sid, name }) => ({ value: sid, label: name }))}
            {...at("carrier_sid")}
          />
          {route ? (
            <Text size="sm">{strings.conditionsFixedText(conditionsInWords(route))}</Text>
          ) : (
            <Conditions at={at} />
          )}
          <SimpleGrid cols={{ base: 1, sm: 3 }}>
            <TextInput
              label={strings.priority}
              description={strings.theLowestFirst}
              inputMode="numeric"
              {...at("priority")}
            />
            <TextInput
              label={strings.weight}
              description={strings.theShareAmongEquals}
              inputMode="numeric"
              {...at("weight")}
            />
            <NativeSelect
              label={strings.status}
              description={strings.whetherItIsUsed}
              data={["enabled", "disabled"]}
              {...at("status")}
            />
          </SimpleGrid>
          <FormButtons
            act={route ? strings.save : strings.createRoute}
            isBusy={isBusy}
            cancel={close}
            remove={route && !isDeleting ? () => setDeleting(true) : undefined}
          />
          {isDeleting && (
            <Deletion
              title={strings.deleteTitle}
              act={strings.deleteButton}
              remove={acts.remove}
              keep={() => setDeleting(false)}
            >
              {strings.deleteText}
            </Deletion>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}

function Conditions({ at }: { at(name: keyof Values): object }) {
  return (
    <>
      <Text size="sm" c="dimmed">
        {strings.conditionsDescription}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput label={strings.prefix} description={strings.prefixDescription} placeholder="49" {...at("prefix")} />
        <TextInput
          label={strings.sender}
          description={strings.senderDescription}
          placeholder="+15551234567"
          {...at("sender")}
        />
        <AccountSelect label={strings.account} description={strings.accountDescription} {...at("account_sid")} />
        <TextInput
          label={strings.tag}
          description={strings.thatTheMessageHas}
          placeholder="reservations"
          {...at("tag")}
        />
        <NativeSelect
          label={strings.channel}
          description={strings.channelDescription}
          data={[{ value: "", label: "any" }, ...channels.map(({ channel: value, label }) => ({ value, label }))]}
          {...at("channel")}
        />
      </SimpleGrid>
    </>
  )
}

type Values = ReturnType<typeof valuesOf>

function valuesOf(route: Route | null, carrierSid: string) {
  return {
    carrier_sid: route?.carrier_sid ?? carrierSid,
    prefix: "",
    sender: "",
    account_sid: "",
    tag: "",
    channel: "",
    priority: String(route?.priority ?? 100),
    weight: String(route?.weight ?? 1),
    status: route?.status ?? "enabled",
  }
}

function useRouteActs(route: Route | null, close: () => void) {
  const { client } = useAccount()
  const queries = useQueryClient()
  const done = async (message: string) => {
    close()
    tell(message)
    await queries.invalidateQueries({ queryKey: ["operator", "routes"] })
  }
  return {
    async save({ carrier_sid: carrierSid, priority, weight, status, ...conditions }: Values) {
      const given = Object.entries(conditions).filter(([, value]) => value.trim())
      const body = {
        carrier_sid: carrierSid,
        status,
        ...(priority.trim() && { priority: numeric(priority) }),
        ...(weight.trim() && { weight: numeric(weight) }),
        ...(!route && Object.fromEntries(given.map(([name, value]) => [name, value.trim()]))),
      }
      if (route) await client.operator.routes.update(route.sid, body)
      else await client.operator.routes.create(body)
      await done(route ? strings.theRouteIsChanged : strings.theRouteIsAdded)
    },
    async remove() {
      await client.operator.routes.delete(route?.sid ?? "")
      await done(strings.theRouteIsDeleted)
    },
  }
}

/** An invalid number is sent unchanged, and the server reports its fault. */
function numeric(text: string): number {
  return /^-?\d+(?:\.\d+)?$/.test(text.trim()) ? Number(text) : (text as unknown as number)
}
