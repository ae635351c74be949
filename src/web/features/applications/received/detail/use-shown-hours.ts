import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Applicant } from '#contract/applications/applicants.ts'
import {
  showWaitingHours,
  type ApplicantDetail,
} from '#web/features/applications/received/applicants-cache.ts'

/**
 * Keeps the open row's hours to confirm as the detail shows them, wherever they were decided: no row may offer to confirm
 * what is confirmed.
 */
export function useShownHours(
  { data, isFetching }: { data: ApplicantDetail | undefined; isFetching: boolean },
  row: Applicant | undefined,
): void {
  const queryClient = useQueryClient()
  const follow = useEffectEvent((detail: ApplicantDetail) => {
    const isSame = JSON.stringify(detail.work) === JSON.stringify(row?.work)
    if (row?.id === detail.application.id && !isSame) showWaitingHours(queryClient, detail)
  })
  useEffect(() => {
    // What is cached may be older than the row, until it is loaded again.
    if (data && !isFetching) follow(data)
  }, [data, isFetching])
}
