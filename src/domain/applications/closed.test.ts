import { expect, test } from 'vitest'
import {
  accountUnavailableReason,
  isClosedBySite,
  mayGiveReason,
  notRenewedReason,
  projectCanceledReason,
  projectCompletedReason,
  projectRemovedReason,
  shownStatusOf,
  silentReason,
  unansweredReason,
} from './applications.ts'

test.each([
  ['pending', null, null, 'pending'],
  ['accepted', null, null, 'accepted'],
  ['completed', null, null, 'completed'],
  ['withdrawn', null, null, 'withdrawn'],
  ['withdrawn', 'I moved away.', null, 'withdrawn'],
  ['withdrawn', silentReason, null, 'withdrawn'],
  ['withdrawn', notRenewedReason, null, 'withdrawn'],
  ['withdrawn', accountUnavailableReason, null, 'closed'],
  ['withdrawn', projectRemovedReason, null, 'closed'],
  ['declined', projectRemovedReason, null, 'closed'],
  ['declined', null, null, 'declined'],
  ['declined', null, 'timing', 'declined'],
  ['declined', projectCompletedReason, null, 'declined'],
  ['declined', projectCanceledReason, null, 'declined'],
  ['declined', unansweredReason, null, 'declined'],
  // The organization's own words, though they are those of the site.
  ['declined', projectRemovedReason, 'other', 'declined'],
  ['declined', accountUnavailableReason, 'other', 'declined'],
] as const)('an application that is %s (%s, %s) is shown as %s', (...row) => {
  const [status, reason, declineReason, shown] = row
  const application = { status, reason, declineReason }
  expect([shownStatusOf(application), isClosedBySite(application)]).toEqual([shown, shown === 'closed'])
})

test('no one may give a sentence of ours as the reason why work ends', () => {
  const ours = [
    projectCompletedReason,
    projectRemovedReason,
    projectCanceledReason,
    unansweredReason,
    silentReason,
    notRenewedReason,
    accountUnavailableReason,
  ]
  expect(ours.map(mayGiveReason)).toEqual(ours.map(() => false))
  expect(mayGiveReason('The project was removed from our plan.')).toBe(true)
})
