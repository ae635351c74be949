import type { AuthorityState } from '#contract/authority/authority.ts'
import type { AuthorityTexts } from '#web/features/authority/texts/authority-texts.ts'
import type { Site } from '#web/lib/site/site.ts'

/** Describes how someone was confirmed as an authorized representative, and what exactly was checked. */
export function describeAuthority(
  { ways }: Pick<AuthorityTexts, 'ways'>,
  { method, domain }: Pick<NonNullable<AuthorityState['authority']>, 'method' | 'domain'>,
): string {
  return method === 'letter' ? ways.letter : ways[method]({ domain: domain ?? '' })
}

/** The names of the documents, which depend on whether the country has public registers. */
export const documentKindsOf = (
  { documents }: AuthorityTexts,
  { hasRegisters }: Pick<Site, 'hasRegisters'>,
): AuthorityTexts['documents']['kinds'] => (hasRegisters ? documents.kinds : documents.kindsElsewhere)

export type SizeTexts = { documents: Pick<AuthorityTexts['documents'], 'kilobytes' | 'megabytes'> }

/** The size of a document, from its bytes. */
export function describeSize({ documents: { kilobytes, megabytes } }: SizeTexts, bytes: number): string {
  const count = Math.max(1, Math.round(bytes / 1024))
  return count < 1024 ? kilobytes({ count }) : megabytes({ count: count / 1024 })
}
