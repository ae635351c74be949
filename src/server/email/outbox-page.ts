/** /dev/outbox: shows the emails that a process does not send, outside production. */
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { transportSettings } from '#domain/email/transports.ts'
import { getSiteName } from '#contract/i18n/site-name.ts'
import type { Services } from '#server/context.ts'
import { escapeHtml } from '#server/http/pages/html.ts'
import { Problem } from '#server/http/problem.ts'
import { listEmails } from './queries.ts'
import { findOutboxReason } from './transport.ts'

type StoredEmail = Awaited<ReturnType<typeof listEmails>>[number]

/** Serves the page only to this machine and never in production, because emails are private to their recipients. */
export function installOutbox(app: FastifyInstance, { config, database }: Services): void {
  app.get('/dev/outbox', async (request, reply) => {
    if (config.environment === 'production' || !isLoopback(request.socket)) throw new Problem('not_found')
    const reason = findOutboxReason(config)
    const content = reason === null ? noneStored : renderEmails(reason, await listEmails(database.db))
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      )
      .send(renderPage(content))
  })
}

function isLoopback({ remoteAddress = '' }: Socket): boolean {
  return remoteAddress === '::1' || /^(::ffff:)?127\./.test(remoteAddress)
}

const noneStored = '<p>All emails leave, so none are stored here.</p>'

function renderPage(content: string): string {
  const site = escapeHtml(getSiteName())
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Outbox · ${site}</title></head>
<body>
<main>
<h1>Outbox</h1>
${content}
</main>
</body>
</html>
`
}

const reasons = {
  none_leave: `this site sends no email until you set ${transportSettings.join(' or ')}`,
  some_leave: 'their addresses are not in MAIL_ONLY_TO',
}

function renderEmails(reason: keyof typeof reasons, emails: StoredEmail[]): string {
  if (emails.length === 0) return '<p>No emails yet.</p>'
  return `<p>Newest first. No one received these emails, because ${reasons[reason]}.</p>
${emails.map(renderEmailArticle).join('\n')}`
}

function renderEmailArticle({ id, recipient, subject, text, html, createdAt }: StoredEmail): string {
  return `<article id="email-${id}">
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(recipient)}, <time>${createdAt.toISOString()}</time></p>
${renderParagraphs(text)}
<details><summary>HTML</summary><pre>${escapeHtml(html)}</pre></details>
<hr>
</article>`
}

/** Plain text as HTML, with web addresses as links. */
function renderParagraphs(text: string): string {
  return text
    .trim()
    .split('\n\n')
    .map((paragraph) => `<p>${linkLines(paragraph)}</p>`)
    .join('\n')
}

/** Only a whole line becomes a link, so names and titles in a sentence never do. */
function linkLines(paragraph: string): string {
  return paragraph
    .split('\n')
    .map((line) =>
      /^https?:\/\/\S+$/.test(line)
        ? `<a href="${escapeHtml(line)}">${escapeHtml(line)}</a>`
        : escapeHtml(line),
    )
    .join('<br>')
}
