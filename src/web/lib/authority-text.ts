import type { AuthorityState } from '#contract/authority/authority.ts'
import { authorityTexts } from '#web/i18n/en/authority.ts'

/** Describes how someone was confirmed as an authorized representative, and what exactly was checked. */
export function describeAuthority({
  method,
  domain,
}: Pick<NonNullable<AuthorityState['authority']>, 'method' | 'domain'>): string {
  return authorityTexts.ways[method](domain ?? '')
}

/** The size of a document, from its bytes. */
export function describeSize(bytes: number): string {
  const { kilobytes, megabytes } = authorityTexts.documents
  const count = Math.max(1, Math.round(bytes / 1024))
  return count < 1024 ? kilobytes(count) : megabytes((count / 1024).toFixed(1))
}
