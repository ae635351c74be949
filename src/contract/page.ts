/** A server-rendered page: what the server passes in, what it gets back, and what it writes into the document. */
import type { EmailProvider } from '#domain/email/transports.ts'
import type { ScheduleDays } from '#domain/schedule/schedule.ts'
import type { Announcement, FooterLink } from '#domain/site/site.ts'
import type { PublishedVersion } from './help/legal.ts'
import type { AskedAgreement } from './legal/legal.ts'
import type { User } from './accounts/accounts.ts'
import type { Language } from './i18n/languages.ts'

/** The cookie that stores a device's theme; without it the page follows the system. */
export const themeCookie = 'bridgeCollective_theme'
/** The cookie with the id of the announcement that someone closed on this device, so that no page shows it before the script runs. */
export const closedAnnouncementCookie = 'bridgeCollective_closedAnnouncement'
/** The header by which a page says whose it is when it writes. */
export const callerHeader = 'bridge-caller'
export const chosenThemes = ['light', 'dark'] as const
export type ChosenTheme = (typeof chosenThemes)[number]

/** The first year in the footer's copyright line of a site that has no name of its own (decision A18). */
export const documentedFirstYear = 2025

/** The page's metadata for search engines and link previews. */
export interface PageHead {
  title: string
  description: string
  /** The page's canonical path; null for a page that should not be linked to. */
  path: string | null
  /** Search engines may index it. */
  isIndexed: boolean
}

/** What every screen may know about the site. */
export interface SiteSettings {
  name: string
  /** The title and text at the top of the start pages; null for those of the product. */
  heroTitle: string | null
  heroText: string | null
  /** What the operator added to the footer. */
  footerLinks: readonly FooterLink[]
  /** The banner of all pages; null if there is none. */
  announcement: Announcement | null
  /** The current versions of the documents that the operator published. */
  publishedLegal: readonly PublishedVersion[]
  /** Whether the operator wrote stories for the start page. */
  hasStories: boolean
  /** The address of the site's own logo; null for that of the product. */
  logoUrl: string | null
  contactEmail: string
  /** Who delivers the emails of the site, for the product's own privacy notice. */
  emailProvider: EmailProvider
  /** The site's own origin, without a path; empty if it is unknown. */
  publicUrl: string
  /** Days for which a review waits for the other side's review; 0 means it shows immediately. */
  reviewRevealDays: number
  /** After how many days each scheduled rule acts; none if the rule is off. */
  scheduleDays: ScheduleDays
  /** How many undecided applications a project takes per open spot; 0: no limit. */
  applicationsPerSpot: number
  /**
   * Whether the public pages show the invented figures, stories and projects of the content file, as with demo data
   * (decision A18).
   */
  showsExamples: boolean
  /** Whether organizations of the site's country have an EIN and are in public registers. */
  hasRegisters: boolean
  /** Whether English dates begin with the day, as in most countries. */
  isDayFirst: boolean
  /** Whether a project that staff are to read is hidden until they have. */
  holdsForReview: boolean
  /** The first year in the footer: that of the product's documents, or the one in which a site of an own name began. */
  firstYear: number
  /** Whether the footer shows the slogans of the product, which an operator with a site of another name did not write. */
  showsSlogan: boolean
  /** The languages that readers can choose from. */
  languages: readonly Language[]
  /** Whether only some people get emails (MAIL_ONLY_TO), as on a copy for tests; missing if all do. */
  isTestCopy?: boolean
}

/** What the document carries for the browser; `rendered` is null if the page was not server-rendered. */
export interface InitialData {
  user: User | null
  /** The id of the last live event before the page was rendered; null for a visitor. */
  lastEventId: number | null
  site: SiteSettings
  /** The new versions of the terms that the person is asked to agree to. */
  asked?: readonly AskedAgreement[]
  /** The year of the request, in UTC. */
  year: number
  rendered: {
    /** When the page was rendered, in milliseconds. */
    at: number
    /** The API responses it shows, in the query client's format. */
    answers: unknown
  } | null
}

export interface PageRequest extends Pick<InitialData, 'user' | 'year'> {
  /** The settings of the site now. */
  takeSite: () => SiteSettings
  /** The reader’s language. */
  language: Language
  /** Path and query. */
  href: string
  /** The current time in milliseconds. */
  at: number
  /** Calls an API address as the visitor and returns the response, whatever its status. */
  ask: (path: string) => Promise<{ status: number; headers: Record<string, string>; text: string }>
}

export interface ServerRenderedPage {
  status: 200 | 404 | 410
  /** The module of the screen, relative to src/web; null if only the shared modules are needed. */
  screen: string | null
  markup: string
  head: PageHead
  answers: unknown
  /** The settings that it was rendered with. */
  site: SiteSettings
}

/**
 * Renders what the document shows until the browser has rendered the page, the same for everyone. `heading` names the
 * screen's heading; null for none. Where that has a first name, it has `namePlace`.
 */
export type RenderFallbackShell = (language: Language, site: SiteSettings, heading: string | null) => string

/** What the server replaces with the first name of the reader. */
export const namePlace = '__FIRST_NAME__'

/** A screen that only the browser renders. */
export interface BrowserScreen {
  /** Its module, relative to src/web, which the document preloads. */
  module: string
  /** The name of its heading if that is known, so that the document can show it first; otherwise null. */
  heading: string | null
}

/** The screen at a path for someone; null for a visitor, who is sent to sign in, and if nothing is preloaded. */
export type FindBrowserScreen = (path: string, user: User | null) => BrowserScreen | null

/** Renders a page on the server; null if only the browser renders it. Throws if data or rendering fails. */
export type RenderServerPage = (request: PageRequest) => Promise<ServerRenderedPage | null>
