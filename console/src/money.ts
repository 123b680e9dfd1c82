export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

/export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

*export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

*export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

wexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

hexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

hexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

hexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

bexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

yexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

4export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

2export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

1export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

7export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

hexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

vexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

.export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

`export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

`export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

.export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

*export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

/export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

xexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

pexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

yexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

<export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

<export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

bexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

>export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

>export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

=export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

{export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Bexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

0export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Pexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

0export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Jexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

0export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

0export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Kexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

0export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Jexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Pexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Yexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

0export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Kexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

0export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Kexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Wexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

0export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Pexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Yexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

0export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Wexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

0export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Xexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

0export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Yexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

0export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Vexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

0export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Vexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Vexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

0export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Xexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

0export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Xexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

0export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Xexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Pexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

0export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Bexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Hexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

3export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Qexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

3export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Jexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

3export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Kexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Wexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

3export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Yexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

3export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

3export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

3export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

4export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Yexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Wexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

4export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

}export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

/export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

/export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

xexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

-export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

/export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

*export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

*export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

xexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

pexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

vexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

hexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

wexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

hexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

.export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

*export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

/export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

=export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

wexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

pexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

<export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

.export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

bexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

>export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

(export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

)export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

/export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

*export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

*export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

`export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

1export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

2export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

5export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

0export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

`export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

`export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

€export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

1export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

2export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

.export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

5export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

0export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

`export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

.export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

`export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

`export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

hexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

xexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

hexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

xexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

.export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

*export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

/export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

xexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

pexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

(export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

bexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

yexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

)export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

{export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

(export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

(export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

yexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

)export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

yexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

)export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

}export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

(export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

yexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

)export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

{export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

=export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

.export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

(export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

yexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

)export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

?export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

?export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

(export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

yexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

)export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

.export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

(export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

yexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

)export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

.export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

(export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

.export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

)export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

}export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

/export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

*export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

*export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Wexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

hexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

hexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Pexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

hexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

`export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

1export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

2export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

.export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

5export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

0export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

`export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

hexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

hexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

pexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

.export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

*export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

/export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

xexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

pexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

wexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

hexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

(export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

yexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

)export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

{export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

.export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

pexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

(export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

wexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

xexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

pexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

(export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

`export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

\export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

\export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

bexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

(export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

\export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

\export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

+export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

(export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

?export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

\export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

\export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

.export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

\export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

\export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

+export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

)export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

?export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

)export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

$export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

{export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

yexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

}export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

\export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

\export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

bexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

`export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

"export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

"export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

)export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

(export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

_export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

)export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

=export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

>export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

(export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

yexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

)export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

)export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

}export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

/export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

*export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

*export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

`export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

1export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

2export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

5export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

0export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

`export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

`export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

1export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

2export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

.export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

5export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

0export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

`export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

.export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

*export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

/export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

xexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

pexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

(export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

bexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

yexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

)export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

{export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

xexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

pexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

=export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

xexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

pexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

(export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

yexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

)export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

=export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

(export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

hexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

.export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

bexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

(export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

)export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

)export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

.export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

pexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

(export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

xexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

pexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

+export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

1export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

"export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

0export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

"export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

)export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

=export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

<export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

0export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

?export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

"export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

-export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

"export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

"export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

"export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

xexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

pexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

=export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

=export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

=export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

0export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

?export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

+export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

`export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

$export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

{export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

}export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

$export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

{export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

.export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

(export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

0export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

-export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

xexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

pexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

)export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

}export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

.export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

$export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

{export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

.export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

(export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

-export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

xexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

pexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

)export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

}export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

`export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

}export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

/export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

*export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

*export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

hexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

2export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

0export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Jexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Pexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Yexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

3export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Kexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Wexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

.export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

*export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

/export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

xexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

pexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

xexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

pexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

(export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

yexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

)export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

bexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

{export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

xexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

pexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

[export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

yexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

]export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

?export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

?export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

2export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

}export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

/export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

*export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

*export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

wexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

hexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

hexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

bexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

wexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

.export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

*export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

/export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

xexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

pexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

(export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

yexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

?export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

yexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

pexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

yexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

"export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

yexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

bexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

"export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

|export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

"export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

"export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

=export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

"export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

yexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

bexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

"export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

)export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

.export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

bexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

{export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

yexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

=export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

{export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

yexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

"export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

yexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

"export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

yexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

yexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

pexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

yexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

}export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

=export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

xexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

pexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

(export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

yexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

)export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

/export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

/export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

`export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

`export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

vexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

yexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

wexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

hexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

hexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Hexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

.export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Zexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

hexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

.export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

=export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

wexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

.export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

bexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

(export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

yexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

)export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

.export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

vexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

pexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

(export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

)export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

.export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

xexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

wexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

.export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

bexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

(export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

{export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

.export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

.export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

.export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

yexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

xexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

mexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

cexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Zexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Dexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

pexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

yexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

lexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

=export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

=export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

=export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

0export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

?export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

"export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

sexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

pexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

fexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

Iexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

nexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

gexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

eexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

rexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

"export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

:export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

"export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

aexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

uexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

texport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

oexport function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

"export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

,export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

 export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

}export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

)export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

}export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g


export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountOfSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountOfSentence = /(?<![\d.])(\d{1,15}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

