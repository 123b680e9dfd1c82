import type { UseFormReturnType } from "@mantine/form"
import type { SettingsDraft } from "./settings-draft.ts"

export type SettingsFormState = UseFormReturnType<SettingsDraft>
