import { textLocaleOf } from "../amount-text.ts"

/** The texts of a payment's page, in the language of the payment. */
export interface PayTexts {
  pay: string
  completed: string
  /** All money was refunded. */
  refunded: string
  /** Contains `{amount}`. */
  partlyRefunded: string
  /** Contains `{amount}` and `{rest}`. */
  partlyPaid: string
  expired: string
  canceled: string
  failed: string
  /** For an address without a payment. */
  unknown: string
  /** No provider accepts the payment now. */
  unavailable: string
  declined: string
  processing: string
  back: string
  /** The label of the reference that the customer quotes in a bank transfer. */
  quote: string
  /** The label of the caller's reference. */
  reference: string
  /** Contains `{time}`. */
  until: string
  /** The provider is a simulator or a sandbox. */
  test: string
  /** Comes before the contact of the payee. Receipts contain it too, so it must not make an SMS UCS-2. */
  questions: string
}

const english: PayTexts = {
  pay: "Pay",
  completed: "Thank you. The payment is complete.",
  refunded: "The payment was refunded.",
  partlyRefunded: "{amount} of the payment was refunded.",
  partlyPaid: "We have received {amount}. {rest} is still to be paid.",
  expired: "The payment link has expired. Ask for a new one.",
  canceled: "The payment was canceled. Nothing was charged.",
  failed: "The payment failed. Nothing was charged.",
  unknown: "This link is not valid. Check the address, or ask for a new link.",
  unavailable: "You cannot pay right now. Try again later.",
  declined: "The payment was declined. You can try again.",
  processing: "The payment is being confirmed. Reload this page in a moment.",
  back: "Back to the shop",
  quote: "Reference:",
  reference: "Reference:",
  until: "You can pay until {time}.",
  test: "This is a test. No money moves.",
  questions: "Questions?",
}

/** Texts by language (ISO 639-1). */
const texts: Readonly<Record<string, PayTexts>> = {
  en: english,
  de: {
    pay: "Bezahlen",
    completed: "Vielen Dank. Die Zahlung ist abgeschlossen.",
    refunded: "Die Zahlung wurde erstattet.",
    partlyRefunded: "Von der Zahlung wurden {amount} erstattet.",
    partlyPaid: "Wir haben {amount} erhalten. Noch zu zahlen: {rest}.",
    expired: "Der Zahlungslink ist abgelaufen. Bitten Sie um einen neuen.",
    canceled: "Die Zahlung wurde storniert. Es wurde nichts abgebucht.",
    failed: "Die Zahlung ist fehlgeschlagen. Es wurde nichts abgebucht.",
    unknown: "Dieser Link ist ungültig. Prüfen Sie die Adresse oder bitten Sie um einen neuen Link.",
    unavailable: "Die Zahlung ist gerade nicht möglich. Versuchen Sie es später noch einmal.",
    declined: "Die Zahlung wurde abgelehnt. Sie können es noch einmal versuchen.",
    processing: "Die Zahlung wird bestätigt. Laden Sie diese Seite gleich noch einmal.",
    back: "Zurück zum Shop",
    quote: "Verwendungszweck:",
    reference: "Referenz:",
    until: "Sie können bis {time} bezahlen.",
    test: "Dies ist ein Test. Es fließt kein Geld.",
    questions: "Fragen?",
  },
  fr: {
    pay: "Payer",
    completed: "Merci. Le paiement est terminé.",
    refunded: "Le paiement a été remboursé.",
    partlyRefunded: "{amount} du paiement ont été remboursés.",
    partlyPaid: "Nous avons reçu {amount}. Reste à payer : {rest}.",
    expired: "Le lien de paiement a expiré. Demandez-en un nouveau.",
    canceled: "Le paiement a été annulé. Rien n’a été débité.",
    failed: "Le paiement a échoué. Rien n’a été débité.",
    unknown: "Ce lien n’est pas valide. Vérifiez l’adresse ou demandez un nouveau lien.",
    unavailable: "Le paiement est impossible pour le moment. Réessayez plus tard.",
    declined: "Le paiement a été refusé. Vous pouvez réessayer.",
    processing: "Le paiement est en cours de confirmation. Rechargez cette page dans un instant.",
    back: "Retour à la boutique",
    quote: "Référence :",
    reference: "Référence :",
    until: "Vous pouvez payer jusqu’au {time}.",
    test: "Ceci est un test. Aucun argent n’est transféré.",
    questions: "Des questions ?",
  },
  es: {
    pay: "Pagar",
    completed: "Gracias. El pago se ha completado.",
    refunded: "El pago se ha reembolsado.",
    partlyRefunded: "Se han reembolsado {amount} del pago.",
    partlyPaid: "Hemos recibido {amount}. Quedan por pagar {rest}.",
    expired: "El enlace de pago ha caducado. Solicite uno nuevo.",
    canceled: "El pago se ha cancelado. No se ha cobrado nada.",
    failed: "El pago ha fallado. No se ha cobrado nada.",
    unknown: "Este enlace no es válido. Compruebe la dirección o solicite un enlace nuevo.",
    unavailable: "No se puede pagar en este momento. Inténtelo más tarde.",
    declined: "El pago fue rechazado. Puede intentarlo de nuevo.",
    processing: "El pago se está confirmando. Vuelva a cargar esta página en un momento.",
    back: "Volver a la tienda",
    quote: "Referencia:",
    reference: "Referencia:",
    until: "Puede pagar hasta el {time}.",
    test: "Esto es una prueba. No se mueve dinero.",
    questions: "¿Preguntas?",
  },
  it: {
    pay: "Paga",
    completed: "Grazie. Il pagamento è completo.",
    refunded: "Il pagamento è stato rimborsato.",
    partlyRefunded: "Sono stati rimborsati {amount} del pagamento.",
    partlyPaid: "Abbiamo ricevuto {amount}. Restano da pagare {rest}.",
    expired: "Il link di pagamento è scaduto. Ne chieda uno nuovo.",
    canceled: "Il pagamento è stato annullato. Non è stato addebitato nulla.",
    failed: "Il pagamento non è riuscito. Non è stato addebitato nulla.",
    unknown: "Questo link non è valido. Controlli l’indirizzo o chieda un nuovo link.",
    unavailable: "Al momento non è possibile pagare. Riprovi più tardi.",
    declined: "Il pagamento è stato rifiutato. Può riprovare.",
    processing: "Il pagamento è in fase di conferma. Ricarichi questa pagina tra poco.",
    back: "Torna al negozio",
    quote: "Causale:",
    reference: "Riferimento:",
    until: "Scadenza: {time}.",
    test: "Questa è una prova. Nessun denaro viene trasferito.",
    questions: "Domande?",
  },
  pt: {
    pay: "Pagar",
    completed: "Obrigado. O pagamento foi concluído.",
    refunded: "O pagamento foi reembolsado.",
    partlyRefunded: "Foram reembolsados {amount} do pagamento.",
    partlyPaid: "Recebemos {amount}. Falta pagar {rest}.",
    expired: "O link de pagamento expirou. Peça um novo.",
    canceled: "O pagamento foi cancelado. Nada foi cobrado.",
    failed: "O pagamento falhou. Nada foi cobrado.",
    unknown: "Este link não é válido. Verifique o endereço ou peça um novo link.",
    unavailable: "Não é possível pagar neste momento. Tente mais tarde.",
    declined: "O pagamento foi recusado. Pode tentar novamente.",
    processing: "O pagamento está a ser confirmado. Recarregue esta página dentro de momentos.",
    back: "Voltar à loja",
    quote: "Referência:",
    reference: "Referência:",
    until: "Pode pagar até {time}.",
    test: "Isto é um teste. Nenhum dinheiro é movimentado.",
    questions: "Perguntas?",
  },
  nl: {
    pay: "Betalen",
    completed: "Bedankt. De betaling is voltooid.",
    refunded: "De betaling is terugbetaald.",
    partlyRefunded: "Van de betaling is {amount} terugbetaald.",
    partlyPaid: "We hebben {amount} ontvangen. Nog te betalen: {rest}.",
    expired: "De betaallink is verlopen. Vraag om een nieuwe.",
    canceled: "De betaling is geannuleerd. Er is niets afgeschreven.",
    failed: "De betaling is mislukt. Er is niets afgeschreven.",
    unknown: "Deze link is niet geldig. Controleer het adres of vraag om een nieuwe link.",
    unavailable: "Betalen is op dit moment niet mogelijk. Probeer het later opnieuw.",
    declined: "De betaling is geweigerd. U kunt het opnieuw proberen.",
    processing: "De betaling wordt bevestigd. Laad deze pagina zo dadelijk opnieuw.",
    back: "Terug naar de winkel",
    quote: "Kenmerk:",
    reference: "Kenmerk:",
    until: "U kunt betalen tot {time}.",
    test: "Dit is een test. Er wordt geen geld overgemaakt.",
    questions: "Vragen?",
  },
  pl: {
    pay: "Zapłać",
    completed: "Dziękujemy. Płatność została zakończona.",
    refunded: "Płatność została zwrócona.",
    partlyRefunded: "Zwrócono {amount} z płatności.",
    partlyPaid: "Otrzymaliśmy {amount}. Do zapłaty pozostaje {rest}.",
    expired: "Link do płatności wygasł. Poproś o nowy.",
    canceled: "Płatność została anulowana. Nie pobrano żadnych środków.",
    failed: "Płatność nie powiodła się. Nie pobrano żadnych środków.",
    unknown: "Ten link jest nieprawidłowy. Sprawdź adres lub poproś o nowy link.",
    unavailable: "Płatność nie jest teraz możliwa. Spróbuj później.",
    declined: "Płatność została odrzucona. Można spróbować ponownie.",
    processing: "Płatność jest potwierdzana. Odśwież tę stronę za chwilę.",
    back: "Powrót do sklepu",
    quote: "Tytuł płatności:",
    reference: "Numer referencyjny:",
    until: "Termin płatności: {time}.",
    test: "To jest test. Żadne pieniądze nie są przekazywane.",
    questions: "Pytania?",
  },
  tr: {
    pay: "Öde",
    completed: "Teşekkürler. Ödeme tamamlandı.",
    refunded: "Ödeme iade edildi.",
    partlyRefunded: "Ödemenin {amount} tutarındaki kısmı iade edildi.",
    partlyPaid: "{amount} tutarını aldık. Kalan tutar: {rest}.",
    expired: "Ödeme bağlantısının süresi doldu. Yeni bir bağlantı isteyin.",
    canceled: "Ödeme iptal edildi. Hiçbir tutar çekilmedi.",
    failed: "Ödeme başarısız oldu. Hiçbir tutar çekilmedi.",
    unknown: "Bu bağlantı geçersiz. Adresi kontrol edin veya yeni bir bağlantı isteyin.",
    unavailable: "Şu anda ödeme yapılamıyor. Daha sonra tekrar deneyin.",
    declined: "Ödeme reddedildi. Yeniden deneyebilirsiniz.",
    processing: "Ödeme onaylanıyor. Birazdan bu sayfayı yenileyin.",
    back: "Mağazaya dön",
    quote: "Referans:",
    reference: "Referans:",
    until: "Son ödeme zamanı: {time}.",
    test: "Bu bir testtir. Para aktarılmaz.",
    questions: "Sorularınız mı var?",
  },
  ar: {
    pay: "ادفع",
    completed: "شكرًا لك. اكتملت عملية الدفع.",
    refunded: "تم رد المبلغ.",
    partlyRefunded: "تم رد {amount} من المبلغ المدفوع.",
    partlyPaid: "استلمنا {amount}. المبلغ المتبقي: {rest}.",
    expired: "انتهت صلاحية رابط الدفع. اطلب رابطًا جديدًا.",
    canceled: "أُلغيت عملية الدفع. لم يُخصم أي مبلغ.",
    failed: "فشلت عملية الدفع. لم يُخصم أي مبلغ.",
    unknown: "هذا الرابط غير صالح. تحقق من العنوان أو اطلب رابطًا جديدًا.",
    unavailable: "لا يمكن الدفع الآن. حاول مرة أخرى لاحقًا.",
    declined: "رُفضت عملية الدفع. يمكنك المحاولة مرة أخرى.",
    processing: "يجري تأكيد الدفع. أعد تحميل هذه الصفحة بعد قليل.",
    back: "العودة إلى المتجر",
    quote: "المرجع:",
    reference: "المرجع:",
    until: "آخر موعد للدفع: {time}.",
    test: "هذا اختبار. لا يتم تحويل أي أموال.",
    questions: "هل لديك أسئلة؟",
  },
  he: {
    pay: "לתשלום",
    completed: "תודה. התשלום הושלם.",
    refunded: "התשלום הוחזר.",
    partlyRefunded: "{amount} מהתשלום הוחזרו.",
    partlyPaid: "קיבלנו {amount}. נותר לשלם {rest}.",
    expired: "תוקף הקישור לתשלום פג. יש לבקש קישור חדש.",
    canceled: "התשלום בוטל. לא חויב דבר.",
    failed: "התשלום נכשל. לא חויב דבר.",
    unknown: "הקישור אינו תקין. יש לבדוק את הכתובת או לבקש קישור חדש.",
    unavailable: "לא ניתן לשלם כרגע. יש לנסות שוב מאוחר יותר.",
    declined: "התשלום נדחה. אפשר לנסות שוב.",
    processing: "התשלום בתהליך אישור. יש לטעון את הדף מחדש בעוד רגע.",
    back: "חזרה לחנות",
    quote: "אסמכתה:",
    reference: "אסמכתה:",
    until: "אפשר לשלם עד {time}.",
    test: "זוהי בדיקה. לא מועבר כסף.",
    questions: "שאלות?",
  },
}

const rightToLeft: ReadonlySet<string> = new Set(["ar", "he", "fa", "ur"])

/** Returns the texts of a locale (BCP 47), or the English ones, with the tag of their language and region. */
export function payTexts(locale: string): PayTexts & { locale: string; direction: "ltr" | "rtl" } {
  const { language, tag } = textLocaleOf(locale, texts)
  return { ...(texts[language] ?? english), locale: tag, direction: rightToLeft.has(language) ? "rtl" : "ltr" }
}

/**
 * Returns the texts of the first supported language of an `Accept-Language` header (RFC 9110, section
 * 12.5.4). Ignores weights.
 */
export function preferredPayTexts(acceptLanguage: string): ReturnType<typeof payTexts> {
  const languages = acceptLanguage.split(",").map((range) => range.trim().slice(0, 2).toLowerCase())
  return payTexts(languages.find((language) => Object.hasOwn(texts, language)) ?? "en")
}
