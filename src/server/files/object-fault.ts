/** Errors of the object store, which may be over soon: callers get 503. */
import type { WriteFault } from '#server/process/write-faults.ts'

/** Why the object store did not do something, for operators. */
export type ObjectFault = Extract<
  WriteFault,
  'no answer' | 'no permission' | 'wrong clock' | 'no bucket' | 'not writable'
>

const causes = new WeakMap<object, ObjectFault>()

/** The fault of the object store that this error itself, not its cause, means; null if it means none. */
export const findObjectFault = (error: unknown): ObjectFault | null =>
  (typeof error === 'object' && error !== null && causes.get(error)) || null

const denied = new Set(['AccessDenied', 'InvalidAccessKeyId', 'SignatureDoesNotMatch'])

/** The error to throw for one of the client; its message has neither addresses nor keys. */
export function objectFault(cause: unknown): Error {
  if (findObjectFault(cause) && cause instanceof Error) return cause
  const code = codeOf(cause)
  const fault = faultOf(code, cause)
  const error = new Error(`The object store failed: ${fault}${code === '' ? '' : ` (${code})`}`, { cause })
  causes.set(error, fault)
  return error
}

/** The code of the store's answer, such as `NoSuchKey`; empty if there is none. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  // The client reads the code of answers only if their type is exactly `application/xml`.
  const body = 'body' in error && typeof error.body === 'string' ? error.body : ''
  const [, named] = /<Code>([A-Za-z0-9.]{1,100})<\/Code>/.exec(body) ?? []
  if (named !== undefined) return named
  const code = 'serviceCode' in error ? error.serviceCode : 'code' in error ? error.code : ''
  return typeof code === 'string' ? code : ''
}

function faultOf(code: string, error: unknown): ObjectFault {
  if (code === 'RequestTimeTooSkewed') return 'wrong clock'
  if (code === 'NoSuchBucket') return 'no bucket'
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0
  if (denied.has(code) || status === 403 || status === 401) return 'no permission'
  return status >= 400 && status < 500 ? 'not writable' : 'no answer'
}

/** The code of an error that says that a request was not even tried. */
export const unsentCode = 'ENOTTRIED'

/** What keeps a request from being sent. */
const unsent = new Set([
  unsentCode,
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** Whether an error or one of its causes has one of these codes. */
export function hasCode(error: unknown, codes: ReadonlySet<string>): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (codes.has(codeOf(cause))) return true
  }
  return false
}

/** True if a request was certainly not sent. */
export const isUnsent = (error: unknown): boolean => hasCode(error, unsent)

/** True if the object store may have done what failed, or may still do it: a request was sent and not answered. */
export function mayHaveArrived(error: unknown): boolean {
  return findObjectFault(error) === 'no answer' && !isUnsent(error)
}
