/** The messages between the processes of one machine. All of them pass through the supervisor. */
export interface Topics {
  /** These lanes have messages, and the sending process has no session of their carriers. */
  message_lanes: { accountId: string; targetId: string; isUrgent?: boolean }
  /** A person changed these endpoints, or requested an attempt now. */
  endpoint_lanes: { accountId: string; targetId: string }
  /** The credentials of these accounts changed. */
  accounts: string
  /** The roles or the sessions of these members changed. */
  members: string
  /** The owners of these numbers changed. */
  numbers: string
  /** The sender rules of these accounts changed; null means those of every account. */
  sender_rules: string | null
  /** Carriers or routes changed. */
  routes: string
  /** The number of requests of these accounts that the process counted. */
  requests: { key: string; count: number }
}
export type Topic = keyof Topics

/** A request that one process sends to others. */
export type ProcessRequestName = "metrics" | "simulator"

/** The receivers of a request: the first process, or all other processes. */
export type RequestReceivers = "first" | "others"

export type ProcessReply = { value: unknown } | { fault: string }

export type ProcessMessage =
  | { kind: "publish"; topic: Topic; items: readonly unknown[] }
  | { kind: "request"; id: number; asked: RequestReceivers; question: ProcessRequestName; payload: unknown }
  /** The requester no longer waits for the answers. */
  | { kind: "cancel"; id: number }
  /** The answer to the request with this id. */
  | { kind: "reply"; id: number; answered: ProcessReply }
  /** The answers of all requested processes that still run. */
  | { kind: "replies"; id: number; answers: readonly ProcessReply[] }
