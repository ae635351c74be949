/** The headers of an email besides its addresses and subject, for transports that take them as names and values. */
import { getSiteName } from '#contract/i18n/site-name.ts'
import type { Config } from '#server/config/config.ts'
import type { Email } from './email.ts'

/** They say that the email was sent automatically, and how to unsubscribe from it. */
export function listHeaders(
  { messageId, leave }: Pick<Email, 'messageId' | 'leave'>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): [name: string, value: string][] {
  const site = getSiteName().replaceAll(/["\\\r\n]/g, '')
  return [
    ['Message-ID', messageId],
    ['Auto-Submitted', 'auto-generated'],
    ['X-Auto-Response-Suppress', 'All'],
    ...(leave
      ? (
          [
            ['List-ID', `"${site}" <${leave.list}.${new URL(publicUrl).hostname}>`],
            ['List-Unsubscribe', `<${leave.oneClickUrl}>`],
            ['List-Unsubscribe-Post', 'List-Unsubscribe=One-Click'],
          ] as const
        ).map(([name, value]): [string, string] => [name, value])
      : []),
  ]
}
