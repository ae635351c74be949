/** The web app manifest: what a phone shows of the site on its home screen. */
import type { FastifyInstance } from 'fastify'
import { defaultLanguage } from '#contract/i18n/languages.ts'
import { getSiteName } from '#contract/i18n/site-name.ts'
import { addressOfIcon } from '#domain/site/icon-address.ts'
import { shortenSiteName } from '#domain/site/site.ts'
import { getSite } from './current-site.ts'
import { siteCatalog } from './texts/site-texts.ts'

/** The canvas of the light theme in `styles/tokens.css`. */
const canvas = '#fbfaf6'

const sizes = [192, 512] as const
const purposes = [
  ['any', 'icon'],
  ['maskable', 'icon-maskable'],
] as const

function describeApp() {
  const name = getSiteName()
  const { heroTitle, logo } = getSite()
  return {
    id: '/',
    name,
    short_name: shortenSiteName(name),
    description: heroTitle ?? siteCatalog.read(defaultLanguage).tagline,
    lang: defaultLanguage,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: canvas,
    theme_color: canvas,
    icons: [
      ...(logo === null ? [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }] : []),
      ...purposes.flatMap(([purpose, file]) =>
        sizes.map((side) => ({
          src: logo === null ? `/${file}-${side}.png` : addressOfIcon(logo, `${file}-${side}`),
          sizes: `${side}x${side}`,
          type: 'image/png',
          purpose,
        })),
      ),
    ],
  }
}

/** Serves the manifest at the address that every page names. */
export function installManifest(app: FastifyInstance): void {
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply
      .type('application/manifest+json')
      // Short, so that a new name arrives soon.
      .header('cache-control', 'public, max-age=60')
      .send(Buffer.from(JSON.stringify(describeApp()))),
  )
}
