/** A volunteer's portfolio: what they have done here, and what of it shows that; public only where they say so (A1, B11). */
import { badgeIcons, badgeRarities } from '#domain/rewards.ts'
import { defineEndpoint } from './endpoint.ts'
import { idParams, moment, pageQuery } from './fields.ts'
import { publicReview } from './organization-page.ts'
import { z } from './zod.ts'

const nullableText = z.string().nullable()
const labels = z.array(z.string())

/** Work that an organization signed off. */
const portfolioWork = z.object({
  /** The application's. */
  id: z.uuid(),
  /** Null where it is not public any more: the hours count, and nothing of it is named. */
  project: z
    .object({
      id: z.uuid(),
      title: z.string(),
      deliverables: nullableText,
      /** What it came to, as the organization reports it; null where it did not. */
      outcome: z.object({ peopleHelped: z.number().int().nullable(), summary: nullableText }).nullable(),
    })
    .nullable(),
  organization: z
    .object({ id: z.uuid(), organizationName: z.string(), logoUrl: nullableText, isVerified: z.boolean() })
    .nullable(),
  /** What the project asked for. */
  skills: labels,
  /** Those that the organization confirmed. */
  confirmedHours: z.number(),
  startedAt: moment,
  completedAt: moment,
  /** Its credential, for anybody to check; null where there is none that is valid. */
  credentialId: z.uuid().nullable(),
  /** The one that was revoked, whose page says why; null where none was. */
  revokedCredentialId: z.uuid().nullable(),
  /** Its volunteer leaves it out: nobody else is answered it. */
  isOmitted: z.boolean(),
})
export type PortfolioWork = z.infer<typeof portfolioWork>

const portfolioBadge = z.object({
  /** Of the badge, as the rules name it. */
  id: z.string(),
  name: z.string(),
  description: z.string(),
  icon: z.enum(badgeIcons),
  rarity: z.enum(badgeRarities),
  earnedAt: moment,
  /** Null where there is none that is valid, or where it would name work that the portfolio does not. */
  credentialId: z.uuid().nullable(),
  /** The one that was revoked: for the owner alone. */
  revokedCredentialId: z.uuid().nullable(),
})

export const portfolio = z.object({
  id: z.uuid(),
  name: z.string(),
  imageUrl: nullableText,
  headline: nullableText,
  bio: z.string(),
  location: nullableText,
  website: nullableText,
  linkedinUrl: nullableText,
  causes: labels,
  /** Each with the ids of the work that asked for it, whatever it was called there. */
  skills: z.array(z.object({ label: z.string(), workIds: z.array(z.uuid()) })),
  /** Work of elsewhere, as they tell it. */
  projects: z.array(
    z.object({ title: z.string(), description: z.string(), impact: z.string(), skills: labels }),
  ),
  /** What was done last comes first. */
  works: z.array(portfolioWork),
  /** Of the work that others see. */
  totals: z.object({
    works: z.number().int(),
    confirmedHours: z.number(),
    organizations: z.number().int(),
  }),
  badges: z.array(portfolioBadge),
  /** Of the public reviews about them: the plain average with one decimal; null before the first. */
  averageRating: z.number().nullable(),
  totalReviews: z.number().int(),
  /** Since when they are here. */
  createdAt: moment,
  isPublic: z.boolean(),
  /** It is the reader's own. */
  isOwn: z.boolean(),
  /** They have said who they are; without that there is nothing to make public. */
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

const omission = {
  path: '/api/portfolio/omissions/:id',
  access: 'signed-in',
  params: idParams,
  response: z.object({ isOmitted: z.boolean() }),
  problems: ['application_not_found'],
} as const

export const omitWork = defineEndpoint({
  ...omission,
  id: 'omitWork',
  summary: 'Hides completed work from the public view of your portfolio.',
  method: 'PUT',
})

export const showWork = defineEndpoint({
  ...omission,
  id: 'showWork',
  summary: 'Shows hidden work in your portfolio again.',
  method: 'DELETE',
})

export const portfolioEndpoints = [getPortfolio, listPortfolioReviews, getResume, omitWork, showWork] as const
