import { NativeSelect, SimpleGrid, Stack, TagsInput, Textarea, TextInput } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { useAccount } from "../../api/account.tsx"
import { ownNumbersQuery } from "../../components/message/messages-api.ts"
import { Panel } from "../../components/panel.tsx"
import { countryName } from "../../components/verifications/country-name.ts"
import { languageName } from "../../components/language-name.ts"
import { textsQuery } from "./queries.ts"
import type { SettingsFormState } from "./settings-form-state.ts"

interface FieldsProps {
  form: SettingsFormState
}

export function MessageFields({ form }: FieldsProps) {
  const chosen = useAccount()
  const own = useQuery(ownNumbersQuery(chosen)).data ?? []
  const languages = useQuery(textsQuery(chosen, "code")).data?.map(({ locale }) => locale) ?? []
  const { locale } = form.values
  // The settings can hold a tag with a region.
  const tags = languages.includes(locale) ? languages : [locale, ...languages]
  return (
    <Panel title="Messages">
      <Stack>
        <TextInput
          label="Friendly name"
          description="The name of your service, before the text of each message."
          placeholder="Acme"
          {...form.getInputProps("friendly_name")}
        />
        <NativeSelect
          label="Language"
          description="For requests that name no language."
          data={tags.map((value) => ({ value, label: languageName(value) }))}
          {...form.getInputProps("locale")}
        />
        <Tags
          form={form}
          name="senders"
          label="Senders"
          description="Posthorn uses the first sender of the channel. Without one, it uses a number of the account."
          placeholder="+14155550100"
          data={own.map(({ number }) => number)}
        />
        <TextInput
          label="Domain"
          description="Your website. Browsers on it can fill in the code."
          placeholder="example.com"
          spellCheck={false}
          {...form.getInputProps("domain")}
        />
        <TextInput
          label="Android app hash"
          description="The 11 characters that SMS Retriever looks for in the message."
          spellCheck={false}
          {...form.getInputProps("app_hash")}
        />
        <Tags
          form={form}
          name="redirect_urls"
          label="Redirect URLs"
          description="Where a link can redirect to after the approval."
          placeholder="https://example.com/welcome"
        />
      </Stack>
    </Panel>
  )
}

export function CodeFields({ form }: FieldsProps) {
  return (
    <Panel title="Codes">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Whole
          form={form}
          name="code_length"
          label="Code length"
          range="4 to 10 digits; fewer than 6 only with the simulator"
        />
        <Whole form={form} name="ttl_seconds" label="Code lifetime in seconds" range="60 to 600" />
        <Whole form={form} name="checks_max" label="Wrong codes allowed" range="1 to 5" />
        <Whole form={form} name="sends_max" label="Messages per verification" range="1 to 5" />
      </SimpleGrid>
    </Panel>
  )
}

export function AbuseFields({ form }: FieldsProps) {
  const countries = form.values.allowed_countries.map((code) => countryText(code)).join(", ")
  return (
    <Panel title="Protection">
      <Stack>
        <Tags
          form={form}
          name="allowed_countries"
          label="Allowed countries"
          description={countries || "Codes of two letters, such as CH. Without any, real carriers send to no country."}
          placeholder="CH"
        />
        <NativeSelect
          label="Abuse mode"
          description="A dry run records blocks and sends their events, but refuses nothing."
          data={[
            { value: "enforce", label: "Enforce: blocks refuse verifications" },
            { value: "dry_run", label: "Dry run: blocks are only recorded" },
          ]}
          {...form.getInputProps("abuse_mode")}
        />
      </Stack>
    </Panel>
  )
}

/** Empty while the code is not typed to its end. */
function countryText(code: string): string {
  return /^[A-Za-z]{2}$/.test(code.trim()) ? countryName(code.trim().toUpperCase()) : code
}

export function LimitFields({ form }: FieldsProps) {
  return (
    <Panel title="Limits">
      <Stack>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <Whole form={form} name="recipient_hourly_max" label="Per recipient and hour" range="1 to 5" />
          <Whole form={form} name="recipient_daily_max" label="Per recipient and day" range="1 to 10" />
          <Whole form={form} name="client_ip_hourly_max" label="Per client IP and hour" range="1 to 1000" />
          <Whole form={form} name="daily_sends_max" label="Messages per day" range="0 to 10000000" />
          <TextInput
            label="Cost per day"
            description="In the currency of your prices. Leave empty for no limit."
            inputMode="decimal"
            {...form.getInputProps("daily_spend_max")}
          />
        </SimpleGrid>
        <Textarea
          label="Custom limits"
          description="One per line: name in rate_limit_keys, new verifications, seconds."
          placeholder="device, 5, 3600"
          autosize
          minRows={2}
          spellCheck={false}
          {...form.getInputProps("rate_limits")}
        />
      </Stack>
    </Panel>
  )
}

export function PasskeyFields({ form }: FieldsProps) {
  return (
    <Panel title="Passkeys">
      <Stack>
        <TextInput
          label="Passkey domain"
          description="The domain of your site, or a parent domain. If you change it, existing passkeys stop working."
          placeholder="example.com"
          spellCheck={false}
          {...form.getInputProps("passkey_rp_id")}
        />
        <Tags
          form={form}
          name="passkey_origins"
          label="Passkey origins"
          description="Sites and apps where passkeys work. Leave empty for https:// and the domain."
          placeholder="https://www.example.com"
        />
        <NativeSelect
          label="User verification"
          description="Whether the device asks for a PIN, fingerprint or face."
          data={[
            { value: "required", label: "Required" },
            { value: "preferred", label: "Preferred: devices without it are accepted" },
          ]}
          {...form.getInputProps("passkey_user_verification")}
        />
      </Stack>
    </Panel>
  )
}

interface WholeProps extends FieldsProps {
  name: string
  label: string
  range: string
}

function Whole({ form, name, label, range }: WholeProps) {
  return <TextInput label={label} description={range} inputMode="numeric" {...form.getInputProps(name)} />
}

interface TagsProps extends FieldsProps {
  name: "senders" | "redirect_urls" | "allowed_countries" | "passkey_origins"
  label: string
  description: ReactNode
  placeholder: string
  data?: string[]
}

function Tags({ form, name, placeholder, data = [], ...texts }: TagsProps) {
  return (
    <TagsInput
      {...texts}
      placeholder={form.values[name].length ? "" : placeholder}
      data={data}
      acceptValueOnBlur
      {...form.getInputProps(name)}
      onSearchChange={() => form.clearFieldError(name)}
    />
  )
}
