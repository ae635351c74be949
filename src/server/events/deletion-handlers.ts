/** The part of the table of `handlers.ts` that is about accounts that are being deleted. */
import type { HandlersOf } from './event.ts'
import * as deletion from './handlers/deletion.ts'
import * as forgetting from './handlers/forgetting.ts'
import * as invites from './handlers/invites.ts'
import * as rankings from './handlers/rankings.ts'
import { emailNotice } from './handlers/security.ts'

export const deletionHandlers: HandlersOf<
  'account.deletion_requested' | 'account.deletion_canceled' | 'account.deleted' | 'organization.closed'
> = {
  'account.deletion_requested': [
    deletion.withdrawApplications,
    invites.closeOfLeaving,
    deletion.pauseProjects,
    deletion.withdrawInvitations,
    deletion.emailRequested,
  ],
  'account.deletion_canceled': [deletion.resumeProjects, emailNotice('account.deletionCanceled')],
  'account.deleted': [
    // What others must learn of comes first: their notifications and emails are about a former member.
    deletion.withdrawApplications,
    invites.closeOfLeaving,
    deletion.withdrawInvitations,
    deletion.leaveOrganizations,
    forgetting.forgetApplications,
    forgetting.forgetMessages,
    forgetting.forgetFiles,
    forgetting.forgetCredentials,
    forgetting.forgetProfile,
    forgetting.forgetProjects,
    forgetting.forgetOrganizations,
    forgetting.forgetVerifications,
    forgetting.forgetNotifications,
    // Last: what the others enqueued and stored about the person goes as well.
    forgetting.forgetQueues,
  ],
  'organization.closed': [
    deletion.cancelProjects,
    forgetting.forgetOrganizationFiles,
    forgetting.forgetOrganizationContacts,
    rankings.recomputeOrganizationRanking,
  ],
}
