import { AggregatorRegistry, Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client"
import { serverVersion } from "./version.ts"

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
  readonly buildInfo = this.#gauge(
    "posthorn_build_info",
    "Always 1. The labels are the versions of Posthorn and of Node.js.",
    ["version", "node"],
    "max",
  )
  readonly httpSeconds = this.#histogram(
    "posthorn_http_request_seconds",
    "The time from the head of a request to its response, by operation and status.",
    ["operation", "status"],
    latencyBuckets,
  )
  readonly connections = this.#gauge("posthorn_http_connections", "The open connections of clients.", [], "sum")
  readonly refusedConnections = this.#counter(
    "posthorn_http_connections_refused_total",
    "The connections that Posthorn closed at once, because of MAX_CONNECTIONS.",
    [],
  )
  readonly messages = this.#counter("posthorn_messages_total", "The messages that reached a status.", ["status"])
  readonly messageSeconds = this.#histogram(
    "posthorn_message_seconds",
    "The time from acceptance to a status.",
    ["status"],
    latencyBuckets,
  )
  readonly batchRows = this.#histogram(
    "posthorn_batch_rows",
    "The rows that shared a transaction.",
    ["batch"],
    batchBuckets,
  )
  readonly events = this.#counter("posthorn_events_total", "The events that were created, by type.", ["type"])
  readonly attempts = this.#counter(
    "posthorn_delivery_attempts_total",
    "The attempts to deliver an event, by outcome: success, the class of another status (3xx, 4xx, 5xx), or the reason without a status.",
    ["outcome"],
  )
  readonly attemptSeconds = this.#histogram(
    "posthorn_delivery_attempt_seconds",
    "The duration of an attempt to deliver an event.",
    [],
    latencyBuckets,
  )
  readonly firstAttemptLagSeconds = this.#histogram(
    "posthorn_delivery_first_attempt_lag_seconds",
    "The time from an event to the first attempt to deliver it, by state of the endpoint: healthy, failing.",
    ["state"],
    waitBuckets,
  )
  readonly deliverySeconds = this.#histogram(
    "posthorn_delivery_seconds",
    "The time from an event to its successful delivery, including all waiting.",
    [],
    waitBuckets,
  )
  readonly deliveryOldestSeconds = this.#gauge(
    "posthorn_delivery_oldest_due_seconds",
    "The age of the oldest due delivery to endpoints that are neither paused nor unavailable.",
    [],
    "max",
  )
  readonly endpointCircuits = this.#gauge(
    "posthorn_webhook_circuits",
    "The webhook endpoints whose circuit is not closed, by state: open, half_open.",
    ["state"],
    "max",
  )
  readonly queueJobs = this.#gauge(
    "posthorn_queue_jobs",
    "The estimated number of jobs in the store.",
    ["queue"],
    "max",
  )
  readonly queueLanes = this.#gauge(
    "posthorn_queue_lanes",
    "The lanes with jobs that are due now or later.",
    ["queue"],
    "max",
  )
  readonly queueOldestSeconds = this.#gauge(
    "posthorn_queue_oldest_due_seconds",
    "The age of the oldest due lane.",
    ["queue"],
    "max",
  )
  readonly queueHeld = this.#gauge(
    "posthorn_queue_held",
    "The jobs that this process has claimed and not finished.",
    ["queue"],
    "sum",
  )
  readonly waiting = this.#gauge("posthorn_batch_waiting", "The rows that wait for a transaction.", ["batch"], "sum")
  readonly streams = this.#gauge("posthorn_message_streams", "The clients that follow messages in a stream.", [], "sum")
  readonly storeConnections = this.#gauge(
    "posthorn_store_connections",
    "The connections of this process to the store.",
    ["state"],
    "sum",
  )
  readonly storeSize = this.#unset(
    this.#gauge("posthorn_store_size_bytes", "The size of the database on its disk.", [], "max"),
  )
  readonly storeFree = this.#unset(
    this.#gauge(
      "posthorn_store_free_bytes",
      "The free space of the disk that holds an embedded store; absent for any other store.",
      [],
      "max",
    ),
  )
  readonly storeFull = this.#counter(
    "posthorn_store_full_total",
    "The queries and transactions that the store refused because its disk is full.",
    [],
  )
  readonly storeConflicts = this.#counter(
    "posthorn_store_conflicts_total",
    "The transactions that the store rolled back because of another one, by reason: deadlock, serialization. Posthorn runs them again.",
    ["reason"],
  )
  readonly carrierUp = this.#gauge("posthorn_carrier_up", "1 if the carrier accepts messages.", ["carrier"], "max")
  readonly carrierCircuitOpen = this.#gauge(
    "posthorn_carrier_circuit_open",
    "1 if the circuit of this process blocks messages to the carrier after consecutive failures.",
    ["carrier"],
    "max",
  )
  readonly rerouted = this.#counter(
    "posthorn_messages_rerouted_total",
    "The messages that moved to another carrier, by reason.",
    ["reason"],
  )
  readonly carrierConnections = this.#gauge(
    "posthorn_carrier_connections",
    "The connections to the carrier, by state.",
    ["carrier", "state"],
    "sum",
  )
  readonly carrierWindowUsed = this.#gauge(
    "posthorn_carrier_window_used",
    "The requests without a response on all connections to the carrier.",
    ["carrier"],
    "sum",
  )
  readonly carrierWindowMax = this.#gauge(
    "posthorn_carrier_window_max",
    "The maximum number of requests without a response on all connections that are up.",
    ["carrier"],
    "sum",
  )
  readonly carrierThrottled = this.#counter(
    "posthorn_carrier_throttled_total",
    "The responses of the carrier that throttled requests.",
    ["carrier"],
  )
  readonly carrierSubmissions = this.#counter(
    "posthorn_carrier_submissions_total",
    "The messages sent to the carrier, by outcome: accepted, accepted_late, deferred, refused, unknown.",
    ["carrier", "outcome"],
  )
  readonly carrierReceipts = this.#counter(
    "posthorn_carrier_receipts_total",
    "The receipts of the carrier: matched with their message at once, or early, until the message is known.",
    ["carrier", "match"],
  )
  readonly carrierWebhooks = this.#counter(
    "posthorn_carrier_webhooks_total",
    "The webhooks and MMS mails of the carrier, by result: taken, ignored, unreadable, forged.",
    ["carrier", "fate"],
  )
  readonly deadLetters = this.#counter(
    "posthorn_inbound_dead_letters_total",
    "The inbound messages that could not be stored and became dead letters.",
    [],
  )

  readonly inboundUnowned = this.#counter(
    "posthorn_inbound_unowned_total",
    "The inbound messages for a number that no account owns.",
    [],
  )

  readonly inboundDescribed = this.#counter(
    "posthorn_inbound_described_total",
    "The inbound messages that are stored as a text that describes them, by kind: waiting (such as voicemail), binary, other (such as a location).",
    ["kind"],
  )

  readonly inboundFilesLost = this.#counter(
    "posthorn_inbound_files_lost_total",
    "The files of inbound messages that Posthorn could not store, because they were gone, too large or too many.",
    [],
  )

  readonly certificateExpiry = this.#unset(
    this.#gauge(
      "posthorn_certificate_expiry_timestamp_seconds",
      "The time at which a certificate of TLS_CERT expires, in seconds since 1970; absent without TLS_CERT.",
      [],
      "max",
    ),
  )
  readonly clockOffsetSeconds = this.#gauge(
    "posthorn_clock_offset_seconds",
    "How far the clock of this machine is ahead of the clock of the store.",
    [],
    "max",
  )
  readonly clockSteps = this.#counter(
    "posthorn_clock_steps_total",
    "The steps of the store's clock that this process followed, by direction: back, forward.",
    ["direction"],
  )

  readonly #ofOthers: (() => Promise<unknown[]>) | null

  /**
   * `ofOthers` returns the results of `own` in the other processes of the machine. It is null for a single
   * process.
   */
  constructor(ofOthers: (() => Promise<unknown[]>) | null = null) {
    this.#ofOthers = ofOthers
    collectDefaultMetrics({ register: this.registry })
    // Gauges whose names end with `_total`, which Prometheus reserves for counters. `nodejs_active_handles`,
    // `nodejs_active_requests` and `nodejs_active_resources` have the same numbers by type.
    for (const kind of ["handles", "requests", "resources"])
      this.registry.removeSingleMetric(`nodejs_active_${kind}_total`)
    this.buildInfo.set({ version: serverVersion, node: process.versions.node }, 1)
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

  /** Removes the 0 of a new gauge, so that the metric is absent until its value is known. */
  #unset(gauge: Gauge): Gauge {
    gauge.remove()
    return gauge
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
