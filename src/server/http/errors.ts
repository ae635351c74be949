/** Turns every error into the one response format of decision D, without revealing internals. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#contract/i18n/languages.ts'
import type { ProblemBody } from '#contract/problem-body.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { toSentName } from '#contract/aliases.ts'
import type { User } from '#contract/accounts/accounts.ts'
import type { Config } from '#server/config/config.ts'
import type { Context } from '#server/context.ts'
import { isDatabaseUnavailable } from '#server/db/unavailable.ts'
import { findObjectFault } from '#server/files/object-fault.ts'
import { decideLanguage } from './language.ts'
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

/** Codes of parts of the server that do not use ours: a broken or unknown encoding of a body. */
const statusCodes: Record<number, ProblemCode> = {
  400: 'unreadable_body',
  413: 'body_too_large',
  415: 'unsupported_media_type',
}

/** Maps SQLSTATEs to refusals, for errors that the request itself caused. */
const databaseCodes: [pattern: RegExp, code: ProblemCode][] = [
  [/^(23505|23503|23514|23P01)$/, 'conflict'],
  [/^(22P02|22003|22007|22008|22009|22021|22P05)$/, 'unreadable_text'],
]

/** System codes for no more files, memory or buffers; the shortage ends when other requests finish. */
const exhausted = new Set(['EMFILE', 'ENFILE', 'ENOMEM', 'ENOBUFS'])

/** The refusal for an error; `internal` if none is known. */
export function problemOf(error: unknown): Problem {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof Problem) return cause
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    const known = fastifyCodes[code] ?? databaseCodes.find(([pattern]) => pattern.test(code))?.[1]
    if (known) return new Problem(known)
    const isTemporary = isDatabaseUnavailable(cause) || findObjectFault(cause) !== null || exhausted.has(code)
    if (isTemporary) return new Problem('unavailable')
    const refused = 'statusCode' in cause && statusCodes[Number(cause.statusCode)]
    if (refused) return new Problem(refused)
  }
  return new Problem('internal')
}

/** Seconds after which a caller may try again when the product is busy. */
export const retryAfter = 5

/** Answers an error, also one from the router before any hook ran. */
export function sendError(
  error: FastifyError,
  { request, reply, config }: { request: FastifyRequest; reply: FastifyReply; config: Config },
): FastifyReply {
  const problem = problemOf(error)
  // A `Problem` is a refusal and no failure. There may be thousands per second, so only the metrics count them.
  if (problem.status >= 500 && problem !== error) request.log.error({ err: error }, 'request failed')
  if (problem.status === 503 || problem.status === 429)
    reply.header('retry-after', problem.retryAfter ?? retryAfter)
  return (
    reply
      .status(problem.status)
      // No hook runs for requests that the router refuses.
      .header(requestIdHeader, request.id)
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .send(JSON.stringify(bodyOf(problem, request, config)))
  )
}

/** Forms expect an error under the name of the field they sent (decision A4). */
function bodyOf(problem: Problem, request: FastifyRequest, config: Config): ProblemBody {
  const { body } = request
  const { issues, ...response } = problem.toBody(languageOf(request, config))
  if (!issues) return response
  return { ...response, issues: issues.map((issue) => ({ ...issue, path: toSentName(issue.path, body) })) }
}

/** A request that is refused before its session is known has no context. */
function languageOf(request: FastifyRequest, config: Config): Language {
  const { context }: { context?: Context<User | null> } = request
  return context?.language ?? decideLanguage(request, null, config)
}

/** Sets the handlers for errors and for unknown addresses. */
export function installErrorHandler(app: FastifyInstance, config: Config): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, { request, reply, config }))
}
