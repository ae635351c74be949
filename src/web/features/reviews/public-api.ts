import type { QueryClient } from '@tanstack/react-query'
import { listOrganizationReviews } from '#contract/organizations/page.ts'
import { listPortfolioReviews } from '#contract/portfolios/portfolios.ts'
import { listProjectReviews } from '#contract/projects/project-reviews.ts'
import { endpointListQuery, useLoadedList } from '#web/lib/calls/endpoint-list.ts'
import { refetchUnlessServerRendered } from '#web/lib/loading/server-rendered.ts'

const lists = {
  organization: listOrganizationReviews,
  project: listProjectReviews,
  volunteer: listPortfolioReviews,
}

/** What the reviews are about. */
export type ReviewTarget = { of: keyof typeof lists; id: string }

const reviewListQuery = ({ of, id }: ReviewTarget) =>
  endpointListQuery(lists[of], { params: { id }, query: {} }, { refetchOnMount: refetchUnlessServerRendered })

/** The public reviews of an organization, a project or a volunteer, page by page. */
export function usePublicReviews(target: ReviewTarget) {
  return useLoadedList(reviewListQuery(target))
}

/** Loads their first page before the screen renders. */
export async function loadPublicReviews(queryClient: QueryClient, target: ReviewTarget): Promise<void> {
  await queryClient.infiniteQuery(reviewListQuery(target))
}
