/** The files for search engines: which addresses exist, and which they should not visit. */
import type { FastifyInstance } from 'fastify'
import { helpTopics } from '#contract/help/help.ts'
import { legalDocuments } from '#contract/help/legal.ts'
import type { Config } from '#server/config/config.ts'
import { listOrganizationIds } from '#server/features/organizations/page-queries.ts'
import { listPublishedIds } from '#server/features/projects/queries.ts'
import { clientNetworkOf } from '#server/http/network.ts'
import { escapeHtml } from './html.ts'

const kept = 'public, max-age=3600'
const screens = [
  '/',
  '/browse',
  '/top-organizations',
  '/help',
  '/safeguards',
  ...helpTopics.filter((topic) => topic !== 'safeguards').map((topic) => `/help/${topic}`),
  ...legalDocuments.map((document) => `/legal/${document}`),
]

/** A sitemap holds at most 50,000 addresses (sitemaps.org). */
const most = 50_000 - screens.length

/** Installs /robots.txt and /sitemap.xml. */
export function installSitemap(app: FastifyInstance, config: Config): void {
  const addressOf = (path: string) => new URL(path, config.publicUrl).href
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', kept)
      .send(`User-agent: *\nDisallow: /api/\nSitemap: ${addressOf('/sitemap.xml')}\n`),
  )
  app.get('/sitemap.xml', async (request, reply) => {
    const { db, limits } = request.context
    limits.chargeLocally({ limit: 'requests', key: clientNetworkOf(request.ip) })
    const projects = await listPublishedIds(db, most)
    const organizations = await listOrganizationIds(db, most - projects.length)
    const addresses = [
      ...screens,
      ...organizations.map((id) => `/organizations/${id}`),
      ...projects.map((id) => `/project/${id}`),
    ]
    const entries = addresses.map((path) => `<url><loc>${escapeHtml(addressOf(path))}</loc></url>`)
    const xml = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...entries,
      '</urlset>',
    ]
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', kept)
      .send(`${xml.join('\n')}\n`)
  })
}
