/** One setting of a carrier, by its name in the API. */
export interface Setting {
  /** With a dot for each step inwards. */
  name: string
  label: string
  meaning: string
  /** What holds when it is left empty; an example where it is needed. */
  fallback: string
  /** `lines` is a list of texts, one on each line. */
  kind: "text" | "number" | "choice" | "flag" | "json" | "lines" | "pem"
  choices?: readonly string[]
  /** What to do when it is empty. Without this, it can be left empty. */
  needed?: string
}

export interface SettingGroup {
  name: string
  settings: readonly Setting[]
}

/** What a secret is called at the other side, and where to find it. */
export interface SecretSetting {
  label: string
  meaning?: string
}

/** The settings of one kind of carrier, or of one preset, in the order of the form. */
export interface KindSettings {
  /** What is always set, such as the preset. */
  fixed?: Readonly<Record<string, string>>
  /** What the password is called, where that is another word. */
  password?: SecretSetting
  /** What verifies its webhooks; left out where nothing is needed for that. */
  webhookSecret?: SecretSetting
  /**
   * Where the server is. A carrier that speaks SMPP has a list of hosts instead, which `HostFields` shows.
   */
  server: SettingGroup | null
  /** Beside the password; null where none belongs to it. */
  user: Setting | null
  /** In plain sight. Those in `further` have defaults that suit most carriers. */
  shown: readonly SettingGroup[]
  further: readonly SettingGroup[]
}

export function text(name: string, label: string, meaning: string, fallback = "none"): Setting {
  return { name, label, meaning, fallback, kind: "text" }
}

export function number(name: string, label: string, meaning: string, fallback: string): Setting {
  return { name, label, meaning, fallback, kind: "number" }
}

export function choice(name: string, label: string, meaning: string, choices: readonly string[]): Setting {
  return { name, label, meaning, fallback: choices[0] ?? "", kind: "choice", choices }
}

export function flag(name: string, label: string, meaning: string): Setting {
  return { name, label, meaning, fallback: "no", kind: "flag" }
}

export function json(name: string, label: string, meaning: string, fallback: string): Setting {
  return { name, label, meaning, fallback, kind: "json" }
}
