/** One setting of a carrier, by its name in the API. */
export interface Setting {
  /** The name, with a dot for each level. */
  name: string
  label: string
  meaning: string
  /** The default, or an example of a required setting. */
  fallback: string
  /** `lines` is a list of texts, one on each line. */
  kind: "text" | "number" | "choice" | "flag" | "json" | "lines" | "pem"
  choices?: readonly string[]
  /** The hint for an empty field. Without this, the field can be empty. */
  needed?: string
}

export interface SettingGroup {
  name: string
  settings: readonly Setting[]
}

/** The carrier's name of a secret, and where to find it. */
export interface SecretSetting {
  label: string
  meaning?: string
}

/** The settings of one kind of carrier, or of one preset, in the order of the form. */
export interface KindSettings {
  /** Values that are always set, such as the preset. */
  fixed?: Readonly<Record<string, string>>
  /** The carrier's name of the password, if it is not "password". */
  password?: SecretSetting
  /** The secret that verifies webhooks. Absent if none is needed. */
  webhookSecret?: SecretSetting
  /** The address of the server. An SMPP carrier has a list of hosts instead, which `HostFields` shows. */
  server: SettingGroup | null
  /** Shown next to the password; null if the password has no user. */
  user: Setting | null
  /** Always visible. The groups in `further` are collapsed: their defaults suit most carriers. */
  shown: readonly SettingGroup[]
  further: readonly SettingGroup[]
}

export interface SettingTexts {
  label: string
  meaning: string
  needed?: string
}

type Extra = Pick<Setting, "kind" | "fallback" | "choices">

/** Returns functions that create the settings whose texts are in this part of the catalogue. */
export function settingsWith<Name extends string>(texts: Readonly<Record<Name, SettingTexts>>) {
  const setting = (name: Name, extra: Extra): Setting => ({ name, ...texts[name], ...extra })
  return {
    text: (name: Name, fallback: string) => setting(name, { kind: "text", fallback }),
    number: (name: Name, fallback: string) => setting(name, { kind: "number", fallback }),
    json: (name: Name, fallback: string) => setting(name, { kind: "json", fallback }),
    lines: (name: Name, fallback: string) => setting(name, { kind: "lines", fallback }),
    pem: (name: Name, fallback: string) => setting(name, { kind: "pem", fallback }),
    flag: (name: Name) => setting(name, { kind: "flag", fallback: "" }),
    choice: (name: Name, choices: readonly string[]) =>
      setting(name, { kind: "choice", fallback: choices[0] ?? "", choices }),
  }
}
