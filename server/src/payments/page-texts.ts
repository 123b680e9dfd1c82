/** What the page of a payment says, in the language of the payment. */
export interface PayTexts {
  pay: string
  completed: string
  ended: string
  declined: string
  processing: string
  back: string
  /** Before what the customer quotes with a bank transfer. */
  quote: string
}

const english: PayTexts = {
  pay: "Pay",
  completed: "Thank you. The payment is complete.",
  ended: "This payment has ended.",
  declined: "The payment was declined. You can try again.",
  processing: "The payment is being confirmed. Reload this page in a moment.",
  back: "Back to the shop",
  quote: "Reference:",
}

/** By language (ISO 639-1). */
const texts: Readonly<Record<string, PayTexts>> = {
  en: english,
  de: {
    pay: "Bezahlen",
    completed: "Vielen Dank. Die Zahlung ist abgeschlossen.",
    ended: "Diese Zahlung ist beendet.",
    declined: "Die Zahlung wurde abgelehnt. Sie können es noch einmal versuchen.",
    processing: "Die Zahlung wird bestätigt. Laden Sie diese Seite gleich noch einmal.",
    back: "Zurück zum Shop",
    quote: "Verwendungszweck:",
  },
  fr: {
    pay: "Payer",
    completed: "Merci. Le paiement est terminé.",
    ended: "Ce paiement est terminé.",
    declined: "Le paiement a été refusé. Vous pouvez réessayer.",
    processing: "Le paiement est en cours de confirmation. Rechargez cette page dans un instant.",
    back: "Retour à la boutique",
    quote: "Référence :",
  },
  es: {
    pay: "Pagar",
    completed: "Gracias. El pago se ha completado.",
    ended: "Este pago ha finalizado.",
    declined: "El pago fue rechazado. Puede intentarlo de nuevo.",
    processing: "El pago se está confirmando. Vuelva a cargar esta página en un momento.",
    back: "Volver a la tienda",
    quote: "Referencia:",
  },
  it: {
    pay: "Paga",
    completed: "Grazie. Il pagamento è completo.",
    ended: "Questo pagamento è terminato.",
    declined: "Il pagamento è stato rifiutato. Può riprovare.",
    processing: "Il pagamento è in fase di conferma. Ricarichi questa pagina tra poco.",
    back: "Torna al negozio",
    quote: "Causale:",
  },
  pt: {
    pay: "Pagar",
    completed: "Obrigado. O pagamento foi concluído.",
    ended: "Este pagamento foi encerrado.",
    declined: "O pagamento foi recusado. Pode tentar novamente.",
    processing: "O pagamento está a ser confirmado. Recarregue esta página dentro de momentos.",
    back: "Voltar à loja",
    quote: "Referência:",
  },
  nl: {
    pay: "Betalen",
    completed: "Bedankt. De betaling is voltooid.",
    ended: "Deze betaling is beëindigd.",
    declined: "De betaling is geweigerd. U kunt het opnieuw proberen.",
    processing: "De betaling wordt bevestigd. Laad deze pagina zo dadelijk opnieuw.",
    back: "Terug naar de winkel",
    quote: "Kenmerk:",
  },
  pl: {
    pay: "Zapłać",
    completed: "Dziękujemy. Płatność została zakończona.",
    ended: "Ta płatność wygasła.",
    declined: "Płatność została odrzucona. Można spróbować ponownie.",
    processing: "Płatność jest potwierdzana. Odśwież tę stronę za chwilę.",
    back: "Powrót do sklepu",
    quote: "Tytuł płatności:",
  },
  tr: {
    pay: "Öde",
    completed: "Teşekkürler. Ödeme tamamlandı.",
    ended: "Bu ödeme sona erdi.",
    declined: "Ödeme reddedildi. Yeniden deneyebilirsiniz.",
    processing: "Ödeme onaylanıyor. Birazdan bu sayfayı yenileyin.",
    back: "Mağazaya dön",
    quote: "Referans:",
  },
  ar: {
    pay: "ادفع",
    completed: "شكرًا لك. اكتملت عملية الدفع.",
    ended: "انتهت عملية الدفع هذه.",
    declined: "رُفضت عملية الدفع. يمكنك المحاولة مرة أخرى.",
    processing: "يجري تأكيد الدفع. أعد تحميل هذه الصفحة بعد قليل.",
    back: "العودة إلى المتجر",
    quote: "المرجع:",
  },
  he: {
    pay: "לתשלום",
    completed: "תודה. התשלום הושלם.",
    ended: "תשלום זה הסתיים.",
    declined: "התשלום נדחה. אפשר לנסות שוב.",
    processing: "התשלום בתהליך אישור. יש לטעון את הדף מחדש בעוד רגע.",
    back: "חזרה לחנות",
    quote: "אסמכתה:",
  },
}

const rightToLeft: ReadonlySet<string> = new Set(["ar", "he", "fa", "ur"])

/** The texts of a locale (BCP 47), or English where there are none. */
export function payTexts(locale: string): PayTexts & { locale: string; direction: "ltr" | "rtl" } {
  const [language = "en"] = locale.toLowerCase().split("-")
  const found = texts[language]
  return {
    ...(found ?? english),
    locale: found ? language : "en",
    direction: found && rightToLeft.has(language) ? "rtl" : "ltr",
  }
}
