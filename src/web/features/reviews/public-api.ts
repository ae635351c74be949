import { useInfiniteQuery, type QueryClient } from '@tanstack/react-query'
import { listOrganizationReviews } from '#contract/organizations/page.ts'
import { listPortfolioReviews } from '#contract/portfolios/portfolios.ts'
import { listProjectReviews } from '#contract/reviews/project-reviews.ts'
import { endpointListQuery } from '#web/lib/endpoint-list.ts'
import { refetchUnlessServerRendered } from '#web/lib/server-rendered.ts'

const lists = {
  organization: listOrganizationReviews,
  project: listProjectReviews,
  volunteer: listPortfolioReviews,
}

/** What the reviews are about. */
export type ReviewTarget = { of: keyof typeof lists; id: string }

const reviewListQuery = ({ of, id }: ReviewTarget) =>
  endpointListQuery(lists[of], { params: { id }, query: {} }, { refetchOnMount: refetchUnlessServerRendered })

/** The public reviews about an organization, a project or a volunteer, page by page. */
export function usePublicReviews(target: ReviewTarget) {
  return useInfiniteQuery(reviewListQuery(target))
}

/** Reads the first page of them before their screen is drawn. */
export async function loadPublicReviews(queryClient: QueryClient, target: ReviewTarget): Promise<void> {
  await queryClient.infiniteQuery(reviewListQuery(target))
}
