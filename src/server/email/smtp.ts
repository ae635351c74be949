/** Sending by SMTP (nodemailer). */
import { createTransport } from 'nodemailer'
import { isAddressStatus } from '#domain/email/bounces.ts'
import { getSiteName } from '#contract/i18n/site-name.ts'
import { z } from '#contract/zod.ts'
import type { Config } from '#server/config/config.ts'
import { contactOf } from '#server/site/current-site.ts'
import { makeBounceAddress } from '#server/inbound/bounce-address.ts'
import { permanentError } from '#server/jobs/job.ts'
import { createConversationLogger } from './conversation.ts'
import type { Delivery, Email, EmailTransport } from './email.ts'

/** Milliseconds: a limit for each step, and one for the whole email, whatever the server does in between. */
const limits = { connection: 10_000, maxSilenceMs: 20_000, letter: 60_000 }

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The nodemailer options for SMTP_URL. A password crosses a network only encrypted. */
export function parseSmtpUrl(address: string) {
  const url = new URL(address)
  const user = decodeURIComponent(url.username)
  const isLocal = loopback.has(url.hostname)
  return {
    // URLs write an IPv6 address in brackets.
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    secure: url.protocol === 'smtps:',
    requireTLS: user !== '' && !isLocal,
    // The certificate that distributions create for a local mail server has a different host name.
    ignoreTLS: user === '' && isLocal,
    ...(url.port !== '' && { port: Number(url.port) }),
    ...(user !== '' && { auth: { user, pass: decodeURIComponent(url.password) } }),
  }
}

const address = z.email()

export const smtpTransport: EmailTransport = {
  reachesPeople: true,
  send: ({ config, signal, now }, email, { userId, onLine }) =>
    sendBySmtp(config, email, {
      signal,
      returnPath: makeBounceAddress(config, { userId, email: email.recipient, now }),
      ...(onLine && { onLine }),
    }),
}

/**
 * Sends an email through the mail server. Throws on failure. If the server refuses this particular email, its job
 * ends; everything else is retried.
 */
export async function sendBySmtp(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'contactEmail' | 'publicUrl'>,
  sentEmail: Email,
  {
    signal,
    returnPath = null,
    onLine,
  }: Pick<Delivery, 'onLine'> & {
    signal: AbortSignal
    /** Where bounces go; null for the sender. */
    returnPath?: string | null
  },
): Promise<void> {
  const { smtpUrl, mailFrom, publicUrl } = config
  const recipient = address.safeParse(sentEmail.recipient)
  if (!recipient.success) throw permanentError('the recipient has no valid email address')
  const server = parseSmtpUrl(smtpUrl ?? '')
  const transport = createTransport({
    ...server,
    connectionTimeout: limits.connection,
    greetingTimeout: limits.connection,
    dnsTimeout: limits.connection,
    socketTimeout: limits.maxSilenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(onLine && {
      transactionLog: true,
      logger: createConversationLogger(onLine, server.auth ? [server.auth.pass] : []),
    }),
  })
  try {
    await transport.sendMail({
      from: { name: getSiteName(), address: mailFrom },
      replyTo: { name: getSiteName(), address: contactOf(config) },
      // Never a string, because a comma or line break in it could add recipients.
      to: { name: '', address: recipient.data },
      envelope: { from: returnPath ?? mailFrom, to: [recipient.data] },
      subject: sentEmail.subject,
      text: sentEmail.text,
      html: sentEmail.html,
      messageId: sentEmail.messageId,
      ...(sentEmail.leave && {
        list: {
          id: { url: `${sentEmail.leave.list}.${new URL(publicUrl).hostname}`, comment: getSiteName() },
        },
      }),
      headers: {
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
        ...(sentEmail.leave && {
          'List-Unsubscribe': { prepared: true, value: `<${sentEmail.leave.oneClickUrl}>` },
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
      signal: AbortSignal.any([signal, AbortSignal.timeout(limits.letter)]),
    })
  } catch (error) {
    if (isRefusal(error)) throw permanentError(error.message, error)
    throw error
  }
}

/**
 * The operator has to fix a refused sign-in, sender or connection. A refused recipient or text will always be
 * refused.
 */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('permanent' in error) || !('command' in error)) return false
  return error.permanent === true && (error.command === 'RCPT TO' || error.command === 'DATA')
}

/** The status by which a mail server says that there is no such address; null for all other errors. */
export function findAddressStatus(error: unknown): string | null {
  const refusal = error instanceof Error ? error.cause : undefined
  if (!isRefusal(refusal) || !('command' in refusal) || refusal.command !== 'RCPT TO') return null
  const response = 'response' in refusal && typeof refusal.response === 'string' ? refusal.response : ''
  const status = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? null
  return status !== null && isAddressStatus(status) ? status : null
}
