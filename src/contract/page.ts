/** A page that is drawn on the server: what the server gives for it, what it gets, and what it writes into the document. */
import type { User } from './accounts.ts'

/** The cookie in which a device keeps its theme; without it the page follows the system. */
export const themeCookie = 'bridgeCollective_theme'
export const chosenThemes = ['light', 'dark'] as const
export type ChosenTheme = (typeof chosenThemes)[number]

/** The first year of the copyright in the footer. */
export const firstYear = 2025

/** What search engines and previews are told of a page. */
export interface PageHead {
  title: string
  description: string
  /** The page's one address among its twins, from the root; null for a page that is nobody's aim. */
  path: string | null
  /** Search engines may list it. */
  isIndexed: boolean
}

/** What the document carries for the browser; `drawn` is null where it carries no drawn page. */
export interface InitialData {
  user: User | null
  /** The id of the last live event that they were told before the page was drawn; null for a visitor. */
  lastLive: number | null
  contactEmail: string
  publicUrl: string
  /** Days for which a review waits for that of the other side; 0: it shows at once. */
  reviewRevealDays: number
  /** The year of the request, in UTC. */
  year: number
  drawn: {
    /** When it was drawn, in milliseconds. */
    at: number
    /** The answers that it shows, as the data client keeps them. */
    answers: unknown
  } | null
}

/** What a page is told of the site and of who asks. */
type Told = Pick<InitialData, 'user' | 'contactEmail' | 'publicUrl' | 'reviewRevealDays' | 'year'>

export interface PageRequest extends Told {
  /** Path and query. */
  href: string
  /** The present moment in milliseconds. */
  at: number
  /** Asks an address of the API as the visitor; answers whatever it answers. */
  ask: (path: string) => Promise<{ status: number; headers: Record<string, string>; text: string }>
}

export interface DrawnPage {
  status: 200 | 404 | 410
  /** The module of the screen, seen from src/web; null for what every page has. */
  screen: string | null
  markup: string
  head: PageHead
  answers: unknown
}

/** Renders what the document shows while the browser renders a page. */
export type RenderShell = () => string

/** Draws a page; null for one that only the browser draws. What cannot be read or drawn is thrown. */
export type DrawPage = (request: PageRequest) => Promise<DrawnPage | null>
