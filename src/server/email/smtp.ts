/** Sending by SMTP (nodemailer). */
import { isIP } from 'node:net'
import { createTransport } from 'nodemailer'
import { getSiteName } from '#contract/i18n/site-name.ts'
import { z } from '#contract/zod.ts'
import { classifyFault, type EmailFault } from '#domain/email/faults.ts'
import type { Config } from '#server/config/config.ts'
import type { SmtpSettings } from '#server/config/mail-settings.ts'
import { contactOf } from '#server/site/current-site.ts'
import { makeBounceAddress } from '#server/inbound/bounce-address.ts'
import { permanentError } from '#server/jobs/job.ts'
import { createConversationLogger, createHide, type Hide } from './conversation.ts'
import { toDeliveryError } from './delivery-error.ts'
import { listHeaders } from './headers.ts'
import type { Delivery, Email, EmailTransport } from './email.ts'

/**
 * Milliseconds: a limit for each step, and one for the whole email, whatever the server does in between. Some mail servers
 * filter an email for a minute before they confirm it. Sent again before that, it would arrive twice.
 */
export const limits = { stepMs: 10_000, maxSilenceMs: 90_000, wholeMs: 100_000 }
/** The same for a check, which someone waits for. */
const checkLimits = { stepMs: 5000, maxSilenceMs: 5000 }

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

/**
 * How the product greets a mail server: by its domain. Nodemailer takes the machine's name or 127.0.0.1 instead, which some mail
 * servers, such as Google's relay, refuse.
 */
function greetWith(publicUrl: string): { name?: string } {
  const { hostname } = new URL(publicUrl)
  return hostname.includes('.') && isIP(hostname) === 0 ? { name: hostname } : {}
}

/** How nodemailer connects to a server: with a limit for each step, and reading nothing that an email names. */
const connectTo = (
  server: ReturnType<typeof parseSmtpUrl>,
  publicUrl: string,
  { stepMs, maxSilenceMs }: { stepMs: number; maxSilenceMs: number },
) => ({
  ...server,
  ...greetWith(publicUrl),
  connectionTimeout: stepMs,
  greetingTimeout: stepMs,
  dnsTimeout: stepMs,
  socketTimeout: maxSilenceMs,
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** The Message-ID is a field of its own. All others are ready: nodemailer would encode their brackets. */
const toNodemailer = (headers: ReturnType<typeof listHeaders>) =>
  Object.fromEntries(
    headers
      .filter(([name]) => name !== 'Message-ID')
      .map(([name, value]) => [name, { prepared: true, value }]),
  )

const address = z.email()

/** The transport by a mail server. */
export const makeSmtpTransport = ({ url }: SmtpSettings): EmailTransport => ({
  kind: 'smtp',
  name: new URL(url).host,
  // The origin of an address that is not http is no text to show.
  server: `${new URL(url).protocol}//${new URL(url).host}`,
  host: parseSmtpUrl(url).host,
  provider: null,
  check: ({ publicUrl }) => checkServer(url, publicUrl),
  send: ({ config, signal, now }, email, { userId, bouncesOf = userId, onLine }) =>
    sendBySmtp(config, email, {
      url,
      signal,
      returnPath: makeBounceAddress(config, { userId: bouncesOf, email: email.recipient, now }),
      ...(onLine && { onLine }),
    }),
})

const portAdvice = 'Check the port in SMTP_URL: 465 needs smtps://, 587 needs smtp://.'

/** What to do about a check that failed. A server that expects encryption never greets anyone who has not begun it. */
const adviceOf: ReadonlyMap<EmailFault, string> = new Map([
  [
    'certificate',
    'Its certificate must be valid for this host. Name the file of an authority of your own in NODE_EXTRA_CA_CERTS.',
  ],
  ['tls', portAdvice],
  ['timeout', portAdvice],
  ['signIn', 'Check the user and password in SMTP_URL, and write an @ in them as %40.'],
])

/** Connects and signs in. Null if the server accepts that, otherwise what it or the network said. */
async function checkServer(url: string, publicUrl: string): Promise<string | null> {
  const transport = createTransport(connectTo(parseSmtpUrl(url), publicUrl, checkLimits))
  try {
    await transport.verify()
    return null
  } catch (error) {
    const delivery = toDeliveryError(error)
    // OpenSSL names files and lines of its own sources.
    const said = /SSL routines/i.test(delivery.message) ? 'no encrypted connection' : delivery.message
    const advice = adviceOf.get(classifyFault(delivery)) ?? 'Check SMTP_URL.'
    return `The mail server ${new URL(url).host} does not accept us: ${said}. ${advice}`
  } finally {
    transport.close()
  }
}

/**
 * Sends an email through the mail server. Throws on failure. If the server refuses this particular email, its job
 * ends; everything else is retried.
 */
export async function sendBySmtp(
  config: Pick<Config, 'mailFrom' | 'contactEmail' | 'publicUrl'>,
  sentEmail: Email,
  {
    url,
    signal,
    returnPath = null,
    onLine,
  }: Pick<Delivery, 'onLine'> & {
    /** The mail server, as in SMTP_URL. */
    url: string
    signal: AbortSignal
    /** Where bounces go; null for the sender. */
    returnPath?: string | null
  },
): Promise<void> {
  const { mailFrom, publicUrl } = config
  const recipient = address.safeParse(sentEmail.recipient)
  if (!recipient.success) throw permanentError('the recipient has no valid email address')
  const server = parseSmtpUrl(url)
  // The sender is no secret, also if the account has the same name.
  const { user = '', pass = '' } = server.auth ?? {}
  const plain = server.auth ? `\0${user}\0${pass}` : ''
  const hide = createHide(user === mailFrom ? [pass, plain] : [user, pass, plain])
  const transport = createTransport({
    ...connectTo(server, publicUrl, limits),
    ...(onLine && {
      transactionLog: true,
      logger: createConversationLogger(onLine, hide),
    }),
  })
  try {
    await transport.sendMail({
      from: { name: getSiteName(), address: mailFrom },
      replyTo: sentEmail.replyTo ?? { name: getSiteName(), address: contactOf(config) },
      // Never a string, because a comma or line break in it could add recipients.
      to: { name: '', address: recipient.data },
      envelope: { from: returnPath ?? mailFrom, to: [recipient.data] },
      subject: sentEmail.subject,
      text: sentEmail.text,
      html: sentEmail.html,
      messageId: sentEmail.messageId,
      headers: toNodemailer(listHeaders(sentEmail, config)),
      signal: AbortSignal.any([signal, AbortSignal.timeout(limits.wholeMs)]),
    })
  } catch (error) {
    hideInError(error, hide)
    if (isRefusal(error)) throw permanentError(error.message, error)
    throw error
  }
}

/** A server may repeat what it got. Its answer goes to the log, the job and the screen. */
function hideInError(error: unknown, hide: Hide): void {
  if (!(error instanceof Error)) return
  error.message = hide(error.message)
  if ('response' in error && typeof error.response === 'string') error.response = hide(error.response)
  if (error.stack !== undefined) error.stack = hide(error.stack)
}

/**
 * The operator has to fix a refused sign-in, sender or connection. A refused recipient or text will always be
 * refused.
 */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('permanent' in error) || !('command' in error)) return false
  return error.permanent === true && (error.command === 'RCPT TO' || error.command === 'DATA')
}
