/** The administrators' queue of people who ask for an imported organization. */
import type { ClaimReviewState } from '#domain/members.ts'
import { nobody } from './admin-verification.ts'

export const adminClaimsTexts = {
  title: 'Claims',
  intro: 'People who ask for an imported organization that no letter can give them.',
  tabs: 'Requests by state',
  shown: { waiting: 'Waiting', decided: 'Decided' },
  states: {
    waiting: 'Waiting',
    approved: 'Approved',
    declined: 'Declined',
    overtaken: 'Overtaken',
  } satisfies Record<ClaimReviewState, string>,
  list: 'Requests',
  none: { waiting: 'Nobody waits', decided: 'Nothing was decided yet' },
  noneText: 'Requests come from the page “Take over” of an imported organization.',
  failed: 'The requests could not be loaded',
  more: 'Load More',
  moreFailed: 'More requests could not be loaded',
  progress: (shown: number, total: string) => `${shown} of ${total} shown`,
  asks: 'asks for',
  asked: 'asked',
  facts: {
    email: 'E-mail address',
    verified: 'verified',
    unverified: 'not verified',
    joined: 'Account since',
    website: 'Website of the organization',
    location: 'Location',
  },
  noWebsite: 'None',
  hasOwner: 'This organization has an owner by now.',
  own: 'You ask yourself, or belong to this organization or did, so another administrator decides.',
  reason: 'Reason',
  reasonOf: 'Reason given',
  decided: (name: string) => `decided by ${name || nobody}`,
  approve: 'Approve',
  decline: 'Decline',
  approveTitle: (person: string, organization: string) => `Make ${person} the owner of ${organization}?`,
  approveText:
    'They keep its page, post projects and decide who else belongs to it. They are told, and so is whoever held it since its import.',
  declineTitle: (person: string) => `Decline the request of ${person}?`,
  declineText: 'They are told by notification and letter, and read your reason. They can ask again.',
  done: { approve: 'Request approved', decline: 'Request declined' },
  failedToDecide: 'Not decided',
}
