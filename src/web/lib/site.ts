import { createContext } from 'react'
import { firstYear, type PageHead } from '#contract/page.ts'

export type Site = {
  contactEmail: string
  /** The site's own address, without a path; empty where it is not known. */
  publicUrl: string
  /** Days for which a review waits for that of the other side; 0: it shows at once. */
  reviewRevealDays: number
  /** The year of the request, in UTC: the server and the browser show the same one, whatever their clocks say. */
  year: number
  /** When the server drew the page, in milliseconds; null where the browser draws it alone. */
  renderedAt: number | null
  /** Takes what the drawn page says of itself; only on the server, where there is no document. */
  onHead?: (head: PageHead) => void
}

/** What every screen may know of the site it stands on. */
export const SiteContext = createContext<Site>({
  contactEmail: '',
  publicUrl: '',
  reviewRevealDays: 0,
  year: firstYear,
  renderedAt: null,
})
