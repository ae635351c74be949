import { expect, test } from 'vitest'
import type { RewardEvent } from '#domain/rewards/recompute.ts'
import type { EventType } from '#server/events/event.ts'
import { handlers } from '#server/events/handlers.ts'
import { recomputeApplicationRewards, recomputeVolunteerRewards } from './rewards.ts'

/** The domain events by which what counts for rewards comes, changes or goes. */
const causes: Record<RewardEvent['type'], readonly EventType[]> = {
  hours: ['hours.confirmed', 'hours.confirmed_automatically'],
  contribution: ['application.completed'],
  review: ['review.by_volunteer', 'review.edited', 'review.hidden', 'review.restored'],
  profile: ['account.onboarded', 'volunteer.profile_created', 'volunteer.profile_edited'],
}

const recomputing = new Set<unknown>([recomputeApplicationRewards, recomputeVolunteerRewards])

test.each(Object.values(causes).flat())('%s recomputes what the volunteer has earned', (type) => {
  expect(handlers[type].filter((handler) => recomputing.has(handler))).toHaveLength(1)
})
