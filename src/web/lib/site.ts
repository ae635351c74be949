import { createContext } from 'react'
import { defaultLanguage, type Language } from '#contract/i18n/languages.ts'
import { scheduleDefaults, type ScheduleDays } from '#domain/schedule/schedule.ts'
import { firstYear, type PageHead } from '#contract/page.ts'

export type Site = {
  contactEmail: string
  /** The site's own origin, without a path; empty if it is unknown. */
  publicUrl: string
  /** Days for which a review waits for the other side's review; 0: it shows immediately. */
  reviewRevealDays: number
  /** After how many days each scheduled rule acts; none if the rule is off. */
  scheduleDays: ScheduleDays
  /** How many undecided applications a project takes per open spot; 0: no limit. */
  applicationsPerSpot: number
  /** The year of the request in UTC, so that server and browser render the same one whatever their clocks say. */
  year: number
  /** The reader’s language. */
  language: Language
  /** The languages that the reader can choose from. */
  languages: readonly Language[]
  /** When the server rendered the page, in milliseconds; null if only the browser renders it. */
  renderedAt: number | null
  /** Collects the page's head during server rendering, where there is no document. */
  onHead?: (head: PageHead) => void
}

/** A site about which nothing is known. */
export const emptySite: Site = {
  contactEmail: '',
  publicUrl: '',
  reviewRevealDays: 0,
  scheduleDays: scheduleDefaults,
  applicationsPerSpot: 0,
  year: firstYear,
  language: defaultLanguage,
  languages: [defaultLanguage],
  renderedAt: null,
}

/** Site-wide settings that every screen may use. */
export const SiteContext = createContext(emptySite)
