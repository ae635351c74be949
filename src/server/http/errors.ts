/** Every error becomes one answer of decision D; nothing of the inside is told. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ProblemBody, ProblemCode } from '#contract/problems.ts'
import { toSentName } from '#contract/aliases.ts'
import { isDatabaseUnavailable } from '#server/db/unavailable.ts'
import { Problem } from './problem.ts'
import { requestIdHeader } from './request-log.ts'

const fastifyCodes: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'unreadable_body',
  FST_ERR_CTP_INVALID_JSON_BODY: 'unreadable_body',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'unreadable_body',
  FST_REQ_FILE_TOO_LARGE: 'file_too_large',
  FST_ERR_BAD_URL: 'not_found',
}

/** What a part of the server that has no code of ours refuses with: a broken or unknown encoding of a body. */
const statusCodes: Record<number, ProblemCode> = {
  400: 'unreadable_body',
  413: 'body_too_large',
  415: 'unsupported_media_type',
}

/** SQLSTATE to refusal: what the database refuses because of what was asked. */
const databaseCodes: [pattern: RegExp, code: ProblemCode][] = [
  [/^(23505|23503|23514|23P01)$/, 'conflict'],
  [/^(22P02|22003|22007|22008|22009|22021|22P05)$/, 'unreadable_text'],
]

/** What the system says when it has no more files, memory or buffers for anyone: over as soon as others have finished. */
const exhausted = new Set(['EMFILE', 'ENFILE', 'ENOMEM', 'ENOBUFS'])

/** The refusal that an error amounts to; `internal` where none is known. */
export function problemOf(error: unknown): Problem {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof Problem) return cause
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    const known = fastifyCodes[code] ?? databaseCodes.find(([pattern]) => pattern.test(code))?.[1]
    if (known) return new Problem(known)
    if (isDatabaseUnavailable(cause) || exhausted.has(code)) return new Problem('unavailable')
    const refused = 'statusCode' in cause && statusCodes[Number(cause.statusCode)]
    if (refused) return new Problem(refused)
  }
  return new Problem('internal')
}

/** Seconds after which a caller may try again when the product is busy. */
export const retryAfter = 5

/** Answers an error; also what the router refuses before any hook ran. */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error)
  // One of ours is no failure but a refusal, of which there may be thousands a second; the metrics count them.
  if (problem.status >= 500 && problem !== error) request.log.error({ err: error }, 'request failed')
  if (problem.status === 503 || problem.status === 429)
    reply.header('retry-after', problem.retryAfter ?? retryAfter)
  return (
    reply
      .status(problem.status)
      // What the router refuses has run through no hook.
      .header(requestIdHeader, request.id)
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .send(JSON.stringify(bodyOf(problem, request)))
  )
}

/** Forms look for an error under the name that they sent (A4). */
function bodyOf(problem: Problem, { body }: FastifyRequest): ProblemBody {
  const { issues, ...response } = problem.toBody()
  if (!issues) return response
  return { ...response, issues: issues.map((issue) => ({ ...issue, path: toSentName(issue.path, body) })) }
}

/** Sets the answers for errors and for addresses that nothing serves. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(sendError)
}
