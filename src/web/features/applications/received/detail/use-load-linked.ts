import { useEffect } from 'react'
import type { Applicant } from '#contract/applications/applicants.ts'
import type { useApplicants } from '#web/features/applications/received/applicants-api.ts'

/** How many pages are loaded to find the row of a link. */
const furthest = 5

/** Loads further pages until the row of the open application is there, so that it has a place in the list. */
export function useLoadLinked(
  list: ReturnType<typeof useApplicants>,
  rows: readonly Applicant[],
  id: string | undefined,
): void {
  const { data, hasNextPage, isFetching, isError, isPlaceholderData, fetchNextPage } = list
  const isThere = id === undefined || rows.some((row) => row.id === id)
  const pages = data?.pages.length ?? 0
  const isWanted = !isThere && pages > 0 && pages < furthest && hasNextPage && !isPlaceholderData
  useEffect(() => {
    if (isWanted && !isFetching && !isError) void fetchNextPage()
  }, [isWanted, isFetching, isError, fetchNextPage])
}
