/** A volunteer's portfolio: completed work here, and its proof; public only if they choose so (A1, B11). */
import { badgeIcons, badgeRarities } from '#domain/rewards/rewards.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { idParams, isoTimestamp, pageQuery, nullableText } from '#contract/fields.ts'
import { publicReview } from '#contract/organizations/page.ts'
import { contentLanguage } from '#contract/i18n/content-language.ts'
import { introduction } from '#contract/profiles/introduction.ts'
import { z } from '#contract/zod.ts'

const labels = z.array(z.string())

/** Work that an organization signed off. */
const portfolioWork = z.object({
  /** The id of the application. */
  id: z.uuid(),
  /** Null if the project is no longer public: its hours count, but nothing about it is named. */
  project: z
    .object({
      id: z.uuid(),
      title: z.string(),
      deliverables: nullableText,
      /** Its impact, as the organization reported it; null without a report. */
      outcome: z.object({ peopleHelped: z.number().int().nullable(), summary: nullableText }).nullable(),
    })
    .nullable(),
  organization: z
    .object({ id: z.uuid(), organizationName: z.string(), logoUrl: nullableText, isVerified: z.boolean() })
    .nullable(),
  /** The skills the project asked for. */
  skills: labels,
  /** The confirmed hours, and how many of them no member answered in time. */
  confirmedHours: z.number(),
  automaticHours: z.number(),
  /** The version of the agreed scope that was signed off; null if none is stored. */
  scopeVersion: z.number().int().nullable(),
  startedAt: isoTimestamp,
  completedAt: isoTimestamp,
  /** Its credential, for anyone to check; null without a valid one. */
  credentialId: z.uuid().nullable(),
  /** The revoked credential, whose page says why; null if none was revoked. */
  revokedCredentialId: z.uuid().nullable(),
  /** The volunteer hides it from the portfolio; others never receive it. */
  isOmitted: z.boolean(),
})
export type PortfolioWork = z.infer<typeof portfolioWork>

const portfolioBadge = z.object({
  /** The badge's id in the rules. */
  id: z.string(),
  name: z.string(),
  description: z.string(),
  icon: z.enum(badgeIcons),
  rarity: z.enum(badgeRarities),
  earnedAt: isoTimestamp,
  /** Null without a valid credential, or if it would name work that the portfolio does not. */
  credentialId: z.uuid().nullable(),
  /** The revoked credential, shown only to the owner. */
  revokedCredentialId: z.uuid().nullable(),
})

export const portfolio = z.object({
  id: z.uuid(),
  name: z.string(),
  imageUrl: nullableText,
  ...introduction,
  bio: z.string(),
  /** The language of the texts of the profile. */
  language: contentLanguage,
  location: nullableText,
  website: nullableText,
  linkedinUrl: nullableText,
  causes: labels,
  /** Each skill with the ids of the work that asked for it, under any of its names. */
  skills: z.array(z.object({ label: z.string(), workIds: z.array(z.uuid()) })),
  /** Work elsewhere, as they describe it. */
  projects: z.array(
    z.object({ title: z.string(), description: z.string(), impact: z.string(), skills: labels }),
  ),
  /** The most recent work comes first. */
  works: z.array(portfolioWork),
  /** Totals of the work that others can see. */
  totals: z.object({
    works: z.number().int(),
    confirmedHours: z.number(),
    organizations: z.number().int(),
  }),
  badges: z.array(portfolioBadge),
  /** From the public reviews about them: the plain average with one decimal; null before the first. */
  averageRating: z.number().nullable(),
  totalReviews: z.number().int(),
  /** When they joined. */
  createdAt: isoTimestamp,
  isPublic: z.boolean(),
  /** The reader owns this portfolio. */
  isOwn: z.boolean(),
  /** The signed-in reader's relation to them; null when signed out. */
  viewer: z
    .object({
      /** Their report about this person awaits a decision. */
      hasReported: z.boolean(),
    })
    .nullable(),
  /** They have a volunteer profile; without one there is nothing to make public. */
  hasProfile: z.boolean(),
})
export type Portfolio = z.infer<typeof portfolio>

const one = {
  method: 'GET',
  access: 'public',
  params: idParams,
  problems: ['portfolio_not_found'],
} as const

export const getPortfolio = defineEndpoint({
  ...one,
  id: 'getPortfolio',
  summary: "A volunteer's portfolio, if it is public or your own.",
  path: '/api/volunteers/:id',
  response: portfolio,
})

export const listPortfolioReviews = defineEndpoint({
  ...one,
  id: 'listPortfolioReviews',
  summary: 'The public reviews that organizations wrote about a volunteer, newest first.',
  path: '/api/volunteers/:id/reviews',
  query: pageQuery,
  response: z.array(publicReview),
  paged: true,
  problems: ['portfolio_not_found', 'bad_cursor'],
})

export const getResume = defineEndpoint({
  ...one,
  id: 'getResume',
  summary: 'The same as a file in the jsonresume.org schema.',
  path: '/api/volunteers/:id/resume.json',
  response: z.string(),
  download: true,
})

const omitEndpoint = {
  path: '/api/portfolio/omissions/:id',
  access: 'signed-in',
  params: idParams,
  response: z.object({ isOmitted: z.boolean() }),
  problems: ['application_not_found'],
} as const

export const hideWork = defineEndpoint({
  ...omitEndpoint,
  id: 'omitWork',
  summary: 'Hides completed work from the public view of your portfolio.',
  method: 'PUT',
})

export const showWork = defineEndpoint({
  ...omitEndpoint,
  id: 'showWork',
  summary: 'Shows hidden work in your portfolio again.',
  method: 'DELETE',
})

export const portfolioEndpoints = [getPortfolio, listPortfolioReviews, getResume, hideWork, showWork] as const
