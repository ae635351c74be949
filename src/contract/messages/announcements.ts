/** Messages of an organization to all accepted volunteers of a project, each in their own conversation (issue 24). */
import { defineEndpoint } from '#contract/endpoint.ts'
import { idParams, isoTimestamp, pageQuery } from '#contract/fields.ts'
import { contentLanguage } from '#contract/i18n/content-language.ts'
import { z } from '#contract/zod.ts'
import { newAnnouncement } from './new-announcement.ts'

const count = z.number().int().min(0)

/** An announcement as the organization's members see it; its volunteers see only their own message. */
export const announcement = z.object({
  id: z.uuid(),
  /** As it was sent; empty if all its messages were deleted. */
  content: z.string(),
  language: contentLanguage,
  createdAt: isoTimestamp,
  /** The member who wrote it; null if the account is deleted. */
  sender: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  includesCompleted: z.boolean(),
  /** How many volunteers received it. */
  recipients: count,
  /** How many of them have read it. */
  readBy: count,
})
export type Announcement = z.infer<typeof announcement>

const group = z.object({
  /** How many of them receive an announcement. */
  reachable: count,
  /** How many are members of the organization itself, and receive none. */
  ownMembers: count,
  /** How many others can’t be written to now. */
  unavailable: count,
})

const announcements = {
  path: '/api/projects/:id/announcements',
  access: 'organization',
  forbidden: 'organizations_only',
  params: idParams,
} as const

const refusals = ['project_not_found', 'gone', 'organization_suspended'] as const

export const getAnnouncementOptions = defineEndpoint({
  ...announcements,
  id: 'getAnnouncementOptions',
  summary:
    'How many accepted volunteers of your project an announcement reaches, and how many announcements are left today.',
  method: 'GET',
  path: '/api/projects/:id/announcement-options',
  response: z.object({
    project: z.object({ id: z.uuid(), title: z.string() }),
    /** Volunteers whose work continues. */
    active: group,
    /** Those who have completed it; they are written to only if `includesCompleted` is sent. */
    completed: group,
    /** Those whose work ended early. They are never written to. */
    ended: count,
    /** Of the project today (UTC). */
    today: z.object({ left: count, limit: count }),
  }),
  problems: refusals,
})
export type AnnouncementOptions = z.infer<typeof getAnnouncementOptions.response>

export const sendAnnouncement = defineEndpoint({
  ...announcements,
  id: 'sendAnnouncement',
  summary:
    'Sends one message to all accepted volunteers of your project, each in their own conversation about it. They answer in private and see no one else. Sending it again with the same ID returns the existing one.',
  method: 'POST',
  needsVerifiedEmail: true,
  limit: 'messages',
  body: newAnnouncement,
  response: announcement,
  status: 201,
  problems: [
    ...refusals,
    'message_id_used',
    'no_accepted_volunteers',
    'announcement_repeated',
    'announcements_used_up',
  ],
})

export const listAnnouncements = defineEndpoint({
  ...announcements,
  id: 'listAnnouncements',
  summary:
    'The announcements to the accepted volunteers of your project, newest first, with who has read them.',
  method: 'GET',
  query: pageQuery,
  response: z.array(announcement),
  paged: true,
  problems: ['bad_cursor', 'project_not_found'],
})

export const announcementEndpoints = [getAnnouncementOptions, sendAnnouncement, listAnnouncements] as const
