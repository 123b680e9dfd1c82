import assert from "node:assert/strict"
import { test } from "node:test"
import fc from "fast-check"
import { readKeyword } from "./opt-out-keywords.ts"

const stops = `STOP|stop| Stop.\n|“Stop”|STOP\0|Stop\u200b|\u202aSTOP\u202c|S T O P|STOP!!!|ＳＴＯＰ|STOP@|STOPALL|STOP all|Unsubscribe|cancel|END|quit|REVOKE|
OptOut|opt out|Opt-Out|opt‑out|OPT  OUT.|ARRET|Arrêt|arre\u0302t|Arrêter|ARRÊTEZ|désabonner|BAJA|Alto|PARAR|Pare|sair|STOPP|stopp!|Abmelden|
basta|disiscrivimi|afmelden|Stoppen|wypisz|rezygnuje|Rezygnuję|dur|İPTAL|iptal|ıptal|RET|çık|СТОП|стоп|Отписаться|إيقاف|ايقاف|توقف|إلغاء الاشتراك|
停止|退订|退訂|取消订阅|TD|配信停止|ストップ|解除|
please stop|STOP PLEASE|Please stop texting me.|stop texting me|Stop sending me these messages, thank you|stop all messages|hi, stop please|
Please unsubscribe me|unsubscribe me from your list|please opt me out|remove me from your list|take me off your list|don't text me|Do not contact me please|
no more texts please|I want to opt out|I would like to unsubscribe|can you stop texting me|s'il vous plaît arrêtez|stop svp|STOP merci|por favor parar|
bitte stopp|stopp bitte|Stop, bitte|per favore basta|stop aub|lütfen dur|пожалуйста, стоп|стоп пожалуйста|请停止|停止してください`
for (const body of stops.split("|").map((text) => text.replace(/^\n/, "")))
  test(`${JSON.stringify(body)} opts out`, () => assert.equal(readKeyword(body)?.action, "stop"))

for (const [body, action] of [
  ["START", "start"],
  ["yes", "start"],
  ["Un-stop", "start"],
  ["alta", "start"],
  ["Начать", "start"],
  ["開始", "start"],
  ["help", "help"],
  ["INFO!", "help"],
  ["Aide", "help"],
  ["hilfe", "help"],
  ["yardim", "help"],
  ["помощь", "help"],
] as const)
  test(`${JSON.stringify(body)} asks for ${action}`, () => assert.equal(readKeyword(body)?.action, action))

const others = `|...|don't stop|do not stop|dont stop texting me|never stop|bus stop|the bus stop please|where is the stop|stop by at five|please stop by|
stop it|stop worrying|non-stop|stop sign|can't stop, thanks|I want to start|please cancel|cancel my table please|cancel my booking|end of the road|the end|quit it|
please help me|yes please|help me stop|I stopped|unstoppable|weekend|pare o carro|no parar|nicht stopp|ne pas arrêter|alto el fuego|basta pasta|
не стоп|取消|キャンセル|remove me from the table for eight|text me|please text me|messages|please|thank you|stop the car`
for (const body of [...others.split("|").map((text) => text.replace(/^\n/, "")), `STOP${" ".repeat(200)}`])
  test(`${JSON.stringify(body.slice(0, 40))} is no keyword`, () => assert.equal(readKeyword(body), undefined))

test("the keyword is the person's word, in capitals", () => {
  assert.equal(readKeyword(" Arrêt. ")?.keyword, "ARRÊT")
  assert.equal(readKeyword("opt-out")?.keyword, "OPT OUT")
  assert.equal(readKeyword("Please stop texting me!")?.keyword, "PLEASE STOP TEXTING ME")
})

test("a word has the languages in which it is used, and the words of the FCC's list are English", () => {
  assert.deepEqual(readKeyword("STOP")?.languages, ["en"])
  assert.deepEqual(readKeyword("arret")?.languages, ["fr"])
  assert.deepEqual(readKeyword("parar")?.languages, ["es", "pt"])
  assert.deepEqual(readKeyword("bitte stop")?.languages, ["de"])
})

test("an account's own words count as the whole message, in any spelling, and before the built-in ones", () => {
  const own = [
    { language: "sv", stop: ["Sluta nu"], start: [], help: ["Hjälp"] },
    { language: "en", stop: [], start: [], help: ["yes"] },
  ]
  assert.deepEqual(readKeyword("sluta-nu!", own), { action: "stop", keyword: "SLUTA NU", languages: ["sv"] })
  assert.equal(readKeyword("hjalp", own)?.action, "help")
  assert.equal(readKeyword("please sluta nu", own), undefined)
})

test("no text throws, and every text is read in linear time", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
      readKeyword(text)
    }),
  )
})
