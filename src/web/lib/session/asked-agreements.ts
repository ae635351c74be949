/** What the signed-in person is asked to agree to, in the cache: by person, because another one may sign in in the same tab. */
import type { QueryClient } from '@tanstack/react-query'
import type { AskedAgreement } from '#contract/legal/legal.ts'

/** The key of the query, under that of its endpoint. */
export const askedKeyOf = (userId: string) => ['/api/account/agreements', userId] as const

/** What the document says, so that a page that was just loaded does not ask. */
export function setAskedAgreements(
  queryClient: QueryClient,
  userId: string,
  asked: readonly AskedAgreement[],
): void {
  queryClient.setQueryData(askedKeyOf(userId), { asked })
}
