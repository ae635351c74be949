/** What can happen to an application, as both sides see it (decision B14). */
export const timelineKinds = [
  'applied',
  'accepted',
  'declined',
  'withdrawn',
  'completed',
  /** The volunteer answered a change of what was agreed. */
  'scope_accepted',
  'scope_declined',
  'hours_logged',
  'hours_confirmed',
  /** No member answered in time. */
  'hours_confirmed_automatically',
  'hours_rejected',
  'reviewed',
] as const
export type TimelineKind = (typeof timelineKinds)[number]
