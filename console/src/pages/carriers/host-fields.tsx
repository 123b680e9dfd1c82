import { Button, Checkbox, Group, Paper, SimpleGrid, Stack, Text, TextInput, Textarea, Title } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { Icon } from "../../components/icon.tsx"
import { emptyHost, type CarrierValues } from "./carrier-values.ts"
import * as strings from "./strings.ts"

const hostsMax = 20

/** The address of the carrier: one or several hosts, which are all used. */
export function HostFields({ form }: { form: UseFormReturnType<CarrierValues> }) {
  const { hosts } = form.values
  return (
    <Paper>
      <Title order={2} mb="sm">
        {strings.hosts}
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
              {strings.anotherHost}
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
    <Stack gap="xs" role="group" aria-label={strings.hostNumber(index + 1)}>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <TextInput label={strings.host} placeholder="smpp.carrier.example" {...at("host")} />
        <TextInput label={strings.port} placeholder="2775" inputMode="numeric" {...at("port")} />
        <TextInput
          label={strings.connections}
          description={strings.connectionsDescription}
          inputWrapperOrder={["label", "input", "description", "error"]}
          placeholder="1"
          inputMode="numeric"
          {...at("binds")}
        />
      </SimpleGrid>
      <Group justify="space-between">
        <Checkbox label={strings.usesTls} {...form.getInputProps(`hosts.${index}.hasTls`, { type: "checkbox" })} />
        {!isOnly && (
          <Button
            variant="subtle"
            size="compact-xs"
            color="gray"
            c="var(--mantine-color-text)"
            onClick={() => form.removeListItem("hosts", index)}
          >
            {strings.removeHostNumber(index + 1)}
          </Button>
        )}
      </Group>
      {hasTls && <TlsFields at={at} />}
      <TextInput label={strings.bindAddress} description={strings.bindAddressDescription} {...at("local_address")} />
    </Stack>
  )
}

function TlsFields({ at }: { at(field: string): object }) {
  return (
    <Stack gap="xs">
      <TextInput label={strings.serverName} description={strings.serverNameDescription} {...at("servername")} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Textarea
          label={strings.privateAuthority}
          description={strings.privateAuthorityDescription}
          rows={3}
          {...at("ca")}
        />
        <Textarea
          label={strings.ourCertificate}
          description={strings.ourCertificateDescription}
          rows={3}
          {...at("cert")}
        />
      </SimpleGrid>
    </Stack>
  )
}
