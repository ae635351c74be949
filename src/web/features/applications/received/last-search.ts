import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ReceivedSearch } from './list/applicant-filters.ts'

const lastSearchKey = ['last search of received applications']

/** Keeps what the list shows, for the links that lead back to it. */
export function useRememberSearch(search: ReceivedSearch): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    queryClient.setQueryData(lastSearchKey, search)
  })
}

/** What the list showed last in this page; everything if it was not open yet. */
export function useLastSearch(): ReceivedSearch {
  const queryClient = useQueryClient()
  return { ...queryClient.getQueryData<ReceivedSearch>(lastSearchKey), tab: 'received' }
}
