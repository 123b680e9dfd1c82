import { Button, Checkbox, Group, Paper, SimpleGrid, Stack, Text, TextInput, Textarea, Title } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { Icon } from "../../components/icon.tsx"
import { emptyHost, type CarrierValues } from "./carrier-values.ts"

const hostsMax = 20

/** Where the carrier is: one or several hosts, all used at once. */
export function HostFields({ form }: { form: UseFormReturnType<CarrierValues> }) {
  const { hosts } = form.values
  return (
    <Paper>
      <Title order={2} mb="sm">
        Hosts
      </Title>
      <Stack>
        {hosts.map((host, index) => (
          <OneHost key={index} form={form} index={index} hasTls={host.hasTls} isOnly={hosts.length === 1} />
        ))}
        {typeof form.errors["hosts"] === "string" && (
          <Text size="xs" c="var(--mantine-color-error)">
            {form.errors["hosts"]}
          </Text>
        )}
        {hosts.length < hostsMax && (
          <Group>
            <Button
              variant="default"
              size="xs"
              leftSection={<Icon name="plus" size={14} />}
              onClick={() => form.insertListItem("hosts", emptyHost)}
            >
              Another host
            </Button>
          </Group>
        )}
      </Stack>
    </Paper>
  )
}

interface OneHostProps {
  form: UseFormReturnType<CarrierValues>
  index: number
  hasTls: boolean
  isOnly: boolean
}

function OneHost({ form, index, hasTls, isOnly }: OneHostProps) {
  const at = (field: string) => form.getInputProps(`hosts.${index}.${field}`)
  return (
    <Stack gap="xs" role="group" aria-label={`Host ${index + 1}`}>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <TextInput label="Host" placeholder="smpp.carrier.example" {...at("host")} />
        <TextInput label="Port" placeholder="2775" inputMode="numeric" {...at("port")} />
        <TextInput
          label="Connections"
          description="Carriers also call them sessions, or binds."
          inputWrapperOrder={["label", "input", "description", "error"]}
          placeholder="1"
          inputMode="numeric"
          {...at("binds")}
        />
      </SimpleGrid>
      <Group justify="space-between">
        <Checkbox
          label="TLS, the certificate is always verified"
          {...form.getInputProps(`hosts.${index}.hasTls`, { type: "checkbox" })}
        />
        {!isOnly && (
          <Button
            variant="subtle"
            size="compact-xs"
            color="gray"
            c="var(--mantine-color-text)"
            onClick={() => form.removeListItem("hosts", index)}
          >
            {`Remove host ${index + 1}`}
          </Button>
        )}
      </Group>
      {hasTls && <TlsFields at={at} />}
      <TextInput
        label="From this address"
        description="Of this machine, where the carrier lets only some connect. Empty for whichever it takes."
        {...at("local_address")}
      />
    </Stack>
  )
}

function TlsFields({ at }: { at(field: string): object }) {
  return (
    <Stack gap="xs">
      <TextInput
        label="Name in the certificate"
        description="Where it is not that of the host."
        {...at("servername")}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Textarea label="Private authority" description="PEM, trusted beside the usual ones." rows={3} {...at("ca")} />
        <Textarea label="Our certificate" description="PEM, where the carrier asks for one." rows={3} {...at("cert")} />
      </SimpleGrid>
    </Stack>
  )
}
