import { useQueryClient } from '@tanstack/react-query'
import { getVolunteerDashboard } from '#contract/dashboards/dashboards.ts'
import {
  dismissMatch,
  listDismissedMatches,
  listMatchExclusions,
  removeMatchExclusion,
  restoreMatch,
  saveMatchExclusion,
  type MatchExclusion,
} from '#contract/matching/dismissals.ts'
import { getMatchingInsights, getProjectMatches, type ProjectMatch } from '#contract/matching/matching.ts'
import { getVolunteerProfile, saveVolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { listRecommendations } from '#contract/projects/discovery.ts'
import { isSameExclusion, type DismissalAdvice, type DismissalReason } from '#domain/matching/dismissals.ts'
import { isApiError } from '#web/lib/calls/api-error.ts'
import { call } from '#web/lib/calls/api.ts'
import { useEndpointList } from '#web/lib/calls/endpoint-list.ts'
import { useCallMutation, useEndpointMutation, type ToastContent } from '#web/lib/calls/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'

/** What follows from the reader's matches, without the list of matches. */
const dependent = [getMatchingInsights, listRecommendations, getVolunteerDashboard]

/** The projects that the reader hid, the latest first, page by page. */
export function useDismissedMatches() {
  return useEndpointList(listDismissedMatches, { query: {} })
}

/** What the reader's matches leave out. */
export function useMatchExclusions() {
  return useEndpointQuery(listMatchExclusions, {})
}

type Dismissal = { match: ProjectMatch; reason: DismissalReason }

/** Hides a match. The cached lists lose it immediately; nothing else in them changes. */
export function useDismissMatch({ onFailed }: { onFailed: (id: string, error: Error) => void }) {
  const queryClient = useQueryClient()
  return useEndpointMutation(
    dismissMatch,
    ({ match, reason }: Dismissal) => ({ params: { id: match.id }, body: { reason } }),
    {
      onSuccess: (_answer, { match }) => {
        queryClient.setQueriesData<ProjectMatch[]>({ queryKey: [getProjectMatches.path] }, (matches) =>
          matches?.filter(({ id }) => id !== match.id),
        )
      },
      onError: (error, { match }) => onFailed(match.id, error),
      invalidates: [listDismissedMatches, ...dependent],
      awaitsRefetch: false,
    },
  )
}

/** Undoes what followed from a dismissal. */
export type UndoAdvice = () => Promise<unknown>

/** Saves the setting that follows from a dismissal, and returns how to undo it. */
export function useFollowAdvice() {
  const exclusions = useMatchExclusions().data ?? []
  return useCallMutation((advice: DismissalAdvice) => follow(advice, exclusions), {
    invalidates: [getProjectMatches, listMatchExclusions, getVolunteerProfile, ...dependent],
  })
}

async function follow(advice: DismissalAdvice, exclusions: readonly MatchExclusion[]): Promise<UndoAdvice> {
  if (advice.kind === 'remote') {
    await call(saveVolunteerProfile, { body: { remoteOnly: true } })
    return () => call(saveVolunteerProfile, { body: { remoteOnly: false } })
  }
  const before = exclusions.find((each) => isSameExclusion(each, advice))
  const { id } = await call(saveMatchExclusion, { body: advice })
  return before?.kind === 'hours'
    ? () => call(saveMatchExclusion, { body: { kind: 'hours', hours: before.hours } })
    : () => ensureRemoved(id)
}

/** Removes an exclusion, which may have been removed already, such as in another tab. */
async function ensureRemoved(id: string): Promise<void> {
  try {
    await call(removeMatchExclusion, { params: { id } })
  } catch (error) {
    if (!isApiError(error) || error.body?.code !== 'exclusion_not_found') throw error
  }
}

type Restored = { done?: ToastContent; failed?: string; onSuccess?: () => void }

/** Shows a hidden match again, and takes back what followed. */
export function useRestoreMatch(restored: Restored = {}) {
  return useCallMutation(
    async ({ id, undoAdvice }: { id: string; undoAdvice: UndoAdvice | null }) => {
      // Can be repeated, unlike what follows it.
      await call(restoreMatch, { params: { id } })
      await undoAdvice?.()
    },
    {
      ...restored,
      invalidates: [
        getProjectMatches,
        listDismissedMatches,
        listMatchExclusions,
        getVolunteerProfile,
        ...dependent,
      ],
    },
  )
}

/** Stops leaving something out of the matches. */
export function useRemoveExclusion(restored: Restored) {
  return useCallMutation(ensureRemoved, {
    ...restored,
    invalidates: [getProjectMatches, listMatchExclusions, ...dependent],
  })
}
