/** Written from organization-exports.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface OrganizationExportsTexts {
  columns: {
    organization: string
    name: string
    role: string
    isCoordinator: string
    joinedAt: string
    undelivered: string
    invitedBy: string
    sentAt: string
    expiresAt: string
    location: string
    person: string
    email: string
    isEmailVerified: string
    state: string
    requestedAt: string
    decidedAt: string
    decidedBy: string
    askedAt: string
    coordinators: string
    publishedProjects: string
    pendingApplications: string
  }
  memberRoles: {
    owner: string
    manager: string
  }
  invitationStates: {
    sent: string
    unsent: string
    expired: string
  }
  yes: string
  no: string
}

export const organizationExportsCatalog = defineTexts<OrganizationExportsTexts>('server/features/organizations/texts/organization-exports')
