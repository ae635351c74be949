/** Every endpoint of the product, in the order of its documentation: the list of each file that has some. */
import { accountInvitationEndpoints } from './accounts/account-invitations.ts'
import { accountEndpoints } from './accounts/accounts.ts'
import { deletionEndpoints } from './accounts/deletion.ts'
import { endedSessionEndpoints } from './accounts/ended-session.ts'
import { helpEndpoints } from './accounts/help.ts'
import { secondFactorEndpoints } from './accounts/second-factor.ts'
import { primaryOrganizationEndpoints } from './accounts/primary-organization.ts'
import { accountSettingEndpoints } from './accounts/settings.ts'
import { administrationEndpoints } from './administration/administration.ts'
import { administrationHomeEndpoints } from './administration/home.ts'
import { staffEndpoints } from './administration/staff.ts'
import { agreedScopeEndpoints } from './applications/agreed-scopes.ts'
import { applicantEndpoints } from './applications/applicants.ts'
import { applicationEndpoints } from './applications/applications.ts'
import { applicationListEndpoints } from './applications/lists.ts'
import { savedReplyEndpoints } from './applications/saved-replies.ts'
import { severalApplicationsEndpoints } from './applications/several-applications.ts'
import { timelineEndpoints } from './applications/timeline.ts'
import { triageEndpoints } from './applications/triage.ts'
import { workCheckEndpoints } from './applications/work-checks.ts'
import { workloadEndpoints } from './applications/workload.ts'
import { auditEndpoints } from './audit/audit.ts'
import { authorityEndpoints } from './authority/authority.ts'
import { authorityCaseEndpoints } from './authority/cases.ts'
import { credentialEndpoints } from './credentials/credentials.ts'
import { dashboardEndpoints } from './dashboards/dashboards.ts'
import { homeEndpoints } from './dashboards/homes.ts'
import { bounceEndpoints } from './email/bounces.ts'
import { emailEndpoints } from './email/email.ts'
import { storedEmailEndpoints } from './email/stored.ts'
import { statisticsEndpoints } from './figures/statistics.ts'
import { hourEndpoints } from './hours/hours.ts'
import { imageEndpoints } from './images/images.ts'
import { impactEndpoints } from './impact/impact.ts'
import { hourRateEndpoints } from './impact/rates.ts'
import { inviteExportEndpoints } from './invites/exports.ts'
import { inviteEndpoints } from './invites/invites.ts'
import { inviteOptionEndpoints } from './invites/options.ts'
import { jobEndpoints } from './job-queue/job-queue.ts'
import { legalEndpoints } from './legal/legal.ts'
import { liveEndpoints } from './live/live.ts'
import { directoryEndpoints } from './matching/directory.ts'
import { dismissalEndpoints } from './matching/dismissals.ts'
import { exposureAuditEndpoints } from './matching/exposure-audit.ts'
import { exposureEndpoints } from './matching/exposures.ts'
import { matchingEndpoints } from './matching/matching.ts'
import { skillPlacementEndpoints } from './matching/skill-placements.ts'
import { volunteerMatchEndpoints } from './matching/volunteer-matches.ts'
import { announcementEndpoints } from './messages/announcements.ts'
import { blockEndpoints } from './messages/blocks.ts'
import { messageCaseEndpoints } from './messages/cases.ts'
import { conversationEndpoints } from './messages/conversations.ts'
import { messageEndpoints } from './messages/messages.ts'
import { severalMessageEndpoints } from './messages/several.ts'
import { accountReportEndpoints } from './moderation/account-reports.ts'
import { appealEndpoints } from './moderation/appeals.ts'
import { listExportEndpoints } from './moderation/list-exports.ts'
import { moderationEndpoints } from './moderation/moderation.ts'
import { reportQueueEndpoints } from './moderation/queue.ts'
import { notificationEndpoints } from './notifications/notifications.ts'
import { notificationPreferenceEndpoints } from './notifications/preferences.ts'
import { onboardingEndpoints } from './onboarding/onboarding.ts'
import { claimReviewEndpoints } from './organizations/claim-reviews.ts'
import { claimEndpoints } from './organizations/claims.ts'
import { coordinationEndpoints } from './organizations/coordination.ts'
import { memberExportEndpoints } from './organizations/member-export.ts'
import { memberInvitationEndpoints } from './organizations/member-invitations.ts'
import { memberEndpoints } from './organizations/members.ts'
import { ownerEndpoints } from './organizations/owner.ts'
import { organizationPageEndpoints } from './organizations/page.ts'
import { storedInvitationEndpoints } from './organizations/stored-invitations.ts'
import { personalDataEndpoints } from './personal-data/exports.ts'
import { portfolioEndpoints } from './portfolios/portfolios.ts'
import { portfolioViewEndpoints } from './portfolios/views.ts'
import { organizationProfileEndpoints } from './profiles/organization-profiles.ts'
import { volunteerProfileEndpoints } from './profiles/volunteer-profiles.ts'
import { projectCaseEndpoints } from './projects/cases.ts'
import { completionEndpoints } from './projects/completion.ts'
import { discoveryEndpoints } from './projects/discovery.ts'
import { facetEndpoints } from './projects/facets.ts'
import { impactReportEndpoints } from './projects/impact-reports.ts'
import { projectManagementEndpoints } from './projects/management.ts'
import { ownProjectExportEndpoints } from './projects/own-export.ts'
import { placeEndpoints } from './projects/places.ts'
import { projectEndpoints } from './projects/projects.ts'
import { reopeningEndpoints } from './projects/reopening.ts'
import { projectReportEndpoints } from './projects/reports.ts'
import { savedProjectEndpoints } from './projects/saved-projects.ts'
import { savedSearchEndpoints } from './projects/saved-searches.ts'
import { unfinishedProjectEndpoints } from './projects/unfinished.ts'
import { topOrganizationEndpoints } from './rankings/top-organizations.ts'
import { reviewActionEndpoints } from './reviews/actions.ts'
import { reviewAnalyticsEndpoints } from './reviews/analytics.ts'
import { reviewCaseEndpoints } from './reviews/cases.ts'
import { reviewExportEndpoints } from './reviews/exports.ts'
import { reviewListEndpoints } from './reviews/lists.ts'
import { projectReviewEndpoints } from './projects/project-reviews.ts'
import { reviewEndpoints } from './reviews/reviews.ts'
import { perkCatalogEndpoints } from './rewards/perk-catalog.ts'
import { perkEndpoints } from './rewards/perks.ts'
import { rewardEndpoints } from './rewards/rewards.ts'
import { scheduleEndpoints } from './schedule/actions.ts'
import { siteEndpoints } from './site/site.ts'
import { verificationCaseEndpoints } from './verification/cases.ts'
import { documentEndpoints } from './images/documents.ts'
import { registerRunEndpoints } from './verification/register-runs.ts'
import { registerEndpoints } from './verification/registers.ts'
import { verificationEndpoints } from './verification/verification.ts'

export const endpoints = [
  ...accountEndpoints,
  ...onboardingEndpoints,
  ...statisticsEndpoints,
  ...accountSettingEndpoints,
  ...accountInvitationEndpoints,
  ...deletionEndpoints,
  ...secondFactorEndpoints,
  ...endedSessionEndpoints,
  ...personalDataEndpoints,
  ...primaryOrganizationEndpoints,
  ...memberEndpoints,
  ...memberInvitationEndpoints,
  ...memberExportEndpoints,
  ...storedInvitationEndpoints,
  ...claimEndpoints,
  ...authorityEndpoints,
  ...projectEndpoints,
  ...facetEndpoints,
  ...placeEndpoints,
  ...projectManagementEndpoints,
  ...completionEndpoints,
  ...impactReportEndpoints,
  ...ownProjectExportEndpoints,
  ...projectReportEndpoints,
  ...discoveryEndpoints,
  ...savedProjectEndpoints,
  ...savedSearchEndpoints,
  ...unfinishedProjectEndpoints,
  ...reopeningEndpoints,
  ...applicationEndpoints,
  ...applicationListEndpoints,
  ...workCheckEndpoints,
  ...timelineEndpoints,
  ...workloadEndpoints,
  ...triageEndpoints,
  ...severalApplicationsEndpoints,
  ...applicantEndpoints,
  ...agreedScopeEndpoints,
  ...inviteOptionEndpoints,
  ...inviteEndpoints,
  ...inviteExportEndpoints,
  ...savedReplyEndpoints,
  ...notificationEndpoints,
  ...liveEndpoints,
  ...notificationPreferenceEndpoints,
  ...reviewEndpoints,
  ...reviewListEndpoints,
  ...reviewActionEndpoints,
  ...reviewExportEndpoints,
  ...organizationPageEndpoints,
  ...topOrganizationEndpoints,
  ...projectReviewEndpoints,
  ...reviewAnalyticsEndpoints,
  ...rewardEndpoints,
  ...matchingEndpoints,
  ...dismissalEndpoints,
  ...exposureEndpoints,
  ...exposureAuditEndpoints,
  ...volunteerMatchEndpoints,
  ...directoryEndpoints,
  ...dashboardEndpoints,
  ...homeEndpoints,
  ...volunteerProfileEndpoints,
  ...portfolioEndpoints,
  ...portfolioViewEndpoints,
  ...organizationProfileEndpoints,
  ...verificationEndpoints,
  ...administrationHomeEndpoints,
  ...helpEndpoints,
  ...verificationCaseEndpoints,
  ...authorityCaseEndpoints,
  ...claimReviewEndpoints,
  ...reviewCaseEndpoints,
  ...projectCaseEndpoints,
  ...registerEndpoints,
  ...registerRunEndpoints,
  ...skillPlacementEndpoints,
  ...hourEndpoints,
  ...imageEndpoints,
  ...administrationEndpoints,
  ...staffEndpoints,
  ...coordinationEndpoints,
  ...ownerEndpoints,
  ...auditEndpoints,
  ...moderationEndpoints,
  ...listExportEndpoints,
  ...accountReportEndpoints,
  ...reportQueueEndpoints,
  ...appealEndpoints,
  ...jobEndpoints,
  ...emailEndpoints,
  ...storedEmailEndpoints,
  ...bounceEndpoints,
  ...scheduleEndpoints,
  ...perkEndpoints,
  ...perkCatalogEndpoints,
  ...credentialEndpoints,
  ...documentEndpoints,
  ...conversationEndpoints,
  ...messageEndpoints,
  ...severalMessageEndpoints,
  ...blockEndpoints,
  ...announcementEndpoints,
  ...messageCaseEndpoints,
  ...siteEndpoints,
  ...legalEndpoints,
  ...impactEndpoints,
  ...hourRateEndpoints,
] as const
