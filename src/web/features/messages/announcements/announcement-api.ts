import type { EndpointRequest } from '#contract/endpoint.ts'
import {
  getAnnouncementOptions,
  listAnnouncements,
  type sendAnnouncement,
} from '#contract/messages/announcements.ts'
import { listConversations } from '#contract/messages/conversations.ts'
import { useEndpointList } from '#web/lib/calls/endpoint-list.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import { makeId } from '#web/lib/browser/new-id.ts'

/** Whom a message to all accepted volunteers of a project reaches; asks nothing while `isAsked` is false. */
export const useAnnouncementOptions = (projectId: string, isAsked: boolean) =>
  useEndpointQuery(getAnnouncementOptions, isAsked ? { params: { id: projectId } } : null, { retry: false })

/** The messages to all accepted volunteers of a project, newest first. */
export const useAnnouncements = (projectId: string) =>
  useEndpointList(listAnnouncements, { params: { id: projectId }, query: {} })

/** What else shows that one was sent. */
export const afterAnnouncing = [listAnnouncements, getAnnouncementOptions, listConversations]

type NewAnnouncement = Omit<EndpointRequest<typeof sendAnnouncement>['body'], 'id'>

/**
 * Makes the requests of one form: the same id for every attempt at the same message, so that no one receives it twice.
 * `renew` comes after a success.
 */
export function startAttempts(projectId: string) {
  let id = makeId()
  let attempted = ''
  const renew = () => {
    id = makeId()
  }
  const toRequest = (written: NewAnnouncement): EndpointRequest<typeof sendAnnouncement> => {
    const content = JSON.stringify(written)
    if (content !== attempted) renew()
    attempted = content
    return { params: { id: projectId }, body: { ...written, id } }
  }
  return { toRequest, renew }
}
