import { createContext, use } from 'react'
import { setDateOrder } from '#contract/i18n/date-order.ts'
import { defaultSiteName, setSiteName } from '#contract/i18n/site-name.ts'
import { defaultLanguage, type Language } from '#contract/i18n/languages.ts'
import { scheduleDefaults } from '#domain/schedule/defaults.ts'
import { documentedFirstYear, type PageHead, type SiteSettings } from '#contract/page.ts'

export type Site = SiteSettings & {
  /** The year of the request in UTC, so that server and browser render the same one whatever their clocks say. */
  year: number
  /** The reader’s language. */
  language: Language
  /** When the server rendered the page, in milliseconds; null if only the browser renders it. */
  renderedAt: number | null
  /** Collects the page's head during server rendering, where there is no document. */
  onHead?: (head: PageHead) => void
}

/** A site about which nothing is known. */
export const emptySite: Site = {
  name: defaultSiteName,
  heroTitle: null,
  heroText: null,
  footerLinks: [],
  announcement: null,
  publishedLegal: [],
  hasStories: false,
  logoUrl: null,
  contactEmail: '',
  emailProvider: { kind: 'none' },
  publicUrl: '',
  reviewRevealDays: 0,
  scheduleDays: scheduleDefaults,
  applicationsPerSpot: 0,
  showsExamples: false,
  hasRegisters: true,
  isDayFirst: false,
  holdsForReview: false,
  firstYear: documentedFirstYear,
  showsSlogan: true,
  year: documentedFirstYear,
  language: defaultLanguage,
  languages: [defaultLanguage],
  renderedAt: null,
}

/** Site-wide settings that every screen may use. */
export const SiteContext = createContext(emptySite)

/** Changes what this page shows of the site, after someone saved it. */
export const ChangeSiteContext = createContext<(change: Partial<Site>) => void>(() => undefined)

/** Takes what was saved about the site into this page; all others have it from their next request on. */
export function useChangeSite(): (change: Partial<Site>) => void {
  const change = use(ChangeSiteContext)
  return (saved) => {
    // First: texts take it when they are rendered again.
    if (saved.name !== undefined) setSiteName(saved.name)
    if (saved.isDayFirst !== undefined) setDateOrder({ isDayFirst: saved.isDayFirst })
    change(saved)
  }
}
