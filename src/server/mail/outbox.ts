/** /dev/outbox: the letters of a process without a mail server, to read and follow outside production. */
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Services } from '#server/context.ts'
import { escapeHtml } from '#server/http/html.ts'
import { Problem } from '#server/http/problem.ts'
import { listLetters } from './queries.ts'

type StoredLetter = Awaited<ReturnType<typeof listLetters>>[number]

/** Serves the page to this machine alone and never in production: letters are for those they are addressed to. */
export function installOutbox(app: FastifyInstance, { config, database }: Services): void {
  app.get('/dev/outbox', async (request, reply) => {
    if (config.environment === 'production' || !isLoopback(request.socket)) throw new Problem('not_found')
    const letters = config.smtpUrl === null ? await listLetters(database.db) : null
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      )
      .send(renderPage(letters))
  })
}

function isLoopback({ remoteAddress = '' }: Socket): boolean {
  return remoteAddress === '::1' || /^(::ffff:)?127\./.test(remoteAddress)
}

function renderPage(letters: StoredLetter[] | null): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Outbox · Bridge Collective</title></head>
<body>
<main>
<h1>Outbox</h1>
${letters ? renderLetters(letters) : '<p>The mail server in SMTP_URL sends emails, so none are stored here.</p>'}
</main>
</body>
</html>
`
}

function renderLetters(letters: StoredLetter[]): string {
  if (letters.length === 0) return '<p>No emails yet.</p>'
  return `<p>Newest first. No one received these emails, because SMTP_URL is not set.</p>
${letters.map(renderLetter).join('\n')}`
}

function renderLetter({ id, recipient, subject, text, html, createdAt }: StoredLetter): string {
  return `<article id="letter-${id}">
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(recipient)}, <time>${createdAt.toISOString()}</time></p>
${renderParagraphs(text)}
<details><summary>HTML</summary><pre>${escapeHtml(html)}</pre></details>
<hr>
</article>`
}

/** Plain text as HTML in which addresses of pages are links. */
function renderParagraphs(text: string): string {
  return text
    .trim()
    .split('\n\n')
    .map((paragraph) => `<p>${linkLines(paragraph)}</p>`)
    .join('\n')
}

/** Only a whole line is a link: names and titles in a sentence are never one. */
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
