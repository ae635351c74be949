/** What an error of a transport says about an email that did not leave. */
import type { DeliveryError } from '#domain/email/faults.ts'
import { isPermanentError } from '#server/jobs/job.ts'

/** The fields of nodemailer's error, which a refusal has as its cause. */
export function toDeliveryError(thrown: unknown): DeliveryError {
  const error = isPermanentError(thrown) && thrown.cause instanceof Error ? thrown.cause : thrown
  if (!(error instanceof Error)) return { message: String(error) }
  const fields = new Map<string, unknown>(Object.entries(error))
  const textOf = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : undefined
  }
  const responseCode = fields.get('responseCode')
  return {
    message: error.message.trim().slice(0, 500),
    fault: textOf('fault'),
    code: textOf('code'),
    originalCode: textOf('originalCode'),
    command: textOf('command'),
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
  }
}
