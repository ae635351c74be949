/** The files for search engines: which addresses exist, and which they should not visit. */
import type { FastifyInstance } from 'fastify'
import { requestCosts } from '#contract/costs.ts'
import { helpTopics } from '#contract/help/help.ts'
import { legalDocuments } from '#contract/help/legal.ts'
import type { Config } from '#server/config/config.ts'
import type { Db } from '#server/db/db.ts'
import { listOrganizationIds } from '#server/features/organizations/page-queries.ts'
import { listPublishedIds } from '#server/features/projects/queries.ts'
import { clientNetworkOf } from '#server/http/network.ts'
import { cacheFor } from '#server/http/timed-cache.ts'
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

/** Milliseconds for which the sitemap is reused: with 50,000 addresses, building it blocks the process for long. */
const lifetime = 5 * 60_000

interface Listed {
  organizations: readonly string[]
  projects: readonly string[]
}

/** Drops what does not fit. Neither kind gets less than half the room if it needs it; what one leaves, the other gets. */
export function fitInto(room: number, { organizations, projects }: Listed): Listed {
  const half = Math.floor(room / 2)
  const listed = organizations.slice(0, Math.max(half, room - projects.length))
  return { organizations: listed, projects: projects.slice(0, room - listed.length) }
}

/** Installs /robots.txt and /sitemap.xml. */
export function installSitemap(app: FastifyInstance, config: Config): void {
  const addressOf = (path: string) => new URL(path, config.publicUrl).href
  const sitemaps = cacheFor<string>({ most: 1, lifetime })
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', kept)
      .send(`User-agent: *\nDisallow: /api/\nSitemap: ${addressOf('/sitemap.xml')}\n`),
  )
  app.get('/sitemap.xml', async (request, reply) => {
    const { db, limits, now } = request.context
    limits.chargeLocally({
      limit: 'requests',
      key: clientNetworkOf(request.ip),
      // It is compressed again for each call.
      cost: requestCosts.page,
    })
    const xml = await sitemaps.read('', now(), () => writeSitemap(db, addressOf))
    return reply.type('application/xml; charset=utf-8').header('cache-control', kept).send(xml)
  })
}

async function writeSitemap(db: Db, addressOf: (path: string) => string): Promise<string> {
  const { organizations, projects } = fitInto(most, {
    organizations: await listOrganizationIds(db, most),
    projects: await listPublishedIds(db, most),
  })
  const addresses = [
    ...screens,
    ...organizations.map((id) => `/organizations/${id}`),
    ...projects.map((id) => `/project/${id}`),
  ]
  const entries = addresses.map((path) => `<url><loc>${escapeHtml(addressOf(path))}</loc></url>`)
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
  ]
  return `${lines.join('\n')}\n`
}
