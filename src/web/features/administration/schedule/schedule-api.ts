import { getAdministrationOverview } from '#contract/administration/administration.ts'
import {
  countScheduledActions,
  exportScheduledActions,
  listScheduledActions,
  runScheduledAction,
  skipScheduledAction,
} from '#contract/schedule/actions.ts'
import { call, download } from '#web/lib/calls/api.ts'
import { useEndpointList } from '#web/lib/calls/endpoint-list.ts'
import { useCallMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import type { SearchOf } from '#web/lib/navigation/screen-search.ts'

/** Actions in a state, of one rule or all. */
export function useScheduledActions({ state = 'failed', rule }: SearchOf<'/admin/schedule'>) {
  return useEndpointList(listScheduledActions, { query: { state, ...(rule && { rule }) } })
}

/** Downloads the actions in a state, of one rule or all. */
export const useScheduleExport = ({ state = 'failed', rule }: SearchOf<'/admin/schedule'>) =>
  useCallMutation(() => download(exportScheduledActions, { body: { state, ...(rule && { rule }) } }))

/** The number of actions per rule and state. */
export function useScheduleCounts() {
  return useEndpointQuery(countScheduledActions, {})
}

/** What administrators can do with an open or failed action. */
export type ScheduleAct = 'run' | 'skip'

/** Runs or skips an action, with a reason. */
export function useChangeAction(id: number) {
  return useCallMutation(
    ({ act, reason }: { act: ScheduleAct; reason: string }) =>
      call(act === 'run' ? runScheduledAction : skipScheduledAction, {
        params: { id: String(id) },
        body: { reason },
      }),
    {
      invalidates: [listScheduledActions, countScheduledActions, getAdministrationOverview],
      invalidatesAfter: 'settled',
    },
  )
}
