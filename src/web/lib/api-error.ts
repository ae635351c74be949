import type { Issue, ProblemBody } from '#contract/problems.ts'

/** A refused or failed call. `status` is 0 where no answer came at all; `body` is null where it is no problem's. */
export type ApiError = Error & { status: number; body: ProblemBody | null }

/** An error with the documented text: status, colon, space, then the body's text or else the status text (foundation 8). */
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

/** The server's own sentence about a failed call, else the given one. */
export function messageOf(error: unknown, fallback: string): string {
  return (isApiError(error) && error.body?.message) || fallback
}

/** The refused fields of a failed call. */
export function issuesOf(error: unknown): readonly Issue[] {
  return (isApiError(error) && error.body?.issues) || []
}

/** Whether the call failed because the session is missing or has ended, which the shell itself tells and mends. */
export function isSignedOutError(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('401') && error.message.includes('Unauthorized')
}

/** Whether the call was refused because the person's address must be verified first (decision C). */
export function isUnverifiedError(error: unknown): boolean {
  return isApiError(error) && error.body?.code === 'email_not_verified'
}

/** Whether the call waits until the person has given their password again. */
export function isPasswordRequired(error: unknown): boolean {
  return isApiError(error) && error.body?.code === 'reauthentication_required'
}

/** Whether what was asked for is not there. */
export function isNotFoundError(error: unknown): boolean {
  return isApiError(error) && error.status === 404
}

/** Whether the sign-in goes on with a code of the person's second factor. */
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
