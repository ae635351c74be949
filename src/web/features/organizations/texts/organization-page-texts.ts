/** Written from organization-page.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface OrganizationPageTexts {
  closed: string
  description: (values: { name: string | number }) => string
  view: string
  viewOf: (values: { name: string | number }) => string
  edit: string
  verified: string
  notVerified: string
  imported: string
  notRated: string
  facts: {
    heading: string
    answers: string
    rate: string
    rateHint: (values: { windowDays: string | number }) => string
    location: string
    website: string
    newTab: string
    founded: string
    size: string
    social: {
      twitter: string
      facebook: string
      linkedin: string
      instagram: string
    }
    socialMedia: string
    contact: string
    contactHint: string
    completed: string
    since: string
    listedSince: string
    notStated: string
  }
  about: string
  noText: string
  causes: string
  verification: {
    heading: string
    verified: string
    notVerified: string
    verifiedElsewhere: string
    notVerifiedElsewhere: string
    imported: string
  }
  projects: {
    heading: string
    all: string
    allOf: (values: { name: string | number }) => string
    empty: string
    emptyText: (values: { published: number }) => string
    failed: string
  }
  missing: {
    title: string
    text: string
    action: string
  }
  failed: string
}

export const organizationPageCatalog = defineTexts<OrganizationPageTexts>('web/features/organizations/texts/organization-page')
