import { useQueryClient } from '@tanstack/react-query'
import {
  getInvite,
  getMyInviteAnswers,
  listMyInvites,
  listSentInvites,
  moveInvite,
  type Invite,
  type sendInvite,
} from '#contract/invites/invites.ts'
import { exportMyInvites, exportSentInvites } from '#contract/invites/exports.ts'
import { getInviteOptions } from '#contract/invites/options.ts'
import type { EndpointRequest } from '#contract/endpoint.ts'
import { listMyApplications } from '#contract/applications/lists.ts'
import { listVolunteers } from '#contract/matching/directory.ts'
import { listProjects } from '#contract/projects/projects.ts'
import { download } from '#web/lib/calls/api.ts'
import { useEndpointList } from '#web/lib/calls/endpoint-list.ts'
import { invalidate, useCallMutation, useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import { useLive } from '#web/lib/live/live.ts'

/** To which projects the acting organization can invite someone; asks nothing while `isAsked` is false. */
export function useInviteOptions(volunteerId: string, organizationId: string | undefined, isAsked: boolean) {
  return useEndpointQuery(
    getInviteOptions,
    isAsked ? { params: { id: volunteerId }, query: organizationId ? { organizationId } : {} } : null,
    { retry: false },
  )
}

/** What else shows who is invited; the volunteers who fit a project are cached with the project. */
export const whereInvited = [getInviteOptions, listSentInvites, listVolunteers, listProjects]

export const toSendRequest = ({
  projectId,
  ...body
}: {
  projectId: string
  volunteerId: string
  content: string
}): EndpointRequest<typeof sendInvite> => ({ params: { id: projectId }, body })

/** The reader's invites, newest first. */
export const useReceivedInvites = () => useEndpointList(listMyInvites, { query: {} })

/** How the reader answers invites. */
export const useOwnAnswers = () => useEndpointQuery(getMyInviteAnswers, {})

/** Those of the reader's organizations, or of the one that a list is narrowed to. */
export const useSentInvites = (query: { organizationId?: string }) =>
  useEndpointList(listSentInvites, { query })

/** Downloads the reader's invites. */
export const useReceivedInvitesExport = () => useCallMutation(() => download(exportMyInvites, { body: {} }))

/** Downloads those of the reader's organizations, or of the one that the list is narrowed to. */
export const useSentInvitesExport = (body: { organizationId?: string }) =>
  useCallMutation(() => download(exportSentInvites, { body }))

/** Fetches invites again when the other side has answered, sent or ended one. */
export function useInviteChanges(): void {
  const queryClient = useQueryClient()
  const refresh = () => void invalidate(queryClient, [listMyInvites, getInvite, ...whereInvited])
  useLive('notifications', (change) => {
    if ('kind' in change && change.kind.startsWith('invite.')) refresh()
  })
  useLive('reset', refresh)
}

/** One invite with the scope of the work. */
export const useInviteDetail = (id: string | null) =>
  useEndpointQuery(getInvite, id === null ? null : { params: { id } })

type Move = EndpointRequest<typeof moveInvite>['body']

/**
 * Answers or withdraws an invite, and fetches again what shows it. `onMoved` is called, and a refusal is shown under the
 * title `failed`, even if the new status has closed the dialog before the response arrived.
 */
export function useInviteMove(
  { id }: Pick<Invite, 'id'>,
  { onMoved, failed }: { onMoved: () => void; failed: string },
) {
  return useEndpointMutation(moveInvite, (body: Move) => ({ params: { id }, body }), {
    invalidates: [listMyInvites, getMyInviteAnswers, getInvite, listMyApplications, ...whereInvited],
    onSuccess: onMoved,
    failed,
    // Also after a refusal: the invite may have ended meanwhile.
    invalidatesAfter: 'settled',
  })
}
