import { firstVersion } from '#domain/legal/agreement.ts'

/** The documents under /legal, by the last part of their address. */
export const legalDocuments = ['terms', 'privacy'] as const
export type LegalDocument = (typeof legalDocuments)[number]

/**
 * The dates when the built-in texts took effect, as YYYY-MM-DD. They are version 1. A test fails until the date is updated
 * when a text changes.
 */
export const productTextDays: Record<LegalDocument, string> = { terms: '2026-11-01', privacy: '2026-11-30' }

/** When the first built-in texts took effect, which people agreed to before the date was stored. */
export const firstTextDay = '2026-11-01'

/**
 * The day of the first release that stores them. Of agreements without a day from before, the words are the first ones; of
 * later ones, which a page of the release before may have sent, they are unknown.
 */
export const textDaysStoredSince = '2026-11-29'

/** The current version of a document that the operator published. */
export interface PublishedVersion {
  document: LegalDocument
  number: number
  /** ISO timestamp. */
  publishedAt: string
}

/** The current version of a document: its number, and the day in UTC since which it holds, YYYY-MM-DD. */
export function currentVersionOf(
  published: readonly PublishedVersion[],
  document: LegalDocument,
): { number: number; since: string } {
  const own = published.find((version) => version.document === document)
  return own
    ? { number: own.number, since: own.publishedAt.slice(0, 10) }
    : { number: firstVersion, since: productTextDays[document] }
}
