import type { Carrier } from "../../components/carriers.ts"
import { httpSettings } from "./kinds/http-settings.ts"
import { mm4Settings } from "./kinds/mm4-settings.ts"
import { mm7Settings } from "./kinds/mm7-settings.ts"
import { matrixSettings } from "./kinds/matrix-settings.ts"
import type { KindSettings, Setting } from "./kinds/setting.ts"
import { smppSettings } from "./kinds/smpp-settings.ts"
import { smtpSettings } from "./kinds/smtp-settings.ts"
import { telegramSettings } from "./kinds/telegram-settings.ts"
import { whatsappSettings } from "./kinds/whatsapp-settings.ts"
import { xmppSettings } from "./kinds/xmpp-settings.ts"

export type CarrierKind = Carrier["kind"]

export const settingsOfKind: Readonly<Record<CarrierKind, KindSettings>> = {
  smpp: smppSettings,
  smtp: smtpSettings,
  http: httpSettings,
  mm4: mm4Settings,
  mm7: mm7Settings,
  xmpp: xmppSettings,
  matrix: matrixSettings,
  telegram: telegramSettings,
  whatsapp: whatsappSettings,
}

export function allSettings(kind: CarrierKind): readonly Setting[] {
  return settingsIn(settingsOfKind[kind])
}

export function settingsIn({ server, user, shown, further }: KindSettings): readonly Setting[] {
  return [
    ...(server?.settings ?? []),
    ...(user ? [user] : []),
    ...[...shown, ...further].flatMap(({ settings }) => settings),
  ]
}
