/** Sending by the HTTP API of a mail provider (Postmark or Resend), one request for each email. */
import http from 'node:http'
import https from 'node:https'
import { getSiteName } from '#contract/i18n/site-name.ts'
import type { EmailFault } from '#domain/email/faults.ts'
import { z } from '#contract/zod.ts'
import type { MailApi } from '#server/config/mail-api-settings.ts'
import { permanentError } from '#server/jobs/job.ts'
import { contactOf } from '#server/site/current-site.ts'
import { createHide } from './conversation.ts'
import type { ConversationLine, Email, EmailTransport } from './email.ts'
import { listHeaders } from './headers.ts'

type Answer = { status: number; body: unknown }

/** What a provider's refusal means; it is permanent if it is about this email, no matter who sends it. */
interface Refusal {
  fault: EmailFault
  isPermanent: boolean
  /** The enhanced status that marks the address; absent if it may be right. */
  addressStatus?: string
}

interface Provider {
  /** How people know it. */
  label: string
  path: string
  headersOf(token: string, email: Email): Record<string, string>
  bodyOf(
    email: Email,
    from: { name: string; sender: string; replyTo: string; headers: [string, string][] },
  ): object
  /** Null if the email was sent before. */
  refusalOf(answer: Answer): Refusal | null
}

const busy = (status: number): Refusal | null =>
  status === 429 || status >= 500 ? { fault: 'busy', isPermanent: false } : null

const refusalText = z.union([
  z.object({ Message: z.string() }).transform(({ Message }) => Message),
  z.object({ message: z.string() }).transform(({ message }) => message),
])

/** The sentence in an answer; empty if there is none. */
const parseMessage = (body: unknown): string => refusalText.safeParse(body).data ?? ''

/** A name in quotes, which a line break or an address in it cannot leave. */
const formatSender = (name: string, sender: string) => `"${name.replaceAll(/["\\\r\n]/g, '')}" <${sender}>`

const postmarkError = z.object({ ErrorCode: z.int() })
/**
 * https://postmarkapp.com/developer/api/overview#error-codes: any field of the email is wrong (300); an address that bounced or
 * complained, to which Postmark sends nothing (406).
 */
const [postmarkInvalid, postmarkInactive] = [300, 406]
/** The sender or its domain is not confirmed. */
const postmarkSender = new Set([400, 401, 405, 412])

const providers: Record<MailApi['provider'], Provider> = {
  postmark: {
    label: 'Postmark',
    path: '/email',
    headersOf: (token) => ({ 'x-postmark-server-token': token }),
    bodyOf: (email, { name, sender, replyTo, headers }) => ({
      From: formatSender(name, sender),
      To: email.recipient,
      ReplyTo: replyTo,
      Subject: email.subject,
      TextBody: email.text,
      HtmlBody: email.html,
      MessageStream: 'outbound',
      // Postmark sets its own Message-ID without the last one.
      Headers: [...headers, ['X-PM-KeepID', 'true']].map(([Name, Value]) => ({ Name, Value })),
    }),
    refusalOf({ status, body }) {
      const code = postmarkError.safeParse(body).data?.ErrorCode ?? 0
      if (status === 422 && code === postmarkInactive)
        return { fault: 'recipient', isPermanent: true, addressStatus: '5.2.1' }
      if (status === 422 && code === postmarkInvalid && /'To'/i.test(parseMessage(body)))
        return { fault: 'recipient', isPermanent: true }
      if (status === 422 && postmarkSender.has(code)) return { fault: 'sender', isPermanent: false }
      if (status === 401) return { fault: 'apiToken', isPermanent: false }
      return busy(status) ?? { fault: 'other', isPermanent: false }
    },
  },
  resend: {
    label: 'Resend',
    path: '/emails',
    // The same request within a day has one effect.
    headersOf: (token, { messageId }) => ({
      authorization: `Bearer ${token}`,
      'idempotency-key': messageId.slice(0, 256),
    }),
    bodyOf: (email, { name, sender, replyTo, headers }) => ({
      from: formatSender(name, sender),
      to: [email.recipient],
      reply_to: replyTo,
      subject: email.subject,
      text: email.text,
      html: email.html,
      headers: Object.fromEntries(headers),
    }),
    refusalOf({ status, body }) {
      const name = z.object({ name: z.string() }).safeParse(body).data?.name
      if (name === 'invalid_from_address') return { fault: 'sender', isPermanent: false }
      if (status === 409 && name === 'invalid_idempotent_request') return null
      if (status === 409) return { fault: 'busy', isPermanent: false }
      if (status === 422 && /`to`/i.test(parseMessage(body))) return { fault: 'recipient', isPermanent: true }
      if (name === 'validation_error' && status === 403) return { fault: 'sender', isPermanent: false }
      if (status === 401 || status === 403) return { fault: 'apiToken', isPermanent: false }
      return busy(status) ?? { fault: 'other', isPermanent: false }
    },
  },
}

/** Milliseconds for a request, and bytes of an answer that are read. */
const [patienceMs, maxAnswer] = [30_000, 64 * 1024]

const address = z.email()

/** The transport by a provider's API. */
export const makeApiTransport = (api: MailApi): EmailTransport => ({
  kind: 'api',
  name: `the API of ${providers[api.provider].label}`,
  server: new URL(api.url).origin,
  host: null,
  provider: providers[api.provider].label,
  check: null,
  async send({ config, signal }, email, { onLine }) {
    if (!address.safeParse(email.recipient).success)
      throw permanentError('the recipient has no valid email address')
    const provider = providers[api.provider]
    const url = new URL(provider.path, api.url)
    const from = {
      name: getSiteName(),
      sender: config.mailFrom,
      replyTo: email.replyTo?.address ?? contactOf(config),
      headers: listHeaders(email, config),
    }
    onLine?.({ from: 'client', text: `POST ${url.href}` })
    const answer = await post(url, {
      headers: provider.headersOf(api.token, email),
      body: JSON.stringify(provider.bodyOf(email, from)),
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    })
    const message = createHide([api.token])(parseMessage(answer.body))
    report(onLine, answer, message)
    if (answer.status >= 200 && answer.status < 300) return
    const refusal = provider.refusalOf(answer)
    if (!refusal) return
    const { isPermanent, ...about } = refusal
    const error = Object.assign(new Error(`${answer.status} ${message}`.trim()), about)
    throw isPermanent ? permanentError(error.message, error) : error
  },
})

function report(
  onLine: ((line: ConversationLine) => void) | undefined,
  { status }: Answer,
  message: string,
): void {
  onLine?.({ from: 'server', text: `${status} ${message}`.trim().slice(0, 300) })
}

interface Sent {
  headers: Record<string, string>
  body: string
  signal: AbortSignal
}

/** Sends JSON and reads the answer. The operator named the address, so it passes no guard. */
function post(url: URL, { headers, body, signal }: Sent): Promise<Answer> {
  const { request: open } = url.protocol === 'http:' ? http : https
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(Object.assign(error, { fault: 'apiUnreachable' }))
    const request = open(
      url,
      {
        method: 'POST',
        signal,
        headers: {
          ...headers,
          accept: 'application/json',
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => {
          if (text.length < maxAnswer) text += part
        })
        response.on('error', fail)
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: parseJson(text) }))
      },
    )
    request.on('error', fail)
    request.end(body)
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
