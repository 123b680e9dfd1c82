/** The settings of a carrier whose gateway is `BenchGateway`. */
export function gatewaySettings({ port, connections }: { port: number; connections: number }): object {
  return {
    request: {
      url: `http://127.0.0.1:${port}/send`,
      headers: { authorization: "Bearer {{password}}" },
      form: { to: "{{to}}", from: "{{from}}", text: "{{body}}" },
    },
    answer: { reference: "id", error: "error" },
    receipts: { reference: "id", status: "status", states: { delivered: "delivered" } },
    verification: { kind: "header", name: "x-secret" },
    connections,
  }
}
