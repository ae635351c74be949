import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import {
  getPortfolio,
  listPortfolioReviews,
  hideWork,
  showWork,
  type Portfolio,
} from '#contract/portfolios/portfolios.ts'
import { getOwnCard } from '#contract/matching/directory.ts'
import { recordPortfolioView } from '#contract/portfolios/views.ts'
import { getVolunteerProfile, saveVolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { call } from '#web/lib/calls/api.ts'
import { invalidate, useCallMutation, useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { endpointQuery, nullOn, useLoadedQuery } from '#web/lib/calls/endpoint-query.ts'
import { refetchUnlessServerRendered } from '#web/lib/loading/server-rendered.ts'

const portfolioQuery = (id: string) =>
  endpointQuery(
    getPortfolio,
    { params: { id } },
    // An id that is not even valid (400) means no portfolio, too.
    { recover: nullOn(404, 400), refetchOnMount: refetchUnlessServerRendered },
  )

/** A volunteer's portfolio as the reader may see it; null if there is none for them. */
export function usePortfolio(id: string) {
  return useLoadedQuery(portfolioQuery(id))
}

/** Loads a portfolio before its screen renders; throws if that fails. */
export function loadPortfolio(queryClient: QueryClient, id: string): Promise<Portfolio | null> {
  return queryClient.query(portfolioQuery(id))
}

/** Counts once per visit that the reader's organization viewed a portfolio; `isCounted`: whether the reader has one. */
export function useRecordView(id: string, isCounted: boolean): void {
  const { mutate } = useEndpointMutation(recordPortfolioView, (params: { id: string }) => ({
    params,
    body: {},
  }))
  const record = useEffectEvent(() => mutate({ id }))
  useEffect(() => {
    if (isCounted) record()
  }, [id, isCounted])
}

/** Saves the profile fields that only the portfolio shows. */
export function useSavePortfolio(id: string) {
  const queryClient = useQueryClient()
  const { queryKey } = portfolioQuery(id)
  type Change = { isPortfolioPublic: boolean } | { headline: string }
  return useEndpointMutation(saveVolunteerProfile, (body: Change) => ({ body }), {
    // One at a time, so the last change wins.
    scope: { id: 'own-portfolio' },
    onSuccess: ({ headline, isPortfolioPublic: isPublic }) => {
      queryClient.setQueryData<Portfolio | null>(
        queryKey,
        (found) => found && { ...found, headline, isPublic },
      )
    },
    invalidates: [getVolunteerProfile, getOwnCard],
    onError: () => invalidate(queryClient, [queryKey]),
  })
}

/** Hides own work from the portfolio or shows it again; updates immediately. */
export function useHideWork(id: string) {
  const queryClient = useQueryClient()
  const { queryKey } = portfolioQuery(id)
  return useCallMutation(
    ({ workId, isOmitted }: { workId: string; isOmitted: boolean }) =>
      call(isOmitted ? hideWork : showWork, { params: { id: workId } }),
    {
      cancels: [queryKey],
      onMutate: ({ workId, isOmitted }) => {
        queryClient.setQueryData<Portfolio | null>(
          queryKey,
          (found) =>
            found && {
              ...found,
              works: found.works.map((work) => (work.id === workId ? { ...work, isOmitted } : work)),
            },
        )
      },
      // Totals, evidence and names in reviews depend on it.
      invalidates: [queryKey, [listPortfolioReviews.path, id]],
      invalidatesAfter: 'settled',
    },
  )
}
