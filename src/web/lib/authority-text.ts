import type { AuthorityState } from '#contract/authority/authority.ts'
import { authorityTexts } from '#web/i18n/en/authority.ts'

/** How it was shown who may act for an organization, in words that say what exactly was shown. */
export function describeAuthority({
  method,
  domain,
}: Pick<NonNullable<AuthorityState['authority']>, 'method' | 'domain'>): string {
  return authorityTexts.ways[method](domain ?? '')
}

/** How large a document is, by its bytes. */
export function describeSize(bytes: number): string {
  const { kilobytes, megabytes } = authorityTexts.documents
  const count = Math.max(1, Math.round(bytes / 1024))
  return count < 1024 ? kilobytes(count) : megabytes((count / 1024).toFixed(1))
}
