import { Anchor, Checkbox, List, NativeSelect, SimpleGrid, TagsInput, Text, TextInput, Textarea } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import type { ReactNode } from "react"
import { Filled } from "../../components/filled.tsx"
import { PasswordField } from "../../components/password-field.tsx"
import type { ProviderKind, ProviderValues } from "./provider-values.ts"
import * as strings from "./strings.ts"

export interface FieldsProps {
  form: UseFormReturnType<ProviderValues>
  kind: ProviderKind
}

const kept = strings.secretKept
const sealed = strings.secretSealed

export function NameField({ form }: Pick<FieldsProps, "form">) {
  return <TextInput label={strings.name} description={strings.nameDescription} {...form.getInputProps("name")} />
}

/** The provider's identifiers of the account, and where to find them. */
export function CredentialFields({ form, kind, isNew }: FieldsProps & { isNew: boolean }) {
  if (kind === "stripe")
    return (
      <>
        <SecretKeyField form={form} hint={isNew ? sealed : kept} />
        <Checkbox
          label={strings.severalCapturesPerPayment}
          description={strings.severalCapturesPerPaymentDescription}
          {...form.getInputProps("multicapture", { type: "checkbox" })}
        />
      </>
    )
  if (kind === "paypal") return <PayPalFields form={form} isNew={isNew} />
  if (kind === "manual")
    return (
      <Textarea
        label={strings.instructions}
        description={strings.instructionsDescription}
        placeholder={strings.instructionsPlaceholder}
        autosize
        minRows={3}
        maxRows={10}
        {...form.getInputProps("instructions")}
      />
    )
  return <Text size="sm">{strings.simulatorText}</Text>
}

export function SecretKeyField({ form, hint }: Pick<FieldsProps, "form"> & { hint: string }) {
  const isTest = /^[sr]k_test_/.test(form.values.secret_key)
  return (
    <PasswordField
      label={strings.secretKey}
      description={isTest ? strings.testKey : hint}
      placeholder="sk_live_…"
      autoComplete="off"
      {...form.getInputProps("secret_key")}
    />
  )
}

function PayPalFields({ form, isNew }: Pick<FieldsProps, "form"> & { isNew: boolean }) {
  return (
    <>
      <NativeSelect
        label={strings.environment}
        data={[
          { value: "sandbox", label: strings.sandboxNoMoneyMoves },
          { value: "live", label: strings.live },
        ]}
        {...form.getInputProps("environment")}
      />
      <TextInput label={strings.clientId} autoComplete="off" spellCheck={false} {...form.getInputProps("client_id")} />
      <PasswordField
        label={strings.secret}
        description={isNew ? sealed : kept}
        autoComplete="off"
        {...form.getInputProps("client_secret")}
      />
    </>
  )
}

/** The secret that the provider shows once its webhook exists. */
export function NotificationFields({ form, kind, isNew }: FieldsProps & { isNew: boolean }) {
  if (kind === "stripe")
    return (
      <Textarea
        label={strings.signingSecret}
        description={`${strings.webhookSecretsDescription} ${isNew ? sealed : kept}`}
        placeholder="whsec_…"
        rows={2}
        autoComplete="off"
        spellCheck={false}
        {...form.getInputProps("webhook_secrets")}
      />
    )
  if (kind !== "paypal") return null
  return (
    <TextInput
      label={strings.webhookId}
      description={strings.webhookIdDescription}
      placeholder="8PT597110X687430L"
      autoComplete="off"
      spellCheck={false}
      {...form.getInputProps("webhook_id")}
    />
  )
}

/** The fields that decide which payments use the provider. */
export function ChoiceFields({ form }: Pick<FieldsProps, "form">) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TagsInput
        label={strings.currencies}
        description={strings.currenciesDescription}
        placeholder={form.values.currencies.length ? "" : "EUR"}
        acceptValueOnBlur
        {...form.getInputProps("currencies")}
        onSearchChange={() => form.clearFieldError("currencies")}
      />
      <TextInput
        label={strings.priority}
        description={strings.priorityDescription}
        inputMode="numeric"
        {...form.getInputProps("priority")}
      />
    </SimpleGrid>
  )
}

export function WhereCredentialsAre({ kind }: Pick<FieldsProps, "kind">) {
  if (kind === "stripe")
    return (
      <Way>
        <List.Item>
          <Filled
            text={strings.stripeOpen}
            parts={{
              link: <External href="https://dashboard.stripe.com/apikeys">{strings.stripeApiKeys}</External>,
            }}
          />
        </List.Item>
        <List.Item>{strings.stripeKeyCreate}</List.Item>
        <List.Item>{strings.stripeKeyCopy}</List.Item>
      </Way>
    )
  if (kind === "paypal")
    return (
      <Way>
        <List.Item>
          <Filled
            text={strings.paypalOpen}
            parts={{
              link: (
                <External href="https://developer.paypal.com/dashboard/applications">{strings.paypalApps}</External>
              ),
            }}
          />
        </List.Item>
        <List.Item>{strings.paypalAppOpen}</List.Item>
        <List.Item>{strings.paypalAppCopy}</List.Item>
      </Way>
    )
  return null
}

/** How to create the webhook at the provider. */
export function WhereWebhooksAre({ kind }: Pick<FieldsProps, "kind">) {
  if (kind === "stripe")
    return (
      <Way>
        <List.Item>
          <Filled
            text={strings.stripeWebhookAdd}
            parts={{
              link: <External href="https://dashboard.stripe.com/webhooks">{strings.stripeWebhooks}</External>,
            }}
          />
        </List.Item>
        <List.Item>{strings.stripeWebhookEvents}</List.Item>
        <List.Item>{strings.stripeWebhookSecret}</List.Item>
      </Way>
    )
  return (
    <Way>
      <List.Item>
        <Filled
          text={strings.paypalWebhookAdd}
          parts={{
            link: (
              <External href="https://developer.paypal.com/dashboard/applications">{strings.appsCredentials}</External>
            ),
          }}
        />
      </List.Item>
      <List.Item>{strings.paypalWebhookEvents}</List.Item>
      <List.Item>{strings.paypalWebhookId}</List.Item>
    </Way>
  )
}

function Way({ children }: { children: ReactNode }) {
  return (
    <List type="ordered" size="sm" spacing={4}>
      {children}
    </List>
  )
}

function External({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Anchor href={href} target="_blank" rel="noreferrer" size="sm" underline="always">
      {children}
    </Anchor>
  )
}
