/** Written from organization-badges.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface OrganizationBadgesTexts {
  names: {
    verified: string
    top_rated: string
    impact_leader: string
    volunteer_favorite: string
    rising_star: string
  }
  descriptions: {
    verified: string
    top_rated: (values: { rating: number; reviews: number }) => string
    impact_leader: (values: { peopleHelped: number; impactReports: number }) => string
    volunteer_favorite: (values: { rating: number; returningVolunteers: number }) => string
    rising_star: (values: { joinedWithinDays: number; rating: number }) => string
  }
}

export const organizationBadgesCatalog = defineTexts<OrganizationBadgesTexts>('contract/texts/organization-badges')
