import { Group, NativeSelect, TextInput } from "@mantine/core"
import type { PhoneNumber } from "@posthorn/client"
import type { GetInputPropsReturnType } from "@mantine/form"
import * as strings from "./strings.ts"

/** A messaging service has the same fields. */
type Stored = Pick<
  PhoneNumber,
  "inbound_url" | "inbound_method" | "fallback_url" | "fallback_method" | "status_callback"
>

/** The URLs of a number or a messaging service as the values of a form. Empty for none. */
export function callbackValuesOf(stored?: Stored) {
  return {
    inbound_url: stored?.inbound_url ?? "",
    inbound_method: stored?.inbound_method ?? ("POST" as const),
    fallback_url: stored?.fallback_url ?? "",
    fallback_method: stored?.fallback_method ?? ("POST" as const),
    status_callback: stored?.status_callback ?? "",
  }
}

/** Returns the fields of a request. */
export function callbackRequestOf(values: ReturnType<typeof callbackValuesOf>) {
  return {
    inbound_url: values.inbound_url.trim() || null,
    inbound_method: values.inbound_method,
    fallback_url: values.fallback_url.trim() || null,
    fallback_method: values.fallback_method,
    status_callback: values.status_callback.trim() || null,
  }
}

/** `propsOf` returns the properties of the input of a field. */
export function CallbackFields({ propsOf }: { propsOf(name: string): GetInputPropsReturnType }) {
  return (
    <>
      {requests.map(({ name, label, description, method, methodLabel }) => (
        <Group key={name} align="flex-start" wrap="nowrap" gap="xs">
          <TextInput
            flex={1}
            label={label}
            description={description}
            placeholder="https://example.com/sms"
            spellCheck={false}
            {...propsOf(name)}
          />
          <NativeSelect
            label={methodLabel}
            description={strings.methodDescription}
            data={["POST", "GET"]}
            {...propsOf(method)}
          />
        </Group>
      ))}
      <TextInput
        label={strings.statusCallback}
        description={strings.statusCallbackDescription}
        placeholder="https://example.com/status"
        spellCheck={false}
        {...propsOf("status_callback")}
      />
    </>
  )
}

const requests = [
  {
    name: "inbound_url",
    label: strings.inboundUrl,
    description: strings.inboundUrlDescription,
    method: "inbound_method",
    methodLabel: strings.inboundMethod,
  },
  {
    name: "fallback_url",
    label: strings.fallbackUrl,
    description: strings.fallbackUrlDescription,
    method: "fallback_method",
    methodLabel: strings.fallbackMethod,
  },
]
