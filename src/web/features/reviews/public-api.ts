import { infiniteQueryOptions, useInfiniteQuery, type QueryClient } from '@tanstack/react-query'
import { listOrganizationReviews } from '#contract/organizations/page.ts'
import { listPortfolioReviews } from '#contract/portfolios/portfolios.ts'
import { listProjectReviews } from '#contract/reviews/project-reviews.ts'
import { callPage } from '#web/lib/api.ts'
import { refetchUnlessServerRendered } from '#web/lib/server-rendered.ts'
import { cursorPagination } from '#web/lib/load-more.ts'

const lists = {
  organization: listOrganizationReviews,
  project: listProjectReviews,
  volunteer: listPortfolioReviews,
}

/** What the reviews are about. */
export type ReviewTarget = { of: keyof typeof lists; id: string }

function reviewListQuery({ of, id }: ReviewTarget) {
  return infiniteQueryOptions({
    queryKey: [lists[of].path, id],
    queryFn: ({ pageParam, signal, meta }) =>
      callPage(
        lists[of],
        { params: { id }, query: pageParam ? { cursor: pageParam } : {} },
        { signal, meta },
      ),
    ...cursorPagination,
    refetchOnMount: refetchUnlessServerRendered,
  })
}

/** The public reviews about an organization, a project or a volunteer, page by page. */
export function usePublicReviews(target: ReviewTarget) {
  return useInfiniteQuery(reviewListQuery(target))
}

/** Reads the first page of them before their screen is drawn. */
export async function loadPublicReviews(queryClient: QueryClient, target: ReviewTarget): Promise<void> {
  await queryClient.infiniteQuery(reviewListQuery(target))
}
