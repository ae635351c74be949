import type { QueryClient } from '@tanstack/react-query'
import { listStories } from '#contract/site/site.ts'
import { endpointQuery, useLoadedQuery } from '#web/lib/calls/endpoint-query.ts'
import { refetchUnlessServerRendered } from '#web/lib/loading/server-rendered.ts'

const storiesQuery = endpointQuery(listStories, {}, { refetchOnMount: refetchUnlessServerRendered })

/** The stories that the operator wrote. */
export const useStories = () => useLoadedQuery(storiesQuery)

/** Loads the stories before the screen renders. */
export async function loadStories(queryClient: QueryClient): Promise<void> {
  await queryClient.query(storiesQuery)
}
