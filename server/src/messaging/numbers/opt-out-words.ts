/** The languages with words and replies of their own (ISO 639-1). */
export const optOutLanguages = ["en", "fr", "es", "de", "pt", "it", "nl", "pl", "tr", "ru", "ar", "zh", "ja"] as const
export type OptOutLanguage = (typeof optOutLanguages)[number]

interface Words {
  /** Words that opt out as the whole message, or politely within one. */
  stop: string
  start: string
  help: string
  /** Words that can stand around a word of `stop` without changing its meaning. */
  polite: string
}

/**
 * The words of each language, separated by commas. They compare without case, marks and blanks
 * (`comparable`). Words that mean "cancel" are only those of the FCC's list, because people also cancel a
 * booking with them.
 */
export const optOutWords: Record<OptOutLanguage, Words> = {
  en: {
    stop: "stop, stop all, unsubscribe, opt out, revoke",
    start: "start, yes, unstop",
    help: "help, info",
    polite: "please, pls, plz, thanks, thank, you, ok, okay, hi, hello, hey, now, just, kindly, immediately, and",
  },
  fr: {
    stop: "arrêt, arrêter, arrêtez, arrête, désabonner, désabonnement, désinscrire, désinscription",
    start: "commencer, reprendre, réabonner",
    help: "aide",
    polite: "svp, stp, s'il, vous, te, plaît, merci, bonjour, de, d",
  },
  es: {
    stop: "baja, alto, parar, pare, detener, desuscribir, desuscribirme",
    start: "iniciar, comenzar, alta, reanudar",
    help: "ayuda",
    polite: "por, favor, gracias, hola",
  },
  de: {
    stop: "stopp, abmelden, abbestellen, austragen",
    start: "starten, anmelden",
    help: "hilfe",
    polite: "bitte, danke, hallo",
  },
  pt: {
    stop: "parar, pare, sair, descadastrar, remover",
    start: "iniciar, começar, voltar",
    help: "ajuda",
    polite: "por, favor, obrigado, obrigada, olá",
  },
  it: {
    stop: "basta, ferma, fermare, disiscrivi, disiscrivimi, disiscrizione",
    start: "inizia, avvia, riprendi",
    help: "aiuto",
    polite: "per, favore, grazie, ciao",
  },
  nl: {
    stop: "stoppen, afmelden, uitschrijven",
    start: "starten, aanmelden",
    help: "hulp",
    polite: "alstublieft, alsjeblieft, aub, graag, bedankt, hallo",
  },
  pl: {
    stop: "wypisz, rezygnuję, rezygnacja",
    start: "wznów, zapisz",
    help: "pomoc",
    polite: "proszę, dziękuję, mnie",
  },
  tr: {
    stop: "dur, durdur, iptal, ret, çık",
    start: "başla, başlat",
    help: "yardım",
    polite: "lütfen, teşekkürler, merhaba",
  },
  ru: {
    stop: "стоп, отписаться, отписка, отпишите, отказ, отказаться",
    start: "старт, начать, подписаться",
    help: "помощь, справка",
    polite: "пожалуйста, спасибо, меня",
  },
  ar: {
    stop: "توقف, إيقاف, أوقف, قف, إلغاء الاشتراك",
    start: "ابدأ, بدء, اشتراك",
    help: "مساعدة",
    polite: "من, فضلك, شكرا",
  },
  zh: {
    stop: "停止, 退订, 退訂, 取消订阅, 取消訂閱, 请停止, 請停止, 请退订, 請退訂, 拒收, td",
    start: "开始, 開始, 订阅, 訂閱, 恢复, 恢復",
    help: "帮助, 幫助",
    polite: "请, 請, 谢谢, 謝謝",
  },
  ja: {
    stop: "停止, 配信停止, ストップ, 解除, 配信解除, 停止してください, 配信停止してください",
    start: "開始, 再開, スタート",
    help: "ヘルプ",
    polite: "ください, お願いします",
  },
}

/** Words of the FCC's list that also have other meanings. They opt out only as the whole message. */
export const aloneWords = "cancel, end, quit"

/** What English messages stop, as in "stop texting me" and "please stop sending these messages". */
export const stoppedThings =
  "any, texting, messaging, sending, contacting, spamming, me, all, more, these, this, your, the, messages, message, texts, text, sms, msgs, spam, from, list"
