/** What an error of a transport says about the recipient's address. */
import { isAddressStatus } from '#domain/email/bounces.ts'

/** The status by which a mail server or a provider says that the address takes no emails; null for all other errors. */
export function findAddressStatus(error: unknown): string | null {
  const refusal = error instanceof Error ? error.cause : undefined
  if (!(refusal instanceof Error)) return null
  const fields = new Map<string, unknown>(Object.entries(refusal))
  const status = fields.get('addressStatus') ?? parseResponse(fields)
  return typeof status === 'string' && isAddressStatus(status) ? status : null
}

/** The enhanced status of a permanent refusal of the recipient. */
function parseResponse(fields: ReadonlyMap<string, unknown>): string | undefined {
  const response = fields.get('response')
  if (fields.get('command') !== 'RCPT TO' || typeof response !== 'string') return undefined
  return /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
}
