import type { FastifyReply, FastifyRequest } from "fastify"
import type { AnsweredRequest, RequestLog } from "./request-log.ts"

/** Logs requests without an operation. Fastify calls no hook for them. */
export function logWhenSent(request: FastifyRequest, reply: FastifyReply, requestLog: RequestLog): void {
  reply.raw.once("finish", () => requestLog.answered(answeredOf(request, reply)))
}

/** What the log of requests says of an answer. */
export function answeredOf(request: FastifyRequest, reply: FastifyReply): AnsweredRequest {
  return {
    requestId: request.id,
    method: request.method,
    target: null,
    principal: request.principal,
    memberSession: request.memberSession,
    status: reply.statusCode,
    problem: request.problem,
    durationMs: null,
    answerBytes: Number(reply.getHeader("content-length") ?? 0),
  }
}
