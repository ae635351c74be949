/** Which emails a machine sent by itself: out-of-office notes, reports, lists (RFC 3834, RFC 5230). */

/** The value of a header in lower case, without parameters; null if the email has none. */
export type HeaderOf = (name: string) => string | null

/** Headers that only automatic emails have. */
const automaticHeaders = [
  'x-autoreply',
  'x-autorespond',
  'x-auto-reply',
  'x-ms-exchange-inbox-rules-loop',
  'x-failed-recipients',
  'list-id',
  'list-unsubscribe',
  'feedback-id',
]
const automaticPrecedence = new Set(['bulk', 'junk', 'list', 'auto_reply'])
const automaticTypes = ['multipart/report', 'message/delivery-status', 'message/disposition-notification']

/** Whether an email was sent automatically. `sender` is the one in its envelope; null if that is not known. */
export function isAutomatic(headerOf: HeaderOf, sender: string | null): boolean {
  const submitted = headerOf('auto-submitted') ?? 'no'
  const type = headerOf('content-type') ?? ''
  return (
    sender === '' ||
    headerOf('return-path') === '<>' ||
    !/^no\b/.test(submitted) ||
    automaticPrecedence.has(headerOf('precedence') ?? '') ||
    automaticHeaders.some((name) => headerOf(name) !== null) ||
    automaticTypes.some((each) => type.startsWith(each))
  )
}
