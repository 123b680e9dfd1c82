import type { UseFormReturnType } from "@mantine/form"
import type { Webhook } from "@posthorn/client"
import type { EndpointDraft } from "./endpoint-draft.ts"

export type EndpointFormState = UseFormReturnType<EndpointDraft>

export interface SettingsProps {
  form: EndpointFormState
  webhook: Webhook | null
}
