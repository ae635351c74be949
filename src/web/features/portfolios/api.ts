import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import {
  getPortfolio,
  listPortfolioReviews,
  hideWork,
  showWork,
  type Portfolio,
} from '#contract/portfolios/portfolios.ts'
import { getVolunteerProfile, saveVolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { call } from '#web/lib/api.ts'
import { endpointQuery, nullOn } from '#web/lib/endpoint-query.ts'
import { refetchUnlessServerRendered } from '#web/lib/server-rendered.ts'

const portfolioQuery = (id: string) =>
  endpointQuery(
    getPortfolio,
    { params: { id } },
    // An address that cannot even be read (400) leads to no portfolio either.
    { recover: nullOn(404, 400), refetchOnMount: refetchUnlessServerRendered },
  )

/** A volunteer's portfolio as the reader may see it; null where there is none for them. */
export function usePortfolio(id: string) {
  return useQuery(portfolioQuery(id))
}

/** Reads a portfolio before its screen is drawn; throws where that cannot be told. */
export function loadPortfolio(queryClient: QueryClient, id: string): Promise<Portfolio | null> {
  return queryClient.query(portfolioQuery(id))
}

/** Changes what of the own profile the portfolio alone asks for. */
export function useSavePortfolio(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    // One after the other, so that the last one is the one stored.
    scope: { id: 'own-portfolio' },
    mutationFn: (change: { isPortfolioPublic: boolean } | { headline: string }) =>
      call(saveVolunteerProfile, { body: change }),
    onSuccess: ({ headline, isPortfolioPublic: isPublic }) => {
      queryClient.setQueryData<Portfolio | null>(
        portfolioQuery(id).queryKey,
        (found) => found && { ...found, headline, isPublic },
      )
      return queryClient.invalidateQueries({ queryKey: [getVolunteerProfile.path] })
    },
    onError: () => queryClient.invalidateQueries({ queryKey: portfolioQuery(id).queryKey }),
  })
}

/** Leaves own work out of the portfolio, or shows it again; seen at once. */
export function useHideWork(id: string) {
  const queryClient = useQueryClient()
  const { queryKey } = portfolioQuery(id)
  return useMutation({
    mutationFn: ({ workId, isOmitted }: { workId: string; isOmitted: boolean }) =>
      call(isOmitted ? hideWork : showWork, { params: { id: workId } }),
    onMutate: async ({ workId, isOmitted }) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData<Portfolio | null>(
        queryKey,
        (found) =>
          found && {
            ...found,
            works: found.works.map((work) => (work.id === workId ? { ...work, isOmitted } : work)),
          },
      )
    },
    // Totals, evidence and the names in reviews follow from it.
    onSettled: () =>
      Promise.all(
        [queryKey, [listPortfolioReviews.path, id]].map((key) =>
          queryClient.invalidateQueries({ queryKey: key }),
        ),
      ),
  })
}
