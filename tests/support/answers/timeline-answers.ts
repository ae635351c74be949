/** The timeline of an application as the API answers it, for screen tests. */
import type { TimelineEvent } from '#contract/applications/timeline.ts'
import { ids } from './answers.ts'

export const aTimelineEvent = (overrides: Partial<TimelineEvent> = {}): TimelineEvent => ({
  id: ids.hours,
  kind: 'applied',
  at: '2026-11-02T12:00:00.000Z',
  by: 'volunteer',
  actorName: 'Maya Lindqvist',
  isOwn: false,
  isInvited: false,
  reason: null,
  declineReason: null,
  hours: null,
  date: null,
  rating: null,
  text: null,
  ...overrides,
})
