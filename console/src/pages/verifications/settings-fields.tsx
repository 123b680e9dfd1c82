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
import * as strings from "./strings.ts"

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
    <Panel title={strings.messages}>
      <Stack>
        <TextInput
          label={strings.friendlyName}
          description={strings.friendlyNameDescription}
          placeholder={strings.acme}
          {...form.getInputProps("friendly_name")}
        />
        <NativeSelect
          label={strings.language}
          description={strings.languageDescription}
          data={tags.map((value) => ({ value, label: languageName(value) }))}
          {...form.getInputProps("locale")}
        />
        <Tags
          form={form}
          name="senders"
          label={strings.senders}
          description={strings.sendersDescription}
          placeholder="+14155550100"
          data={own.map(({ number }) => number)}
        />
        <TextInput
          label={strings.whatsappTemplate}
          description={strings.whatsappTemplateDescription}
          placeholder="verify_code"
          spellCheck={false}
          {...form.getInputProps("whatsapp_template")}
        />
        <Tags
          form={form}
          name="template_languages"
          label={strings.templateLanguages}
          description={strings.templateLanguagesDescription}
          placeholder="en_US"
        />
        <TextInput
          label={strings.domain}
          description={strings.domainDescription}
          placeholder="example.com"
          spellCheck={false}
          {...form.getInputProps("domain")}
        />
        <TextInput
          label={strings.androidAppHash}
          description={strings.androidAppHashDescription}
          spellCheck={false}
          {...form.getInputProps("app_hash")}
        />
        <Tags
          form={form}
          name="redirect_urls"
          label={strings.redirectUrls}
          description={strings.redirectUrlsDescription}
          placeholder="https://example.com/welcome"
        />
      </Stack>
    </Panel>
  )
}

export function CodeFields({ form }: FieldsProps) {
  return (
    <Panel title={strings.codes}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Whole form={form} name="code_length" label={strings.codeLength} range={strings.codeLengthDescription} />
        <Whole form={form} name="ttl_seconds" label={strings.codeLifetimeInSeconds} range="60 to 600" />
        <Whole form={form} name="checks_max" label={strings.wrongCodesAllowed} range="1 to 5" />
        <Whole form={form} name="sends_max" label={strings.messagesPerVerification} range="1 to 5" />
      </SimpleGrid>
    </Panel>
  )
}

export function AbuseFields({ form }: FieldsProps) {
  const countries = form.values.allowed_countries.map((code) => countryText(code)).join(", ")
  return (
    <Panel title={strings.protection}>
      <Stack>
        <Tags
          form={form}
          name="allowed_countries"
          label={strings.allowedCountries}
          description={countries || strings.countriesDescription}
          placeholder="CH"
        />
        <NativeSelect
          label={strings.abuseMode}
          description={strings.abuseModeDescription}
          data={[
            { value: "enforce", label: strings.enforceBlocksRefuseVerifications },
            { value: "dry_run", label: strings.abuseModeDryRun },
          ]}
          {...form.getInputProps("abuse_mode")}
        />
      </Stack>
    </Panel>
  )
}

/** Empty until the code is complete. */
function countryText(code: string): string {
  return /^[A-Za-z]{2}$/.test(code.trim()) ? countryName(code.trim().toUpperCase()) : code
}

export function LimitFields({ form }: FieldsProps) {
  return (
    <Panel title={strings.limits}>
      <Stack>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <Whole form={form} name="recipient_hourly_max" label={strings.perRecipientAndHour} range="1 to 5" />
          <Whole form={form} name="recipient_daily_max" label={strings.perRecipientAndDay} range="1 to 10" />
          <Whole form={form} name="client_ip_hourly_max" label={strings.perClientIpAndHour} range="1 to 1000" />
          <Whole form={form} name="daily_sends_max" label={strings.messagesPerDay} range="0 to 10000000" />
          <TextInput
            label={strings.costPerDay}
            description={strings.costPerDayDescription}
            inputMode="decimal"
            {...form.getInputProps("daily_spend_max")}
          />
        </SimpleGrid>
        <Textarea
          label={strings.customLimits}
          description={strings.customLimitsDescription}
          placeholder={strings.customLimitsPlaceholder}
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
    <Panel title={strings.passkeys}>
      <Stack>
        <TextInput
          label={strings.passkeyDomain}
          description={strings.passkeyDomainDescription}
          placeholder="example.com"
          spellCheck={false}
          {...form.getInputProps("passkey_rp_id")}
        />
        <Tags
          form={form}
          name="passkey_origins"
          label={strings.passkeyOrigins}
          description={strings.passkeyOriginsDescription}
          placeholder="https://www.example.com"
        />
        <NativeSelect
          label={strings.userVerification}
          description={strings.userVerificationDescription}
          data={[
            { value: "required", label: strings.required },
            { value: "preferred", label: strings.userVerificationPreferred },
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
  name: "senders" | "template_languages" | "redirect_urls" | "allowed_countries" | "passkey_origins"
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
