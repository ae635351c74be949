/** Sending by SMTP (nodemailer). */
import { createTransport } from 'nodemailer'
import { z } from '#contract/zod.ts'
import type { Config } from '#server/config.ts'
import { giveUp } from '#server/jobs/job.ts'
import type { Letter } from './letter.ts'
import { en } from './messages/en.ts'

/** Milliseconds: how long each step may take, and the whole letter whatever the server does in between. */
const limits = { connection: 10_000, silence: 20_000, letter: 60_000 }

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** What nodemailer needs of SMTP_URL. A password crosses a network only encrypted. */
function readServer(address: string) {
  const url = new URL(address)
  const user = decodeURIComponent(url.username)
  const isLocal = loopback.has(url.hostname)
  return {
    // Brackets are the URL's way to write an IPv6 address.
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    secure: url.protocol === 'smtps:',
    requireTLS: user !== '' && !isLocal,
    // The certificate that a distribution gives its local mail server names another host.
    ignoreTLS: user === '' && isLocal,
    ...(url.port !== '' && { port: Number(url.port) }),
    ...(user !== '' && { auth: { user, pass: decodeURIComponent(url.password) } }),
  }
}

const address = z.email()

/** Hands a letter to the mail server. Throws; a refusal of this very letter ends its job, everything else is tried again. */
export async function sendBySmtp(
  {
    smtpUrl,
    mailFrom,
    contactEmail,
    publicUrl,
  }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'contactEmail' | 'publicUrl'>,
  letter: Letter,
  signal: AbortSignal,
): Promise<void> {
  const recipient = address.safeParse(letter.recipient)
  if (!recipient.success) throw giveUp('the recipient has no valid email address')
  const transport = createTransport({
    ...readServer(smtpUrl ?? ''),
    connectionTimeout: limits.connection,
    greetingTimeout: limits.connection,
    dnsTimeout: limits.connection,
    socketTimeout: limits.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    await transport.sendMail({
      from: { name: en.sender, address: mailFrom },
      replyTo: { name: en.sender, address: contactEmail },
      // Never a string, in which a comma or a line break would name further recipients.
      to: { name: '', address: recipient.data },
      envelope: { from: mailFrom, to: [recipient.data] },
      subject: letter.subject,
      text: letter.text,
      html: letter.html,
      messageId: letter.messageId,
      ...(letter.leave && {
        list: { id: { url: `${letter.leave.list}.${new URL(publicUrl).hostname}`, comment: en.sender } },
      }),
      headers: {
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
        ...(letter.leave && {
          'List-Unsubscribe': { prepared: true, value: `<${letter.leave.oneClickUrl}>` },
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
      signal: AbortSignal.any([signal, AbortSignal.timeout(limits.letter)]),
    })
  } catch (error) {
    if (isRefusal(error)) throw giveUp(error.message, error)
    throw error
  }
}

/** A refused sign-in, sender or connection is the operator's to mend; a refused recipient or text stays refused. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('permanent' in error) || !('command' in error)) return false
  return error.permanent === true && (error.command === 'RCPT TO' || error.command === 'DATA')
}
