/**
 * Serves the built browser application: hashed files cached forever, and each page fresh with a nonce and the
 * signed-in person.
 */
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import fastifyStatic, { type SetHeadersResponse } from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { chosenThemes, closedAnnouncementCookie, themeCookie } from '#contract/page.ts'
import { addressOfIcon } from '#domain/site/icon-address.ts'
import type { Config } from '#server/config/config.ts'
import { productFolder } from '#server/config/product-folder.ts'
import type { Services } from '#server/context.ts'
import { listAsked } from '#server/features/legal/queries.ts'
import { getSite } from '#server/site/current-site.ts'
import { findHead } from '#server/live/queries.ts'
import { reportPath } from '#server/http/security/csp-report.ts'
import { Problem } from '#server/http/problem.ts'
import { loadDocument } from './document.ts'
import { loadPageRenderer, type PageSignals } from './server-rendering.ts'
import { createSiteSettings } from './site-settings.ts'

/** Where `npm run build` puts the browser's files. */
export const webRoot = path.join(productFolder, 'dist/web')

/** Installs the files, and the page for every other address outside the API. */
export async function installPages(
  app: FastifyInstance,
  services: Services,
  signs: PageSignals,
): Promise<void> {
  const { config } = services
  const { draw: render, shell, findBrowserScreen } = await loadPageRenderer(app, services, signs)
  const fillDocument = await loadDocument(webRoot, shell)
  const settingsAt = createSiteSettings(config)
  const files = { root: webRoot, index: false, cacheControl: false, preCompressed: true } as const
  await app.register(fastifyStatic, {
    ...files,
    wildcard: false,
    // The page is filled in below; as a plain file it has neither nonce nor data.
    // The icon of a phone is served below: it may be that of the site's own logo.
    globIgnore: ['index.html', 'apple-touch-icon.png', '.vite/**', 'assets/**'],
    setHeaders: keepFor('public, max-age=3600'),
  })
  // One route: with one for each of some four hundred files, half of building the application went into them.
  await app.register(fastifyStatic, {
    ...files,
    root: path.join(webRoot, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    allowedPath: (name) => /^\/\w[\w.-]*$/.test(name) && !/\.(br|gz)$/.test(name),
    // Their names have hashes.
    setHeaders: keepFor('public, max-age=31536000, immutable'),
  })
  installIcons(app)
  app.setNotFoundHandler(() => {
    throw new Problem('not_found')
  })
  // A route, because responses of the not-found handler are not compressed.
  app.get('/*', { config: { isPage: true } }, async (request, reply) => {
    if (/^\/(api|assets|health|\.well-known)(?=[/?]|$)/.test(request.url)) throw new Problem('not_found')
    const nonce = randomBytes(16).toString('base64')
    const { actor: user, language, now, db } = request.context
    const requested = now()
    const [at, year] = [requested.getTime(), requested.getUTCFullYear()]
    const theme = chosenThemes.find((name) => name === request.cookies[themeCookie]) ?? null
    const closedAnnouncement = request.cookies[closedAnnouncementCookie] ?? null
    // Loaded before the page's data, so that the browser receives every later event.
    const lastEventId = user && (await findHead(db, user.id))
    const page = await render(request, { at, year })
    // Only where the operator published versions is anyone asked.
    const asked = user && getSite().publishedLegal.length > 0 ? await listAsked(db, user.id) : []
    const rendered = page && { at: page.at, answers: page.answers }
    const data = {
      user,
      lastEventId,
      site: page?.site ?? settingsAt(at),
      year: page?.year ?? year,
      rendered,
      ...(asked.length > 0 && { asked }),
    }
    const screen = page
      ? { module: page.screen, heading: null }
      : findBrowserScreen(request.url.split('?', 1).join(''), user)
    return reply
      .status(page?.status ?? 200)
      .type('text/html; charset=utf-8')
      .header('content-language', language)
      .header('cache-control', 'no-store')
      .header('content-security-policy', pagePolicy(nonce, config))
      .send(fillDocument({ nonce, theme, closedAnnouncement, language, page, screen, data }))
  })
}

/** Sets how long browsers keep a file. */
const keepFor = (cacheControl: string) => (reply: SetHeadersResponse) => {
  reply.setHeader('cache-control', cacheControl)
  reply.setHeader('vary', 'accept-encoding')
}

/** The icons that feed readers, bookmarks and link previews ask for without reading a page. */
function installIcons(app: FastifyInstance): void {
  const hour = 'public, max-age=3600'
  const icons = [
    ['/apple-touch-icon.png', 'apple-touch-icon.png', 'apple-touch-icon'],
    ['/favicon.ico', 'favicon.svg', 'favicon-48'],
  ] as const
  for (const [address, built, name] of icons) {
    app.get(address, (_, reply) => {
      const { logo } = getSite()
      return logo === null
        ? reply.sendFile(built)
        : reply.header('cache-control', hour).redirect(addressOfIcon(logo, name))
    })
  }
}

function pagePolicy(nonce: string, config: Config): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    `report-uri ${reportPath}`,
    ...(config.publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
