/**
 * The name of the site, in every language. One process serves one site, so the name is of the process: texts, page titles,
 * emails and files take it from here, and nothing passes it on (docs/decisions/0110-the-site-is-the-operators.md). The
 * server keeps it current (`server/site/current-site.ts`), the document gives it to the browser.
 */

/** The name of a site whose operator has chosen none. */
export const defaultSiteName = 'Bridge Collective'

let current = defaultSiteName

/** The site's name now. */
export const getSiteName = (): string => current

/** From now on the site has this name. */
export function setSiteName(name: string): void {
  current = name
}
