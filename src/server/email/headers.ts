/** The headers of an email besides its addresses and subject, for all transports. */
import { getSiteName } from '#contract/i18n/site-name.ts'
import type { Config } from '#server/config/config.ts'
import type { Email } from './email.ts'

/** Bytes of a name in one encoded word, which may have 75 characters (RFC 2047). */
const wordBytes = 42

/** A name as a header has it: in quotes, or encoded if it has other characters than ASCII. */
export function encodePhrase(name: string): string {
  if (/^[\x20-\x7E]*$/.test(name)) return `"${name}"`
  const words = ['']
  for (const character of name) {
    const word = `${words.at(-1)}${character}`
    if (Buffer.byteLength(word) > wordBytes) words.push(character)
    else words[words.length - 1] = word
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join(' ')
}

/** They say that the email was sent automatically, and how to unsubscribe from it. */
export function listHeaders(
  { messageId, unsubscribe }: Pick<Email, 'messageId' | 'unsubscribe'>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): [name: string, value: string][] {
  const site = encodePhrase(getSiteName().replaceAll(/["\\\r\n]/g, ''))
  return [
    ['Message-ID', messageId],
    ['Auto-Submitted', 'auto-generated'],
    ['X-Auto-Response-Suppress', 'All'],
    ...(unsubscribe
      ? (
          [
            ['List-ID', `${site} <${unsubscribe.list}.${new URL(publicUrl).hostname}>`],
            ['List-Unsubscribe', `<${unsubscribe.oneClickUrl}>`],
            ['List-Unsubscribe-Post', 'List-Unsubscribe=One-Click'],
          ] as const
        ).map(([name, value]): [string, string] => [name, value])
      : []),
  ]
}
