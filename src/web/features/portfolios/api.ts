import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import {
  getPortfolio,
  listPortfolioReviews,
  omitWork,
  showWork,
  type Portfolio,
} from '#contract/portfolios.ts'
import { getVolunteerProfile, saveVolunteerProfile } from '#contract/volunteer-profiles.ts'
import { call } from '#web/lib/api.ts'
import { isApiError } from '#web/lib/api-error.ts'
import { refreshUnlessDrawn } from '#web/lib/as-drawn.ts'

function onePortfolio(id: string) {
  return queryOptions({
    queryKey: [getPortfolio.path, id],
    queryFn: async (asked): Promise<Portfolio | null> => {
      try {
        return await call(getPortfolio, { params: { id } }, asked)
      } catch (error) {
        // An address that cannot even be read (400) leads to no portfolio either.
        if (isApiError(error) && (error.status === 404 || error.status === 400)) return null
        throw error
      }
    },
    refetchOnMount: refreshUnlessDrawn,
  })
}

/** A volunteer's portfolio as the reader may see it; null where there is none for them. */
export function usePortfolio(id: string) {
  return useQuery(onePortfolio(id))
}

/** Reads a portfolio before its screen is drawn; throws where that cannot be told. */
export function readPortfolio(queryClient: QueryClient, id: string): Promise<Portfolio | null> {
  return queryClient.query(onePortfolio(id))
}

/** Changes what of the own profile the portfolio alone asks for. */
export function useSaveOwn(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    // One after the other, so that the last one is the one stored.
    scope: { id: 'own-portfolio' },
    mutationFn: (change: { isPortfolioPublic: boolean } | { headline: string }) =>
      call(saveVolunteerProfile, { body: change }),
    onSuccess: ({ headline, isPortfolioPublic: isPublic }) => {
      queryClient.setQueryData<Portfolio | null>(
        onePortfolio(id).queryKey,
        (found) => found && { ...found, headline, isPublic },
      )
      return queryClient.invalidateQueries({ queryKey: [getVolunteerProfile.path] })
    },
    onError: () => queryClient.invalidateQueries({ queryKey: onePortfolio(id).queryKey }),
  })
}

/** Leaves own work out of the portfolio, or shows it again; seen at once. */
export function useOmission(id: string) {
  const queryClient = useQueryClient()
  const { queryKey } = onePortfolio(id)
  return useMutation({
    mutationFn: ({ workId, isOmitted }: { workId: string; isOmitted: boolean }) =>
      call(isOmitted ? omitWork : showWork, { params: { id: workId } }),
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
