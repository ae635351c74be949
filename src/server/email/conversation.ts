/** The conversation with a mail server, as an administrator may read it: without what signs in. */
import { format } from 'node:util'
import type { ConversationLine } from './email.ts'

const [maxLines, maxLength] = [200, 300]

/** What nodemailer gives its logger with each line. */
type LogEntry = Readonly<{ tnx?: unknown }>
type LogLine = (entry: LogEntry, message?: string, ...values: unknown[]) => void

/** Replaces secrets in a text. */
export type Hide = (text: string) => string

/** Hides these texts, in plain and as SMTP encodes them. Empty ones hide nothing. */
export function createHide(secrets: readonly string[]): Hide {
  const hidden = secrets
    .flatMap((secret) => [secret, Buffer.from(secret).toString('base64')])
    .filter((text) => text !== '')
    // A text that contains another one goes first.
    .toSorted((one, other) => other.length - one.length)
  return (text) => hidden.reduce((shown, secret) => shown.replaceAll(secret, '•••'), text)
}

/** A logger for nodemailer that passes on each line of the conversation, cut, up to a number of lines. */
export function createConversationLogger(
  onLine: (line: ConversationLine) => void,
  hide: Hide,
): Record<'debug' | 'info', LogLine> {
  let count = 0
  let isSigningIn = false
  const pass = (from: ConversationLine['from'], text: string) => {
    for (const line of text.split(/\r?\n/).filter(Boolean)) {
      count += 1
      if (count > maxLines) return
      const safe = hide(line)
      onLine({ from, text: safe.length > maxLength ? `${safe.slice(0, maxLength)}…` : safe })
    }
  }
  const log: LogLine = ({ tnx }, message = '', ...values) => {
    const text = format(message, ...values)
    if (tnx === 'client') {
      const [, command] = /^(AUTH \S+)/i.exec(text) ?? []
      if (command) isSigningIn = true
      pass('client', command ? `${command} •••` : isSigningIn ? '•••' : text)
    } else if (tnx === 'server') {
      // 334 asks for the next part of a sign-in; all else ends it.
      if (!text.startsWith('334')) isSigningIn = false
      pass('server', isSigningIn ? '334 •••' : text)
    } else if (tnx === 'network' || tnx === 'dns') pass('note', text)
  }
  return { debug: log, info: log }
}
