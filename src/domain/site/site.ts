/** What an operator can say about the site, and what follows from it. */

import { isWebAddress } from '#domain/text/web-address.ts'

/** How many links the operator can add to the footer, and how many stories to the landing page. */
export const siteLimits = {
  name: 40,
  heroTitle: 120,
  heroText: 400,
  footerLinks: 8,
  linkLabel: 40,
  announcement: 280,
  stories: 6,
  storyQuote: 500,
  storyName: 80,
} as const

/** A link that the operator added to the footer. */
export interface FooterLink {
  label: string
  url: string
}

/** What someone said about volunteering here, as the operator wrote it down. */
export interface Story {
  quote: string
  name: string
  role: string
}

/** The banner of all pages. */
export interface Announcement {
  /** Changes with its words, so that a device that closed an earlier one shows the next. */
  id: string
  text: string
  url: string | null
  /** ISO timestamp. */
  endsAt: string
}

/** Whether the banner is still shown at a time in milliseconds. */
export const isAnnounced = ({ endsAt }: Pick<Announcement, 'endsAt'>, now: number): boolean =>
  now < Date.parse(endsAt)

const mailAddress = /^mailto:[\w.+-]+@(?:[a-z\d-]+\.)+[a-z]{2,}$/i

/** Whether an address may be linked from every page: a public page by http or https, or one email address by mailto. */
export const isFooterAddress = (address: string): boolean =>
  mailAddress.test(address) || isWebAddress(address)

/**
 * A name for below an icon, where about twelve characters fit: the words that do. A site whose name begins with a short word and
 * a long one would be called "The", so it is cut within the long one.
 */
export function shortenSiteName(name: string): string {
  const [most, least] = [12, 4]
  const words = name.split(/\s+/u)
  const fitting = words
    .map((_, index) => words.slice(0, index + 1).join(' '))
    .findLast((start) => [...start].length <= most)
  if (fitting !== undefined && [...fitting].length >= least) return fitting
  return [...name].slice(0, most).join('').trim()
}
