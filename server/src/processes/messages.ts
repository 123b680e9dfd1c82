/** What several processes of one machine tell each other. Everything goes through the one that started them. */
export interface Topics {
  /** These lanes have messages, and the teller has no session of their carriers. */
  message_lanes: { accountId: string; targetId: string; isUrgent?: boolean }
  /** A person changed these endpoints, or wants them tried now. */
  endpoint_lanes: { accountId: string; targetId: string }
  /** Credentials of these accounts changed. */
  accounts: string
  /** What these members may do changed, or their sessions. */
  members: string
  /** These numbers have another owner. */
  numbers: string
  /** The sender rules of these accounts changed; null is for those of every account. */
  sender_rules: string | null
  /** Carriers or routes changed. */
  routes: string
  /** So many requests of these accounts were counted. */
  requests: { key: string; count: number }
}
export type Topic = keyof Topics

/** What one process asks of others. */
export type Question = "metrics" | "simulator"

/** Only the first process, or all the others. */
export type Asked = "first" | "others"

export type Answered = { value: unknown } | { fault: string }

export type ProcessMessage =
  | { kind: "tell"; topic: Topic; items: readonly unknown[] }
  | { kind: "ask"; id: number; asked: Asked; question: Question; payload: unknown }
  /** Nobody waits for these answers any more. */
  | { kind: "give_up"; id: number }
  /** To a question that came under this id. */
  | { kind: "answer"; id: number; answered: Answered }
  /** Of all that were asked and are still there. */
  | { kind: "answers"; id: number; answers: readonly Answered[] }
