/** The part of the table of `handlers.ts` that is about accounts that are being deleted. */
import type { HandlersOf } from './event.ts'
import * as deletion from './handlers/deletion.ts'
import * as invites from './handlers/invites.ts'
import * as rankings from './handlers/rankings.ts'
import * as removal from './handlers/removal.ts'
import { emailNotice } from './handlers/security.ts'

export const deletionHandlers: HandlersOf<
  | 'account.deletion_requested'
  | 'account.deletion_canceled'
  | 'account.deleted'
  | 'project.unattended'
  | 'project.attended'
  | 'organization.closed'
> = {
  'account.deletion_requested': [
    deletion.withdrawApplications,
    invites.closeForLeaving,
    deletion.pauseProjects,
    deletion.publishUnattended,
    deletion.withdrawInvitations,
    deletion.withdrawClaims,
    deletion.emailRequested,
  ],
  'account.deletion_canceled': [
    deletion.resumeProjects,
    deletion.publishAttended,
    emailNotice('account.deletionCanceled'),
  ],
  'account.deleted': [
    // What others must learn of comes first: their notifications and emails are about a former member.
    deletion.withdrawApplications,
    invites.closeOfDeleted,
    deletion.withdrawInvitations,
    deletion.leaveOrganizations,
    deletion.resumeOfOthers,
    deletion.publishAttended,
    removal.removeApplicationTexts,
    removal.removeMessageFiles,
    removal.removePictures,
    removal.revokeCredentials,
    removal.removeProfileData,
    removal.removeExports,
    removal.removeProjectLists,
    removal.removeClaimsAndInvitations,
    removal.removeNotices,
    removal.removeLegalAgreements,
    removal.clearProjectContacts,
    // Last: what the others enqueued and stored about the person goes as well.
    removal.removeQueued,
  ],
  'project.unattended': [deletion.notifyUnattended],
  'project.attended': [deletion.notifyAttended],
  'organization.closed': [
    deletion.cancelProjects,
    removal.removeOrganizationFiles,
    removal.removeOrganizationTexts,
    removal.removeOrganizationContacts,
    rankings.recomputeOrganizationRanking,
  ],
}
