import type { Announcement, AnnouncementOptions } from '#contract/messages/announcements.ts'
import { ids } from './answers.ts'

export const anAnnouncement = (overrides: Partial<Announcement> = {}): Announcement => ({
  id: ids.project,
  content: 'We meet at the pier.',
  language: 'en',
  createdAt: '2026-05-10T12:00:00.000Z',
  sender: { firstName: 'Ada', lastName: 'Berg' },
  includesCompleted: false,
  recipients: 3,
  readBy: 1,
  ...overrides,
})

/** Three people at work get it, and two who have completed theirs by choice. */
export const someAnnouncementOptions = (
  overrides: Partial<AnnouncementOptions> = {},
): AnnouncementOptions => ({
  project: { id: ids.project, title: 'Redesign the intake form' },
  active: { reachable: 3, ownMembers: 0, unavailable: 1 },
  completed: { reachable: 2, ownMembers: 1, unavailable: 0 },
  ended: 1,
  today: { left: 4, limit: 5 },
  ...overrides,
})
