import type { Issue, ProblemBody } from '#contract/problem-body.ts'

/** A refused or failed call. `status` is 0 if there was no response; `body` is null if it is not a problem. */
export type ApiError = Error & { status: number; body: ProblemBody | null }

/** An error with the documented text: status, colon, space, then the body's text or the status text (spec F8). */
export function makeApiError(answer: { status: number; statusText: string; text: string }): ApiError {
  const { status, statusText, text } = answer
  return Object.assign(new Error(`${status}: ${text || statusText}`), {
    status,
    body: parseProblemBody(text),
  })
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && 'status' in error && 'body' in error
}

/** Statuses after which the same call may succeed: no session, no answer in time, too many calls. */
const temporaryStatuses = [401, 408, 429]

/** Whether the server refused the call itself, so that the same call would be refused again. */
export function isRefusal(error: unknown): boolean {
  if (!isApiError(error)) return false
  const { status } = error
  return status >= 400 && status < 500 && !temporaryStatuses.includes(status)
}

/** Whether a proxy answered in place of the server, which is down or took too long: 502, 503 or 504 without our body. */
export function isUnavailableError(error: unknown): boolean {
  return isApiError(error) && error.status >= 502 && error.status <= 504 && !error.body
}

/** The server's message about a failed call, or the given fallback. */
export function messageOf(error: unknown, fallback: string): string {
  return (isApiError(error) && error.body?.message) || fallback
}

/** The invalid fields of a failed call. */
export function issuesOf(error: unknown): readonly Issue[] {
  return (isApiError(error) && error.body?.issues) || []
}

/** The message about the only field that was sent: what is wrong with it, or else why the call failed. */
export function fieldMessageOf(error: unknown, fallback: string): string {
  return issuesOf(error)[0]?.message ?? messageOf(error, fallback)
}

/**
 * Whether the call failed because the session is missing or has expired. The shell reports and handles that itself.
 */
export function isSignedOutError(error: unknown): boolean {
  if (!isApiError(error) || error.status !== 401) return false
  // Without a body of ours, a proxy has answered.
  return error.body ? error.body.code === 'unauthorized' : error.message.includes('Unauthorized')
}

/** Whether the call was refused because the email address is not verified yet (decision C). */
export function isUnverifiedError(error: unknown): boolean {
  return isApiError(error) && error.body?.code === 'email_not_verified'
}

/** Whether signing in was refused because the account is suspended. */
export function isSuspendedError(error: unknown): boolean {
  return isApiError(error) && error.body?.code === 'account_suspended'
}

/** Whether the call waits until the user has entered their password again. */
export function isPasswordRequired(error: unknown): boolean {
  return isApiError(error) && error.body?.code === 'reauthentication_required'
}

/** Whether the requested resource does not exist. */
export function isNotFoundError(error: unknown): boolean {
  return isApiError(error) && error.status === 404
}

/** Whether sign-in continues with a code from the authenticator app. */
export function isCodeRequired(error: unknown): boolean {
  return isApiError(error) && error.body?.code === 'second_factor_needed'
}

function parseProblemBody(text: string): ProblemBody | null {
  try {
    const body: unknown = JSON.parse(text)
    return isProblem(body) ? body : null
  } catch {
    return null
  }
}

function isProblem(body: unknown): body is ProblemBody {
  if (typeof body !== 'object' || body === null) return false
  const { message, code, issues }: { message?: unknown; code?: unknown; issues?: unknown } = body
  return (
    typeof message === 'string' &&
    typeof code === 'string' &&
    (issues === undefined || (Array.isArray(issues) && issues.every(isIssue)))
  )
}

function isIssue(issue: unknown): issue is Issue {
  if (typeof issue !== 'object' || issue === null) return false
  const { path, message }: { path?: unknown; message?: unknown } = issue
  return typeof path === 'string' && typeof message === 'string'
}
