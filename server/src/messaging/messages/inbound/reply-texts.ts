import type { KeywordAction } from "#messaging/numbers/opt-out-keywords.ts"
import type { OptOutLanguage } from "#messaging/numbers/opt-out-words.ts"

/** Brackets enclose what applies only when the opt-out holds for one sender. */
const texts: Record<OptOutLanguage, Record<KeywordAction, string>> = {
  en: {
    stop: "You will receive no more messages[ from this number]. Reply START to receive them again.",
    start: "You will receive messages[ from this number] again. Reply STOP to end them.",
    help: "Reply STOP to receive no more messages[ from this number], or START to receive them again.",
  },
  fr: {
    stop: "Vous ne recevrez plus de messages[ de ce numéro]. Répondez START pour en recevoir à nouveau.",
    start: "Vous recevrez à nouveau des messages[ de ce numéro]. Répondez STOP pour y mettre fin.",
    help: "Répondez STOP pour ne plus recevoir de messages[ de ce numéro], ou START pour en recevoir à nouveau.",
  },
  es: {
    stop: "No recibirá más mensajes[ de este número]. Responda START para volver a recibirlos.",
    start: "Volverá a recibir mensajes[ de este número]. Responda STOP para dejar de recibirlos.",
    help: "Responda STOP para no recibir más mensajes[ de este número], o START para volver a recibirlos.",
  },
  de: {
    stop: "Sie erhalten keine Nachrichten[ von dieser Nummer] mehr. Antworten Sie START, um sie wieder zu erhalten.",
    start: "Sie erhalten wieder Nachrichten[ von dieser Nummer]. Antworten Sie STOP, um sie zu beenden.",
    help: "Antworten Sie STOP, um keine Nachrichten[ von dieser Nummer] mehr zu erhalten, oder START, um sie wieder zu erhalten.",
  },
  pt: {
    stop: "Você não receberá mais mensagens[ deste número]. Responda START para voltar a recebê-las.",
    start: "Você voltará a receber mensagens[ deste número]. Responda STOP para deixar de recebê-las.",
    help: "Responda STOP para não receber mais mensagens[ deste número], ou START para voltar a recebê-las.",
  },
  it: {
    stop: "Non riceverà più messaggi[ da questo numero]. Risponda START per riceverli di nuovo.",
    start: "Riceverà di nuovo messaggi[ da questo numero]. Risponda STOP per non riceverli più.",
    help: "Risponda STOP per non ricevere più messaggi[ da questo numero], o START per riceverli di nuovo.",
  },
  nl: {
    stop: "U ontvangt geen berichten[ van dit nummer] meer. Antwoord START om ze weer te ontvangen.",
    start: "U ontvangt weer berichten[ van dit nummer]. Antwoord STOP om ze te beëindigen.",
    help: "Antwoord STOP om geen berichten[ van dit nummer] meer te ontvangen, of START om ze weer te ontvangen.",
  },
  pl: {
    stop: "Nie otrzymasz więcej wiadomości[ z tego numeru]. Odpowiedz START, aby znów je otrzymywać.",
    start: "Znów będziesz otrzymywać wiadomości[ z tego numeru]. Odpowiedz STOP, aby je zakończyć.",
    help: "Odpowiedz STOP, aby nie otrzymywać wiadomości[ z tego numeru], lub START, aby znów je otrzymywać.",
  },
  tr: {
    stop: "[Bu numaradan ]artık mesaj almayacaksınız. Yeniden almak için START yazın.",
    start: "[Bu numaradan ]yeniden mesaj alacaksınız. Durdurmak için STOP yazın.",
    help: "[Bu numaradan ]mesaj almamak için STOP, yeniden almak için START yazın.",
  },
  ru: {
    stop: "Вы больше не будете получать сообщения[ с этого номера]. Ответьте START, чтобы снова их получать.",
    start: "Вы снова будете получать сообщения[ с этого номера]. Ответьте STOP, чтобы отказаться от них.",
    help: "Ответьте STOP, чтобы не получать сообщения[ с этого номера], или START, чтобы снова их получать.",
  },
  ar: {
    stop: "لن تصلك رسائل أخرى[ من هذا الرقم]. أرسل START لاستلامها مجددا.",
    start: "ستصلك الرسائل[ من هذا الرقم] مجددا. أرسل STOP لإيقافها.",
    help: "أرسل STOP لإيقاف الرسائل[ من هذا الرقم]، أو START لاستلامها مجددا.",
  },
  zh: {
    stop: "您将不再收到[此号码的]消息。回复 START 可重新接收。",
    start: "您将重新收到[此号码的]消息。回复 STOP 可停止接收。",
    help: "回复 STOP 停止接收[此号码的]消息，回复 START 重新接收。",
  },
  ja: {
    stop: "[この番号からの]メッセージの配信を停止しました。再開するには START と返信してください。",
    start: "[この番号からの]メッセージの配信を再開しました。停止するには STOP と返信してください。",
    help: "[この番号からの]メッセージを停止するには STOP、再開するには START と返信してください。",
  },
}

/** Returns the built-in reply, in English for a language without replies. */
export function replyText(language: string, action: KeywordAction, holdsFor: "sender" | "account"): string {
  const known = texts[language as OptOutLanguage] ?? texts.en
  return known[action].replace(holdsFor === "sender" ? /[[\]]/g : /\[[^[\]]*\]/, "")
}
