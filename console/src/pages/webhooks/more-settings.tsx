import {
  Checkbox,
  Collapse,
  Group,
  NativeSelect,
  Radio,
  Stack,
  Text,
  TextInput,
  Title,
  UnstyledButton,
} from "@mantine/core"
import { useId, useState, type ReactNode } from "react"
import { Icon } from "../../components/icon.tsx"
import { CertificateFields } from "./certificate-fields.tsx"
import { changesOf, draftOf } from "./endpoint-draft.ts"
import { FilterFields } from "./filter-fields.tsx"
import { HeaderFields } from "./header-fields.tsx"
import type { SettingsProps } from "./settings-props.ts"
import classes from "./webhooks.module.css"

const basicNames = ["url", "description", "events"]

/** The settings that most endpoints never need. The section opens when one of its fields has an error. */
export function MoreSettings({ form, webhook }: SettingsProps) {
  const id = useId()
  const [isAsked, setAsked] = useState(false)
  const isOpen = isAsked || Object.keys(form.errors).some((name) => !basicNames.includes(name))
  const own = Object.keys(changesOf(draftOf(null), form.values))
  const count = own.filter((name) => name !== "client_key" && !basicNames.includes(name)).length
  return (
    <div>
      <UnstyledButton onClick={() => setAsked(!isOpen)} aria-expanded={isOpen} aria-controls={id}>
        <Group gap={6}>
          <Icon name={isOpen ? "down" : "right"} size={16} />
          <Text fw={560}>More settings</Text>
          <Text c="dimmed">
            {count ? `${count} changed` : "timeout, retries, headers, filter, signatures, limits, order"}
          </Text>
        </Group>
      </UnstyledButton>
      <Collapse expanded={isOpen} id={id} keepMounted={false}>
        <Stack gap="xl" pt="md" pl={22} className={classes.settings}>
          <Sending form={form} />
          <Requests form={form} webhook={webhook} />
          <Contents form={form} />
        </Stack>
      </Collapse>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="md" component="section">
      <Title order={2} size="h3">
        {title}
      </Title>
      {children}
    </Stack>
  )
}

type PartProps = Pick<SettingsProps, "form">

function Sending({ form }: PartProps) {
  return (
    <Part title="Timing and limits">
      <div className={classes.pair}>
        <TextInput
          label="Timeout"
          description="Seconds for a whole attempt, 1 to 30. Leave empty for 15."
          inputMode="numeric"
          placeholder="15"
          {...form.getInputProps("timeout")}
        />
        <NativeSelect
          label="Retry schedule"
          description="When a failed attempt is repeated."
          data={[
            { value: "standard", label: "Standard: over three days" },
            { value: "none", label: "No retries" },
            { value: "own", label: "Custom" },
          ]}
          {...form.getInputProps("retries")}
        />
      </div>
      {form.values.retries === "own" && (
        <TextInput
          label="Delays"
          description="Seconds before each retry, separated by commas. The delivery fails after the last one."
          placeholder="5, 60, 600"
          {...form.getInputProps("retry_schedule")}
        />
      )}
      <Limits form={form} />
      <Order form={form} />
    </Part>
  )
}

function Limits({ form }: PartProps) {
  return (
    <div className={classes.pair}>
      <TextInput
        label="Requests at once"
        description="1 to 100. Leave empty for 10, and more while the endpoint answers fast."
        inputMode="numeric"
        {...form.getInputProps("max_in_flight")}
      />
      <TextInput
        label="Requests per second"
        description="1 to 1,000. Leave empty for no limit."
        inputMode="numeric"
        {...form.getInputProps("rate_limit")}
      />
    </div>
  )
}

function Order({ form }: PartProps) {
  return (
    <Radio.Group label="Order" {...form.getInputProps("ordering")}>
      <Stack gap="xs" mt="xs">
        <Radio value="none" label="In parallel, in any order" />
        <Radio
          value="fifo"
          label="One at a time, in the order of the events"
          description="A failing event blocks the events behind it until it succeeds or its retries end."
        />
      </Stack>
    </Radio.Group>
  )
}

function Requests({ form, webhook }: SettingsProps) {
  const signatures = form.getInputProps("signatures")
  return (
    <Part title="Request">
      <HeaderFields {...form.getInputProps("headers")} />
      <CertificateFields form={form} webhook={webhook} />
      <Checkbox.Group
        label="Signatures"
        description="How your receiver verifies that a request comes from this installation."
        {...signatures}
        onChange={(chosen) => signatures.onChange(["v1", "v1a"].filter((each) => chosen.includes(each)))}
      >
        <Stack gap="xs" mt="xs">
          <Checkbox value="v1" label="v1: HMAC-SHA256 with the secret" />
          <Checkbox value="v1a" label="v1a: ed25519, verified with a public key" />
        </Stack>
      </Checkbox.Group>
    </Part>
  )
}

function Contents({ form }: PartProps) {
  return (
    <Part title="Content">
      <Radio.Group label="Payload" {...form.getInputProps("payload")}>
        <Stack gap="xs" mt="xs">
          <Radio value="full" label="Full: the whole resource" />
          <Radio value="thin" label="Thin: the sid, the status and the URL of the resource" />
        </Stack>
      </Radio.Group>
      <FilterFields {...form.getInputProps("filter")} />
    </Part>
  )
}
