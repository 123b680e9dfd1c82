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
import * as strings from "./strings.ts"
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
          <Text fw={560}>{strings.moreSettings}</Text>
          <Text c="dimmed">{count ? strings.moreSettingsChanged(count) : strings.moreSettingsSummary}</Text>
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
    <Part title={strings.timingAndLimits}>
      <div className={classes.pair}>
        <TextInput
          label={strings.timeout}
          description={strings.timeoutDescription}
          inputMode="numeric"
          placeholder="15"
          {...form.getInputProps("timeout")}
        />
        <NativeSelect
          label={strings.retrySchedule}
          description={strings.retryScheduleDescription}
          data={[
            { value: "standard", label: strings.retryStandard },
            { value: "none", label: strings.noRetries },
            { value: "own", label: strings.custom },
          ]}
          {...form.getInputProps("retries")}
        />
      </div>
      {form.values.retries === "own" && (
        <TextInput
          label={strings.delays}
          description={strings.delaysDescription}
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
        label={strings.requestsAtOnce}
        description={strings.requestsAtOnceDescription}
        inputMode="numeric"
        {...form.getInputProps("max_in_flight")}
      />
      <TextInput
        label={strings.requestsPerSecond}
        description={strings.requestsPerSecondDescription}
        inputMode="numeric"
        {...form.getInputProps("rate_limit")}
      />
    </div>
  )
}

function Order({ form }: PartProps) {
  return (
    <Radio.Group label={strings.order} {...form.getInputProps("ordering")}>
      <Stack gap="xs" mt="xs">
        <Radio value="none" label={strings.orderParallel} />
        <Radio value="fifo" label={strings.orderOneAtATime} description={strings.orderOneAtATimeDescription} />
      </Stack>
    </Radio.Group>
  )
}

function Requests({ form, webhook }: SettingsProps) {
  const signatures = form.getInputProps("signatures")
  return (
    <Part title={strings.request}>
      <HeaderFields {...form.getInputProps("headers")} />
      <CertificateFields form={form} webhook={webhook} />
      <Checkbox.Group
        label={strings.signatures}
        description={strings.signaturesDescription}
        {...signatures}
        onChange={(chosen) => signatures.onChange(["v1", "v1a"].filter((each) => chosen.includes(each)))}
      >
        <Stack gap="xs" mt="xs">
          <Checkbox value="v1" label={strings.signatureV1} />
          <Checkbox value="v1a" label={strings.signatureV1a} />
        </Stack>
      </Checkbox.Group>
    </Part>
  )
}

function Contents({ form }: PartProps) {
  return (
    <Part title={strings.content}>
      <Radio.Group label={strings.payload} {...form.getInputProps("payload")}>
        <Stack gap="xs" mt="xs">
          <Radio value="full" label={strings.payloadFull} />
          <Radio value="thin" label={strings.payloadThin} />
        </Stack>
      </Radio.Group>
      <FilterFields {...form.getInputProps("filter")} />
    </Part>
  )
}
