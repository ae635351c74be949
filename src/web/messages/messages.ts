import { accounts } from './en/accounts.ts'
import { adminAuthority } from './en/admin-authority.ts'
import { adminClaims } from './en/admin-claims.ts'
import { adminMessages } from './en/admin-messages.ts'
import { adminPerks } from './en/admin-perks.ts'
import { adminRegisters } from './en/admin-registers.ts'
import { adminReviews } from './en/admin-reviews.ts'
import { adminSkills } from './en/admin-skills.ts'
import { adminVerification } from './en/admin-verification.ts'
import { administration } from './en/administration.ts'
import { analytics } from './en/analytics.ts'
import { applications } from './en/applications.ts'
import { claims } from './en/claims.ts'
import { credentials } from './en/credentials.ts'
import { dashboards } from './en/dashboards.ts'
import { errors } from './en/errors.ts'
import { help } from './en/help.ts'
import { home } from './en/home.ts'
import { impact } from './en/impact.ts'
import { images } from './en/images.ts'
import { landing } from './en/landing.ts'
import { layout } from './en/layout.ts'
import { legal } from './en/legal.ts'
import { manage } from './en/manage.ts'
import { marketing } from './en/marketing.ts'
import { matching } from './en/matching.ts'
import { members } from './en/members.ts'
import { onboarding } from './en/onboarding.ts'
import { noticeSettings, unsubscribing } from './en/notice-settings.ts'
import { notifications } from './en/notifications.ts'
import { organizationPage } from './en/organization-page.ts'
import { organizationProfile } from './en/organization-profile.ts'
import { portfolios } from './en/portfolios.ts'
import { profile } from './en/profile.ts'
import { audit, jobs } from './en/audit.ts'
import { messaging } from './en/messaging.ts'
import { moderation } from './en/moderation.ts'
import { authority } from './en/authority.ts'
import { browse, projects } from './en/projects-browse.ts'
import { publicReviews } from './en/public-reviews.ts'
import { recovery } from './en/recovery.ts'
import { reviewPages } from './en/review-pages.ts'
import { rewards } from './en/rewards.ts'
import { secondFactor } from './en/second-factor.ts'
import { time } from './en/time.ts'
import { topOrganizations } from './en/top-organizations.ts'
import { triage } from './en/triage.ts'
import { ui } from './en/ui.ts'
import { verification } from './en/verification.ts'
import { volunteerProfile } from './en/volunteer-profile.ts'
import { wizard } from './en/wizard.ts'
import { hours, reviews, timeline } from './en/work.ts'

const en = {
  accounts,
  adminAuthority,
  adminClaims,
  adminPerks,
  adminRegisters,
  adminMessages,
  adminSkills,
  adminReviews,
  adminVerification,
  administration,
  analytics,
  applications,
  audit,
  authority,
  browse,
  claims,
  credentials,
  dashboards,
  errors,
  help,
  home,
  hours,
  images,
  impact,
  jobs,
  landing,
  layout,
  legal,
  manage,
  marketing,
  matching,
  members,
  messaging,
  moderation,
  onboarding,
  noticeSettings,
  unsubscribing,
  notifications,
  organizationPage,
  organizationProfile,
  portfolios,
  profile,
  projects,
  publicReviews,
  recovery,
  reviewPages,
  reviews,
  rewards,
  secondFactor,
  time,
  timeline,
  topOrganizations,
  triage,
  ui,
  verification,
  volunteerProfile,
  wizard,
}

/** The shape every language has to fill: a missing text breaks the build. */
export type Messages = typeof en

/** The interface's texts in the language shown. */
export const messages: Messages = en
