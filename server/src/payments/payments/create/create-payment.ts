import {
  claimKeys,
  findKey,
  releaseKeys,
  storeResponses,
  type ClaimedKey,
  type KeyClaim,
  type KeyTable,
} from "#core/accounts/idempotency.ts"
import { keyRefusal } from "#core/accounts/refusals.ts"
import type { Transaction } from "#core/db/database.ts"
import { sharedBy, sharedTransactions } from "#core/db/shared-transactions.ts"
import { queueMessages } from "#messaging/messages/accept/accept-message.ts"
import { refuseSender } from "#messaging/messages/accept/check-sender.ts"
import type { PlannedMessage } from "#messaging/messages/accept/plan-message.ts"
import { messageAnnouncerOf } from "#messaging/messages/context.ts"
import { MessagingRefusal, optedOutRefusal } from "#messaging/messages/refusals.ts"
import { assert } from "#core/std/assert.ts"
import { KeyedBatcher } from "#core/std/keyed-batcher.ts"
import { fromSid, idTime, toSid } from "#core/std/ids.ts"
import { isRecordedKind } from "#payments/providers/recorded-kinds.ts"
import type { PaymentContext } from "../context.ts"
import { nextOperation, runOperation, storeRequested, type OperationContext } from "../operations/run-operation.ts"
import { insertLink } from "../links/pay-link.ts"
import { readPayee } from "./payee.ts"
import { haveOptedOut, recordPaymentMessage, planLink } from "../links/payment-messages.ts"
import { eventOf, paymentResource } from "../payment-resource.ts"
import type { CaptureMethod, LinkMessage, PaymentOperation, Payment, RecordedMoney } from "../payment.ts"
import { providerDeleted, lockProviders, type UsableProvider } from "../connections/providers.ts"
import { PaymentRefusal, paymentNotFound } from "../refusals.ts"
import { insertPayments, readPayments } from "../store.ts"
import { taskDueAt, setTask } from "../notifications/tasks.ts"

/** A requested payment, with every parameter parsed. */
export interface NewPayment {
  amount: number
  currency: string
  captureMethod: CaptureMethod
  /** A kind of provider or a `PP…`; null leaves the choice to the account's priorities. */
  provider: string | null
  /**
   * The provider's token of the customer's card or account. Null for a page on which the customer chooses.
   */
  token: string | null
  description: string | null
  reference: string | null
  metadata: Readonly<Record<string, string>>
  returnUrl: string | null
  locale: string
  expiresAt: number | null
  linkMessage: LinkMessage | null
}

interface Item {
  accountId: string
  request: NewPayment
  provider: UsableProvider
  key: KeyClaim
}

interface Created {
  payment: Payment
  /** Null for a page, and for a repeated request. */
  operation: PaymentOperation | null
  isReplay: boolean
  /** The message with the link; null for none. */
  message: PlannedMessage | null
}

/** The facts about an item before it is created. */
interface Known {
  key: ClaimedKey | undefined
  isOptedOut: boolean
  name: string
  /** The providers of the batch that still exist. */
  providers: ReadonlySet<string>
}

const keyTable: KeyTable = "permanent_idempotency_keys"

/**
 * Creates payments. The payment, its first operation, its event and its idempotency key commit together
 * before any request to a provider. So a repeated request finds the payment after any crash. Payments that
 * arrive together share a transaction.
 */
export class PaymentIntake {
  readonly #context: OperationContext
  readonly #batcher: KeyedBatcher<Item, Created>

  constructor(context: OperationContext) {
    this.#context = context
    this.#batcher = new KeyedBatcher({
      keyOf: ({ accountId }) => sharedBy(context.payments.db, accountId),
      ...sharedTransactions,
      itemsMax: 200,
      waitingMax: 10_000,
      run: (items) => context.payments.db.transaction((tx) => this.#storeIn(tx, items)),
    })
  }

  /**
   * Resolves when the provider has answered, or its timeout has passed; the payment is then `processing`.
   * Refuses with `PaymentRefusal`, or `AccountRefusal` for a key that is in use.
   */
  async create(
    accountId: string,
    request: NewPayment,
    key: KeyClaim,
  ): Promise<{ payment: Payment; isReplay: boolean }> {
    const needs = {
      amount: request.amount,
      currency: request.currency,
      isHosted: request.token === null,
      isManualCapture: request.captureMethod === "manual",
      named: request.provider,
    }
    let provider: UsableProvider | undefined
    try {
      provider = (await this.#context.payments.providers.chooseProviders(accountId, needs))[0]
      await this.#judgeSender(accountId, request.linkMessage)
    } catch (refusal) {
      return { payment: await this.#repeat(accountId, key, refusal), isReplay: true }
    }
    assert(provider, "A choice of providers that does not refuse is not empty.")
    const { payment, operation, isReplay } = await this.#batcher.add({ accountId, request, provider, key })
    if (!operation) return { payment, isReplay }
    return { payment: (await runOperation(this.#context, payment, operation, "request")).payment, isReplay }
  }

  drain(): Promise<void> {
    return this.#batcher.drain()
  }

  async #judgeSender(accountId: string, message: LinkMessage | null): Promise<void> {
    if (message) refuseSender(await this.#context.payments.senders.check(accountId, message.from), message.from)
  }

  /**
   * Returns the payment of a repeated request that would be refused now, because its provider no longer
   * exists.
   */
  async #repeat(accountId: string, key: KeyClaim, refusal: unknown): Promise<Payment> {
    const { db } = this.#context.payments
    const known =
      refusal instanceof PaymentRefusal || refusal instanceof MessagingRefusal
        ? await findKey(db, accountId, key, keyTable)
        : undefined
    const id = known?.kind === "replay" ? fromSid("payment", known.response) : undefined
    const payment = id === undefined ? undefined : (await readPayments(db, accountId, [id])).get(id)
    if (!payment) throw refusal
    return payment
  }

  async #storeIn(tx: Transaction, items: readonly Item[]): Promise<(Created | Error)[]> {
    const { payments } = this.#context
    const byAccount = Map.groupBy(items, ({ accountId }) => accountId)
    const announcer = messageAnnouncerOf(tx, byAccount.keys(), payments)
    const results = new Map<Item, Created | Error>()
    for (const accountId of [...byAccount.keys()].toSorted()) {
      const created = await this.#createIn(tx, accountId, byAccount.get(accountId) ?? [], results)
      const { newId } = payments
      await announcer.announce(
        created.map(({ payment }) =>
          eventOf("payments.created", payment, paymentResource(payment, payments), { newId, detail: null }),
        ),
      )
      const messages = created.flatMap(({ message }) => message ?? [])
      if (messages.length) await queueMessages(tx, messages, payments, announcer)
    }
    return items.map((item) => results.get(item) ?? new Error("A payment was not created."))
  }

  /** Creates the payments of one account, sets the result of each item, and returns the new ones. */
  async #createIn(
    tx: Transaction,
    accountId: string,
    items: readonly Item[],
    results: Map<Item, Created | Error>,
  ): Promise<Created[]> {
    const withLink = items.flatMap(({ request }) => request.linkMessage ?? [])
    const [optOuts, { name }] = withLink.length
      ? await Promise.all([haveOptedOut(tx, accountId, withLink), readPayee(tx, accountId)])
      : [[], { name: "" }]
    const refused = new Map(withLink.map((message, index) => [message, optOuts[index] === true]))
    const now = this.#context.payments.clock.now()
    const keys = await claimKeys(tx, accountId, items.map(({ key }) => key), now, keyTable) // oxfmt-ignore
    const charging = items.flatMap(({ request, provider }) => (request.token === null ? [] : provider.id))
    const [former, providers] = await Promise.all([
      this.#readKnown(tx, accountId, keys),
      lockProviders(tx, accountId, charging),
    ])
    const created: Created[] = []
    const released: string[] = []
    const responses: { key: string; status: number; response: string }[] = []
    for (const [index, item] of items.entries()) {
      const { linkMessage } = item.request
      const isOptedOut = linkMessage !== null && refused.get(linkMessage) === true
      const known = { key: keys[index], isOptedOut, name, providers }
      const result = this.#createOne(tx, item, known, former)
      results.set(item, result)
      if (result instanceof Error) {
        if (keys[index]?.kind === "new") released.push(item.key.key)
      } else if (!result.isReplay) {
        created.push(result)
        responses.push({ key: item.key.key, status: 201, response: toSid("payment", result.payment.id) })
      }
    }
    insertPayments(
      tx,
      created.map(({ payment }) => payment),
    )
    const operations = created.flatMap(({ operation }) => operation ?? [])
    storeRequested(tx, accountId, operations, now)
    await storeResponses(tx, accountId, responses, keyTable)
    await releaseKeys(tx, accountId, released, keyTable)
    return created
  }

  #readKnown(tx: Transaction, accountId: string, keys: readonly ClaimedKey[]): Promise<Map<string, Payment>> {
    const ids = keys.flatMap((key) => (key.kind === "replay" ? (fromSid("payment", key.response) ?? []) : []))
    return ids.length ? readPayments(tx, accountId, ids) : Promise.resolve(new Map())
  }

  #createOne(
    tx: Transaction,
    item: Item,
    { key, isOptedOut, name, providers }: Known,
    former: ReadonlyMap<string, Payment>,
  ): Created | Error {
    if (key?.kind === "replay") {
      const payment = former.get(fromSid("payment", key.response) ?? "")
      return payment ? { payment, operation: null, isReplay: true, message: null } : paymentNotFound()
    }
    if (key?.kind !== "new") return keyRefusal(key?.kind === "conflict")
    const { payments } = this.#context
    const draft = draftOf(payments, item)
    if (!draft.isHosted) {
      if (!providers.has(item.provider.id)) return providerDeleted()
      const asked = { kind: "charge" as const, providerId: item.provider.id, token: item.request.token }
      return { ...nextOperation(draft, asked, draft.createdAt), isReplay: false, message: null }
    }
    if (isOptedOut) return optedOutRefusal()
    const message = linkOf(payments, draft, name)
    if (message instanceof Error) return message
    insertLink(tx, draft, payments.linkKey)
    const dueAt = taskDueAt({ payment: draft, hasOpenOperations: false, isInDoubt: false }, 0, draft.createdAt)
    if (dueAt !== null) setTask(tx, draft, dueAt, true)
    if (message) recordPaymentMessage(tx, draft, message, "link")
    return { payment: draft, operation: null, isReplay: false, message }
  }
}

/** Plans the link of one payment. Its failure must not fail the payments that share its transaction. */
function linkOf(context: PaymentContext, payment: Payment, name: string): PlannedMessage | null | MessagingRefusal {
  try {
    return planLink(context, payment, name)
  } catch (error) {
    if (error instanceof MessagingRefusal) return error
    throw error
  }
}

function draftOf({ newId }: PaymentContext, { accountId, request, provider }: Item): Payment {
  const id = newId()
  // The id's own time, so that an order by time is an order by id.
  const now = idTime(id)
  const isHosted = request.token === null
  return {
    accountId,
    id,
    status: "pending",
    sequence: 1,
    amount: request.amount,
    currency: request.currency,
    captureMethod: request.captureMethod,
    amountCapturable: 0,
    amountCaptured: 0,
    amountRefunded: 0,
    amountRefundPending: 0,
    amountFee: 0,
    askedProvider: request.provider,
    // For a page, it is set when the customer presses its button.
    providerId: isHosted ? null : provider.id,
    providerKind: isHosted ? null : provider.kind,
    providerReference: null,
    isLive: isHosted ? null : provider.adapter.isLive,
    isHosted,
    actionUrl: null,
    method: null,
    decline: null,
    reviewReason: null,
    mismatch: null,
    disputeStatus: null,
    description: request.description,
    reference: request.reference,
    metadata: request.metadata,
    returnUrl: request.returnUrl,
    locale: request.locale,
    linkMessage: request.linkMessage,
    recorded: recordedOf(request, provider, now),
    cancelReason: null,
    pendingOperation: null,
    operations: 0,
    declines: 0,
    expiresAt: request.expiresAt,
    authorizedAt: null,
    completedAt: null,
    canceledAt: null,
    createdAt: now,
    updatedAt: now,
  }
}

/** The token of a manual payment is the reference of money that was already received. */
function recordedOf({ token, amount }: NewPayment, { kind }: UsableProvider, now: number): RecordedMoney[] {
  if (!isRecordedKind(kind) || token === null) return []
  return [{ amount, reference: token.trim(), receivedAt: now, note: null, operation: 1 }]
}
