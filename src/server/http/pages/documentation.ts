/** Serves /api/docs for people and /api/openapi.json for programs, both generated from the endpoint values. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requestCosts } from '#contract/costs.ts'
import { getSiteName } from '#contract/i18n/site-name.ts'
import { clientNetworkOf } from '#server/http/network.ts'
import { describeApi, type Operation } from '#server/http/openapi.ts'
import { escapeHtml } from './html.ts'

/** Serves the OpenAPI document and a page that lists it. */
export function installDocumentation(app: FastifyInstance): void {
  app.get('/api/openapi.json', (request, reply) => {
    charge(request)
    return reply.type('application/json; charset=utf-8').send(describe().json)
  })
  app.get('/api/docs', (request, reply) => {
    charge(request)
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      )
      .send(describe().page)
  })
}

/** Both are compressed again for each call. Neither needs a session, so that they work while the database is down. */
function charge({ context, ip }: FastifyRequest): void {
  context.limits.chargeLocally({ limit: 'requests', key: clientNetworkOf(ip), cost: requestCosts.page })
}

let described: { site: string; json: string; page: string } | undefined

/** Generated on the first request and again only when the site gets another name; it used to take a third of every start. */
function describe() {
  const site = getSiteName()
  if (described?.site === site) return described
  const document = describeApi()
  described = { site, json: JSON.stringify(document), page: renderPage(document.paths) }
  return described
}

function renderPage(paths: Record<string, Record<string, Operation>>): string {
  const site = escapeHtml(getSiteName())
  const sections = Object.entries(paths).flatMap(([address, operations]) =>
    Object.entries(operations).map(([method, operation]) =>
      renderOperation(`${method.toUpperCase()} ${address}`, operation),
    ),
  )
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${site} API</title></head>
<body>
<main>
<h1>${site} API</h1>
<p>Sign in on the site. Every call uses its session cookie. For tools:
<a href="/api/openapi.json">openapi.json</a>.</p>
${sections.join('\n')}
</main>
</body>
</html>`
}

function renderOperation(title: string, operation: Operation): string {
  const { summary, requestBody, responses, parameters } = operation
  const parts = [
    parameters.length > 0 ? renderJson('Parameters', parameters) : '',
    requestBody ? renderJson('Body', requestBody.content) : '',
    renderJson('Responses', responses),
  ]
  return `<section><h2><code>${escapeHtml(title)}</code></h2><p>${escapeHtml(summary)} Access: ${operation['x-access']}.</p>${parts.join('')}</section>`
}

function renderJson(title: string, value: unknown): string {
  return `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre></details>`
}
