import type { AuthorityState } from '#contract/authority.ts'
import { messages } from '#web/messages/messages.ts'

/** How it was shown who may act for an organization, in words that say what exactly was shown. */
export function describeAuthority({
  method,
  domain,
}: Pick<NonNullable<AuthorityState['authority']>, 'method' | 'domain'>): string {
  return messages.authority.ways[method](domain ?? '')
}
