/** The name of the position up to which the counters of messages count, among `sweeps`. */
export const rolledUp = "message_statistics"
