/** The document around every page: the built one, filled in for one answer. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { DrawnPage, InitialData } from '#contract/page.ts'
import { escapeHtml } from './html.ts'

export interface Filling {
  nonce: string
  data: InitialData
  /** Null leaves the drawing to the browser. */
  page: Pick<DrawnPage, 'head' | 'markup'> | null
}

const places =
  /(__NONCE__|__INITIAL_DATA__|<!--head-->[\s\S]*?<!--\/head-->|<!--page-->|<noscript>[\s\S]*?<\/noscript>)/

/** Reads the built document, with its style sheet inside it, and answers what fills it in. */
export async function loadDocument(root: string): Promise<(filling: Filling) => string> {
  const built = await readFile(path.join(root, 'index.html'), 'utf8')
  // Taken apart once: what is filled in is never looked through again.
  const parts = (await takeInStyles(built, root)).split(places)
  return (filling) => parts.map((part, index) => (index % 2 === 0 ? part : fill(part, filling))).join('')
}

/** A style sheet of its own would be waited for a second time before the first paint. */
async function takeInStyles(html: string, root: string): Promise<string> {
  const link = /<link rel="stylesheet"[^>]*? href="(\/assets\/[^"]+\.css)"[^>]*>/
  const [found = '', href] = link.exec(html) ?? []
  if (href === undefined) return html
  const css = await readFile(path.join(root, href), 'utf8')
  return html.replace(found, () => `<style nonce="__NONCE__">${css.trim()}</style>`)
}

function fill(place: string, { nonce, data, page }: Filling): string {
  if (place === '__NONCE__') return nonce
  // "<" cannot end the script element from inside a string.
  if (place === '__INITIAL_DATA__') return JSON.stringify(data).replaceAll('<', '\\u003c')
  if (place === '<!--page-->') return page?.markup ?? ''
  if (place.startsWith('<noscript>')) return page ? '' : place
  return page ? writeHead(page.head, data.publicUrl) : place
}

function writeHead({ title, description, path: address }: DrawnPage['head'], publicUrl: string): string {
  const href = address === null ? null : new URL(address, publicUrl).href
  const metas = { 'og:type': 'website', 'og:title': title, 'og:description': description, 'og:url': href }
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    ...(href === null ? [] : [`<link rel="canonical" href="${escapeHtml(href)}" />`]),
    ...Object.entries(metas).flatMap(([name, content]) =>
      content === null ? [] : [`<meta property="${name}" content="${escapeHtml(content)}" />`],
    ),
  ].join('\n    ')
}
