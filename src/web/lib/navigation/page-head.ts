import { use, useEffect } from 'react'
import { getSiteName } from '#contract/i18n/site-name.ts'
import type { PageHead } from '#contract/page.ts'
import { layoutCatalog } from '#web/layouts/texts/layout-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { SiteContext } from '#web/lib/site/site.ts'

/** Maximum characters of a description in search results and previews. */
const descriptionLength = 160

/**
 * Sets the page's title, description and canonical URL, which the browser's tab, search results and previews show.
 * Without a title it uses the product's name. `path` is the canonical one among the page's aliases; pages that are
 * not `isIndexed` stay out of search engines.
 */
export function usePageHead({
  title,
  description,
  path = null,
  isIndexed = true,
}: Partial<PageHead> = {}): void {
  const layoutTexts = useTexts(layoutCatalog)
  const { publicUrl, onHead } = use(SiteContext)
  const head: PageHead = {
    title: title ? layoutTexts.pageTitle({ page: title }) : getSiteName(),
    description: shorten(description ?? layoutTexts.description),
    path,
    isIndexed,
  }
  // The server runs no effects, so it must happen during rendering.
  onHead?.(head)
  useEffect(() => {
    document.title = head.title
    writeMeta('name', 'description', head.description)
    writeMeta('name', 'robots', head.isIndexed ? null : 'noindex')
    writeMeta('property', 'og:title', head.title)
    writeMeta('property', 'og:description', head.description)
    writeCanonicalUrl(head.path === null || publicUrl === '' ? null : new URL(head.path, publicUrl).href)
  }, [head.title, head.description, head.path, head.isIndexed, publicUrl])
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const characters = [...line]
  if (characters.length <= descriptionLength) return line
  const start = characters.slice(0, descriptionLength - 1).join('')
  return `${start.replace(/\s+\S*$/, '')}…`
}

function writeMeta(key: 'name' | 'property', name: string, content: string | null): void {
  const found = document.head.querySelector(`meta[${key}="${name}"]`)
  if (content === null) {
    found?.remove()
    return
  }
  const element = found ?? document.head.appendChild(document.createElement('meta'))
  element.setAttribute(key, name)
  element.setAttribute('content', content)
}

function writeCanonicalUrl(href: string | null): void {
  writeMeta('property', 'og:url', href)
  const found = document.head.querySelector('link[rel="canonical"]')
  if (href === null) {
    found?.remove()
    return
  }
  const element = found ?? document.head.appendChild(document.createElement('link'))
  element.setAttribute('rel', 'canonical')
  element.setAttribute('href', href)
}
