/** The HTML document of every page: takes the built file and fills it in for each response. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { settingsOf, type Language } from '#contract/i18n/languages.ts'
import {
  namePlace,
  type BrowserScreen,
  type ChosenTheme,
  type ServerRenderedPage,
  type InitialData,
  type RenderFallbackShell,
} from '#contract/page.ts'
import { z } from '#contract/zod.ts'
import { isStaff } from '#domain/accounts/staff.ts'
import { accentStyleId, declareAccent, makeAccent } from '#domain/site/accent.ts'
import type { Announcement } from '#domain/site/site.ts'
import { addressOfIcon } from '#domain/site/icon-address.ts'
import { getSite } from '#server/site/current-site.ts'
import { siteCatalog } from '#server/site/texts/site-texts.ts'
import { escapeHtml } from './html.ts'

export interface Filling {
  nonce: string
  /** Null follows the system's theme. */
  theme: ChosenTheme | null
  /** The id of the announcement that the reader closed; null if they closed none. */
  closedAnnouncement: string | null
  language: Language
  data: InitialData
  /** Null sends the shell and leaves the rendering to the browser. */
  page: Pick<ServerRenderedPage, 'head' | 'markup'> | null
  /** The screen; null if it isn't known. Its module is null if it is loaded with what every page needs. */
  screen: (Pick<BrowserScreen, 'heading'> & { module: string | null }) | null
}

/** Vite's manifest of the built files. */
const names = z.array(z.string()).optional()
const manifest = z.record(
  z.string(),
  z.object({ file: z.string(), name: z.string().optional(), imports: names, dynamicImports: names }),
)

/** The entry that every page needs. */
const shared = 'app/entry-client.tsx'

/** The table with the screens of staff, too. */
const staffRoutes = 'app/routes.tsx'

const markers =
  /(__NONCE__|__LANGUAGE__|__DIRECTION__| data-theme="__THEME__"|__INITIAL_DATA__|<!--head-->[\s\S]*?<!--\/head-->|<!--icons-->[\s\S]*?<!--\/icons-->|<!--accent-->|<!--screen-->|<!--page-->)/

/**
 * Loads the built document with its style sheet inlined, and returns the function that fills it in; `shell` renders
 * the markup without a page.
 */
export async function loadDocument(
  root: string,
  shell: RenderFallbackShell,
): Promise<(filling: Filling) => string> {
  const built = await readFile(path.join(root, 'index.html'), 'utf8')
  const files = manifest.parse(JSON.parse(await readFile(path.join(root, '.vite/manifest.json'), 'utf8')))
  /** The table of the screens that the entry does not name, by its name in `chunks.config.ts`. */
  const memberRoutes = Object.keys(files).filter((name) => files[name]?.name === 'member-routes')
  // Split once, so that inserted text is never searched for placeholders.
  const parts = (await inlineStyles(built, root)).split(markers)
  return (filling) =>
    parts
      .map((part, index) => {
        if (index % 2 === 0) return part
        return part === '<!--screen-->' ? renderPreloads(filling) : fill(part, shell, filling)
      })
      .join('')

  /** Preloads the code and texts of a screen immediately, instead of after the shared code that imports them. */
  function renderPreloads({ screen: shown, language, data: { user } }: Filling): string {
    const screen = shown?.module
    const isVisitors = !user && screen && files[shared]?.dynamicImports?.includes(screen)
    const needed = new Set([
      shared,
      ...(isVisitors ? [] : memberRoutes),
      ...(user && isStaff(user) ? [staffRoutes] : []),
      ...(screen ? [screen] : []),
    ])
    // Iterating a set also visits the entries added during the loop.
    for (const name of needed) for (const other of files[name]?.imports ?? []) needed.add(other)
    const texts = [...needed]
      .flatMap((name) => files[name]?.dynamicImports ?? [])
      .filter((name) => [shared, screen].some((code) => code && isTextsOf(name, code, language)))
    return [...new Set([...needed, ...texts])]
      .flatMap((name) => files[name]?.file ?? [])
      .filter((file) => !built.includes(file))
      .map(
        (file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${escapeHtml(file)}" />`,
      )
      .join('')
  }
}

/** Whether a module has the texts of code in a language (`texts.config.ts`). */
const isTextsOf = (module: string, code: string, language: Language): boolean =>
  module.includes(`texts:web/${code}~`) && module.endsWith(`|${language}`)

/** A separate style sheet would be one more request before the first paint. */
async function inlineStyles(html: string, root: string): Promise<string> {
  const link = /<link rel="stylesheet"[^>]*? href="(\/assets\/[^"]+\.css)"[^>]*>/
  const [found = '', href] = link.exec(html) ?? []
  if (href === undefined) return html
  const css = await readFile(path.join(root, href), 'utf8')
  return html.replace(found, () => `<style nonce="__NONCE__">${css.trim()}</style>`)
}

function fill(
  marker: string,
  shell: RenderFallbackShell,
  { nonce, theme, closedAnnouncement, language, data, page, screen }: Filling,
): string {
  if (marker === '__NONCE__') return nonce
  if (marker === '__LANGUAGE__') return language
  if (marker === '__DIRECTION__') return settingsOf(language).direction
  if (marker.startsWith(' data-theme')) return theme ? ` data-theme="${theme}"` : ''
  // Escapes "<", so that a string cannot close the script element.
  if (marker === '__INITIAL_DATA__') return JSON.stringify(data).replaceAll('<', '\\u003c')
  if (marker === '<!--accent-->')
    return renderAccent(nonce) + hideClosed(nonce, data.site.announcement, closedAnnouncement)
  if (marker.startsWith('<!--icons-->')) return renderIcons(marker, getSite().logo)
  if (marker === '<!--page-->')
    return page?.markup ?? fillShell(shell(language, data.site, screen?.heading ?? null), data)
  if (page) return renderHead(page.head, data.site.publicUrl)
  const { description } = siteCatalog.read(language)
  return marker
    .replaceAll('__SITE__', () => escapeHtml(data.site.name))
    .replaceAll('__DESCRIPTION__', () => escapeHtml(data.site.heroTitle ?? description))
}

/** What is the same for everyone, with the name of the reader. */
const fillShell = (shell: string, { user }: InitialData): string =>
  shell.replace(namePlace, () => escapeHtml(user?.firstName ?? ''))

/** The accent color as the operator chose it, over that of the style sheet. */
function renderAccent(nonce: string): string {
  const { accent } = getSite()
  return accent === null
    ? ''
    : `<style nonce="${nonce}" id="${accentStyleId}">:root{${accentOf(accent)}}</style>`
}

/** A rendered page has the announcement also for who closed it; if it only disappeared with the script, the page would move. */
const hideClosed = (nonce: string, announcement: Announcement | null, closed: string | null): string =>
  announcement && announcement.id === closed
    ? `<style nonce="${nonce}">[data-announcement="${escapeHtml(closed)}"]{display:none}</style>`
    : ''

let lastAccent = { hex: '', css: '' }

/** Computed once for each color, because every page has it. */
function accentOf(hex: string): string {
  if (lastAccent.hex !== hex) lastAccent = { hex, css: declareAccent(makeAccent(hex)) }
  return lastAccent.css
}

/** The links to the icons of the site's own logo, or those of the product as they were built. */
function renderIcons(built: string, logo: string | null): string {
  if (logo === null) return built
  const icons = ([16, 32, 48] as const).map(
    (side) =>
      `<link rel="icon" type="image/png" sizes="${side}x${side}" href="${addressOfIcon(logo, `favicon-${side}`)}" />`,
  )
  return `${icons.join('')}<link rel="apple-touch-icon" href="${addressOfIcon(logo, 'apple-touch-icon')}" />`
}

function renderHead(head: ServerRenderedPage['head'], publicUrl: string): string {
  const { title, description, path: address, isIndexed } = head
  const href = address === null ? null : new URL(address, publicUrl).href
  const metas = { 'og:type': 'website', 'og:title': title, 'og:description': description, 'og:url': href }
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    ...(isIndexed ? [] : ['<meta name="robots" content="noindex" />']),
    ...(href === null ? [] : [`<link rel="canonical" href="${escapeHtml(href)}" />`]),
    ...Object.entries(metas).flatMap(([name, content]) =>
      content === null ? [] : [`<meta property="${name}" content="${escapeHtml(content)}" />`],
    ),
  ].join('\n    ')
}
