/** The administrators' queue of claims to imported organizations. */
import type { ClaimReviewState } from '#domain/organizations/members.ts'
import { deletedAccount } from './admin-verification.ts'

export const adminClaimsTexts = {
  title: 'Claims',
  intro: 'People who ask to claim an imported organization and can’t confirm it by email.',
  tabs: 'Requests by status',
  shown: { waiting: 'Waiting', decided: 'Decided' },
  states: {
    waiting: 'Waiting',
    approved: 'Approved',
    declined: 'Declined',
    overtaken: 'Claimed by someone else',
  } satisfies Record<ClaimReviewState, string>,
  list: 'Requests',
  none: { waiting: 'No one is waiting', decided: 'No decisions yet' },
  noneText: 'Requests come from people who ask to claim an imported organization.',
  failed: 'Couldn’t load the requests',
  more: 'Load More',
  moreFailed: 'Couldn’t load more requests',
  progress: (shown: number, total: string) => `${shown} of ${total} shown`,
  asks: 'wants to claim',
  asked: 'requested',
  facts: {
    email: 'Email',
    verified: 'verified',
    unverified: 'not verified',
    joined: 'Joined',
    website: 'Organization’s website',
    location: 'Location',
  },
  noWebsite: 'None',
  hasOwner: 'This organization has an owner now.',
  own: 'This is your own request, or you are or were a member. Another administrator must decide.',
  reason: 'Reason',
  reasonOf: 'Reason given',
  decided: (name: string) => `decided by ${name || deletedAccount.inSentence}`,
  approve: 'Approve',
  decline: 'Decline',
  approveTitle: (person: string, organization: string) => `Make ${person} the owner of ${organization}?`,
  approveText:
    'They will manage its page, projects and members. We notify them, and anyone who has managed it since the import.',
  declineTitle: (person: string) => `Decline ${person}’s request?`,
  declineText: 'We notify and email them with your reason. They can ask again.',
  done: { approve: 'Request approved', decline: 'Request declined' },
  failedToDecide: 'Decision not saved',
}
