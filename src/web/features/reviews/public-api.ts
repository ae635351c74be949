import { infiniteQueryOptions, useInfiniteQuery, type QueryClient } from '@tanstack/react-query'
import { listOrganizationReviews } from '#contract/organization-page.ts'
import { listPortfolioReviews } from '#contract/portfolios.ts'
import { listProjectReviews } from '#contract/project-reviews.ts'
import { callPage } from '#web/lib/api.ts'
import { refreshUnlessDrawn } from '#web/lib/as-drawn.ts'
import { byCursor } from '#web/lib/growing.ts'

const lists = {
  organization: listOrganizationReviews,
  project: listProjectReviews,
  volunteer: listPortfolioReviews,
}

/** What the reviews are about. */
export type ReviewTarget = { of: keyof typeof lists; id: string }

function reviewList({ of, id }: ReviewTarget) {
  return infiniteQueryOptions({
    queryKey: [lists[of].path, id],
    queryFn: ({ pageParam, signal, meta }) =>
      callPage(
        lists[of],
        { params: { id }, query: pageParam ? { cursor: pageParam } : {} },
        { signal, meta },
      ),
    ...byCursor,
    refetchOnMount: refreshUnlessDrawn,
  })
}

/** The public reviews about an organization, a project or a volunteer, page by page. */
export function usePublicReviews(target: ReviewTarget) {
  return useInfiniteQuery(reviewList(target))
}

/** Reads the first page of them before their screen is drawn. */
export async function readPublicReviews(queryClient: QueryClient, target: ReviewTarget): Promise<void> {
  await queryClient.infiniteQuery(reviewList(target))
}
