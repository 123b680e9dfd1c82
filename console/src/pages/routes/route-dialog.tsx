import { NativeSelect, SimpleGrid, Stack, Text, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useAccount } from "../../api/account.tsx"
import type { Carrier } from "../../components/carriers.ts"
import { Deletion } from "../../components/deletion.tsx"
import { Dialog } from "../../components/dialog.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { FormButtons } from "../../components/form-buttons.tsx"
import { conditionsInWords, type Route } from "../../components/routes.ts"
import { tell } from "../../components/tell.ts"
import { useSubmit } from "../../components/use-submit.ts"

export interface RouteDialogProps {
  /** Null for a new one. */
  route: Route | null
  carriers: readonly Carrier[]
  /** The carrier that is chosen already, if one is. */
  carrierSid: string
  close(): void
}

/** Conditions cannot change: a route with others is another route. */
export function RouteDialog({ route, carriers, carrierSid, close }: RouteDialogProps) {
  const acts = useRouteActs(route, close)
  const form = useForm({ initialValues: valuesOf(route, carrierSid || carriers[0]?.sid || "") })
  const { submit, error, isBusy } = useSubmit(form, acts.save)
  const [isDeleting, setDeleting] = useState(false)
  const at = (name: keyof Values) => form.getInputProps(name)
  return (
    <Dialog onClose={close} title={route ? "Edit the route" : "Add a route"} size="lg">
      <form onSubmit={submit} noValidate>
        <Stack>
          {error !== null && <ErrorAlert error={error} />}
          <NativeSelect
            label="Carrier"
            data-autofocus
            data={carriers.map(({ sid, name }) => ({ value: sid, label: name }))}
            {...at("carrier_sid")}
          />
          {route ? (
            <Text size="sm">
              It takes {conditionsInWords(route)}. For other conditions add another route and delete this one.
            </Text>
          ) : (
            <Conditions at={at} />
          )}
          <SimpleGrid cols={{ base: 1, sm: 3 }}>
            <TextInput label="Priority" description="The lowest first." inputMode="numeric" {...at("priority")} />
            <TextInput label="Weight" description="The share among equals." inputMode="numeric" {...at("weight")} />
            <NativeSelect
              label="Status"
              description="Whether it is used."
              data={["enabled", "disabled"]}
              {...at("status")}
            />
          </SimpleGrid>
          <FormButtons
            act={route ? "Save" : "Add the route"}
            isBusy={isBusy}
            cancel={close}
            remove={route && !isDeleting ? () => setDeleting(true) : undefined}
          />
          {isDeleting && (
            <Deletion what="route" remove={acts.remove} keep={() => setDeleting(false)}>
              New messages do not take it any more. Those that were accepted before keep their carrier.
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
        Conditions narrow it; what is left empty takes everything.
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label="Prefix"
          description="The first digits of the number, no plus."
          placeholder="49"
          {...at("prefix")}
        />
        <TextInput
          label="Sender"
          description="A number, a short code or a name."
          placeholder="+15551234567"
          {...at("sender")}
        />
        <TextInput label="Account" description="The sid of the account." placeholder="AC…" {...at("account_sid")} />
        <TextInput label="Tag" description="That the message has." placeholder="reservations" {...at("tag")} />
        <NativeSelect
          label="Channel"
          description="SMPP carries SMS. Mail and chat servers carry their own channel."
          data={[
            { value: "", label: "any" },
            { value: "sms", label: "SMS" },
            { value: "mms", label: "MMS" },
            { value: "email", label: "Email" },
            { value: "whatsapp", label: "WhatsApp" },
            { value: "telegram", label: "Telegram" },
            { value: "xmpp", label: "XMPP" },
            { value: "matrix", label: "Matrix" },
          ]}
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
      await done(route ? "The route is changed." : "The route is added.")
    },
    async remove() {
      await client.operator.routes.delete(route?.sid ?? "")
      await done("The route is deleted.")
    },
  }
}

/** An invalid number is sent unchanged, and the server reports its fault. */
function numeric(text: string): number {
  return /^-?\d+(?:\.\d+)?$/.test(text.trim()) ? Number(text) : (text as unknown as number)
}
