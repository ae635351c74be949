/** Replies by email, as mail servers bring them. */
import { createTransport } from 'nodemailer'
import { listMessages } from '#contract/messages/messages.ts'
import { loadConfig } from '#server/config/config.ts'
import { sendEmail } from '#server/email/send.ts'
import { makeJobContext } from '#tests/support/running/job-context.ts'
import type { TestServer } from '#tests/support/running/server.ts'
import { expectSuccess, type Person } from '#tests/support/scenarios/scenario.ts'
import type { MailServer } from './mail-server.ts'

export const inboundSettings = {
  SECRETS: `v1:${'k'.repeat(40)}`,
  INBOUND_MAIL_DOMAIN: 'in.example.org',
  INBOUND_SMTP_PORT: '0',
  INBOUND_SECRET: 's'.repeat(32),
}

type Job = { payload: Record<string, unknown> }

/** Takes the waiting emails of a template to a person, and sends them by SMTP; returns them as they arrived. */
export async function sendWaiting(
  server: TestServer,
  mail: MailServer,
  of: { template: string; person: Person; now?: Date; settings?: Record<string, string> },
): Promise<string[]> {
  const { rows } = await server.database.pool.query<Job>(
    `delete from jobs where payload ->> 'template' = $1 and payload ->> 'userId' = $2 returning payload`,
    [of.template, of.person.id],
  )
  const before = mail.received.length
  const settings = {
    ...(of.settings ?? inboundSettings),
    SMTP_URL: mail.url,
    DATABASE_URL: server.database.url,
  }
  const context = makeJobContext(server, { config: loadConfig(settings), now: of.now ?? new Date() })
  for (const { payload } of rows) await sendEmail(context, payload)
  return mail.received.slice(before).map(({ raw }) => raw)
}

/** The address in Reply-To; empty if there is none. */
export const replyAddressOf = (raw = '') =>
  /^reply-to:[^<]*<([^>]+)>/im.exec(raw.replaceAll(/\r\n[ \t]+/g, ' '))?.[1] ?? ''

/** A raw email with these headers and text. */
export const anEmail = (headers: Record<string, string>, text: string) =>
  [...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), '', text].join('\r\n')

let count = 0
/** A reply as email clients write it. */
export function aReply(from: string, text: string, headers: Record<string, string> = {}): string {
  count += 1
  return anEmail(
    {
      From: `Ruth <${from}>`,
      Subject: 'Re: New message',
      'Message-ID': `<${count}.${process.pid}@example.net>`,
      'MIME-Version': '1.0',
      'Content-Type': 'text/plain; charset=utf-8',
      ...headers,
    },
    text,
  )
}

/** Sends a raw email to a listener, as a mail server does; returns the refusal, or "accepted". */
export async function deliverTo(
  { port }: { port: number },
  {
    to,
    raw,
    from = 'ruth@example.net',
    tls = false,
  }: { to: string; raw: string; from?: string; tls?: boolean },
): Promise<string> {
  const transport = createTransport({
    host: '127.0.0.1',
    port,
    ...(tls ? { requireTLS: true, tls: { rejectUnauthorized: false } } : { ignoreTLS: true }),
  })
  try {
    await transport.sendMail({ envelope: { from, to: [to] }, raw })
    return 'accepted'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** The texts of a conversation, as a person reads them. */
export async function listTexts({ client }: Person, id: string): Promise<string[]> {
  const listed = expectSuccess(await client.call(listMessages, { params: { id }, query: {} }))
  return listed.toReversed().map(({ content }) => content)
}
