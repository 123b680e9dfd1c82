import { AggregatorRegistry, Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client"

/** Seconds, from 0.5 ms to 30 s. */
const latencyBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
/** Seconds up to a day, for work that is retried. */
const waitBuckets = [...latencyBuckets, 60, 300, 1_800, 7_200, 28_800, 86_400]
const batchBuckets = [1, 2, 5, 10, 25, 50, 100, 200, 300, 400, 500]

/**
 * All metrics with their Prometheus names. Labels come from small closed sets; an account or a phone number
 * is never a label.
 */
export class Metrics {
  readonly registry = new Registry()
  readonly httpSeconds = this.#histogram(
    "posthorn_http_request_seconds",
    "Time from a request's head to its answer, by operation and status.",
    ["operation", "status"],
    latencyBuckets,
  )
  readonly connections = this.#gauge("posthorn_http_connections", "Connections that clients have open.", [], "sum")
  readonly refusedConnections = this.#counter(
    "posthorn_http_connections_refused_total",
    "Connections that were closed at once, because as many as MAX_CONNECTIONS allows were open.",
    [],
  )
  readonly messages = this.#counter("posthorn_messages_total", "Messages that reached a status.", ["status"])
  readonly messageSeconds = this.#histogram(
    "posthorn_message_seconds",
    "Time from acceptance to a status.",
    ["status"],
    latencyBuckets,
  )
  readonly batchRows = this.#histogram(
    "posthorn_batch_rows",
    "Rows that shared a transaction.",
    ["batch"],
    batchBuckets,
  )
  readonly attempts = this.#counter(
    "posthorn_delivery_attempts_total",
    "Attempts to deliver an event, by outcome: success, the class of another status (3xx, 4xx, 5xx), or why there was none.",
    ["outcome"],
  )
  readonly attemptSeconds = this.#histogram(
    "posthorn_delivery_attempt_seconds",
    "Time that an attempt to deliver an event took.",
    [],
    latencyBuckets,
  )
  readonly deliverySeconds = this.#histogram(
    "posthorn_delivery_seconds",
    "Time from an event to its successful delivery, with everything that it waited for.",
    [],
    waitBuckets,
  )
  readonly deliveryOldestSeconds = this.#gauge(
    "posthorn_delivery_oldest_due_seconds",
    "Age of the delivery that is due the longest, of endpoints that are neither paused nor away.",
    [],
    "max",
  )
  readonly endpointCircuits = this.#gauge(
    "posthorn_webhook_circuits",
    "Webhook endpoints whose circuit is not closed, by state: open, half_open.",
    ["state"],
    "max",
  )
  readonly queueJobs = this.#gauge(
    "posthorn_queue_jobs",
    "Jobs in the store, as the store's statistics estimate them.",
    ["queue"],
    "max",
  )
  readonly queueLanes = this.#gauge("posthorn_queue_lanes", "Lanes with work, now or later.", ["queue"], "max")
  readonly queueOldestSeconds = this.#gauge(
    "posthorn_queue_oldest_due_seconds",
    "Age of the lane that is due the longest.",
    ["queue"],
    "max",
  )
  readonly queueHeld = this.#gauge(
    "posthorn_queue_held",
    "Jobs that this process has claimed and not finished.",
    ["queue"],
    "sum",
  )
  readonly waiting = this.#gauge("posthorn_batch_waiting", "Rows that wait for a transaction.", ["batch"], "sum")
  readonly streams = this.#gauge("posthorn_message_streams", "Clients that follow messages in a stream.", [], "sum")
  readonly storeConnections = this.#gauge(
    "posthorn_store_connections",
    "Connections of this process to the store.",
    ["state"],
    "sum",
  )
  readonly carrierUp = this.#gauge("posthorn_carrier_up", "1 when the carrier takes messages.", ["carrier"], "max")
  readonly carrierCircuitOpen = this.#gauge(
    "posthorn_carrier_circuit_open",
    "1 while failures in a row keep messages from the carrier, as this process sees it.",
    ["carrier"],
    "max",
  )
  readonly rerouted = this.#counter(
    "posthorn_messages_rerouted_total",
    "Messages that went on to another carrier, by reason.",
    ["reason"],
  )
  readonly carrierConnections = this.#gauge(
    "posthorn_carrier_connections",
    "Connections to the carrier, by state.",
    ["carrier", "state"],
    "sum",
  )
  readonly carrierWindowUsed = this.#gauge(
    "posthorn_carrier_window_used",
    "Requests to the carrier without an answer, over all its connections.",
    ["carrier"],
    "sum",
  )
  readonly carrierWindowMax = this.#gauge(
    "posthorn_carrier_window_max",
    "Requests that the connections that are up may have without an answer.",
    ["carrier"],
    "sum",
  )
  readonly carrierThrottled = this.#counter(
    "posthorn_carrier_throttled_total",
    "Answers of the carrier that asked to slow down.",
    ["carrier"],
  )
  readonly carrierSubmissions = this.#counter(
    "posthorn_carrier_submissions_total",
    "Messages handed to the carrier, by outcome: accepted, accepted_late, deferred, refused, unknown.",
    ["carrier", "outcome"],
  )
  readonly carrierReceipts = this.#counter(
    "posthorn_carrier_receipts_total",
    "Receipts of the carrier: matched with their message at once, or early, kept until the message is known.",
    ["carrier", "match"],
  )
  readonly carrierWebhooks = this.#counter(
    "posthorn_carrier_webhooks_total",
    "Webhooks of the carrier, and its mails with MMS, by what became of them: taken, ignored, unreadable, forged.",
    ["carrier", "fate"],
  )
  readonly deadLetters = this.#counter(
    "posthorn_inbound_dead_letters_total",
    "Inbound messages that could not be stored and became dead letters.",
    [],
  )

  readonly #ofOthers: (() => Promise<unknown[]>) | null

  /**
   * `ofOthers` returns the results of `own` in the other processes of the machine. It is null for a single
   * process.
   */
  constructor(ofOthers: (() => Promise<unknown[]>) | null = null) {
    this.#ofOthers = ofOthers
    collectDefaultMetrics({ register: this.registry })
  }

  /** Returns the metrics of this process, to be aggregated with those of the others. */
  own(): Promise<unknown> {
    return this.registry.getMetricsAsJSON()
  }

  /** Returns the metrics of all processes of the machine as Prometheus text. */
  async text(): Promise<string> {
    if (!this.#ofOthers) return await this.registry.metrics()
    const all = [await this.own(), ...(await this.#ofOthers())] as Parameters<typeof AggregatorRegistry.aggregate>[0]
    return await AggregatorRegistry.aggregate(all).metrics()
  }

  #counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.registry] })
  }

  /** `together` states how the values of several processes of a machine are aggregated. */
  #gauge<Label extends string>(name: string, help: string, labelNames: Label[], together: "sum" | "max"): Gauge<Label> {
    return new Gauge({ name, help, labelNames, aggregator: together, registers: [this.registry] })
  }

  #histogram<Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    buckets: number[],
  ): Histogram<Label> {
    return new Histogram({ name, help, labelNames, buckets, registers: [this.registry] })
  }
}
