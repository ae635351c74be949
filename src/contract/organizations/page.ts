/** An organization's public page and its public reviews (decisions A1, A20, A27). */
import { organizationSizes } from '#domain/options/organizations.ts'
import { publicAuthority } from '#contract/authority/authority.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { socialHandles } from '#contract/profiles/organization-profiles.ts'
import { idParams, isoTimestamp, pageQuery, nullableText } from '#contract/fields.ts'
import { reviewReply } from '#contract/reviews/reviews.ts'
import { responseStats } from '#contract/applications/responses.ts'
import { organizationRanking } from '#contract/rankings/top-organizations.ts'
import { contentLanguage } from '#contract/i18n/content-language.ts'
import { z } from '#contract/zod.ts'

const labels = z.array(z.string())

export const organization = z.object({
  id: z.uuid(),
  organizationName: z.string(),
  missionStatement: nullableText,
  mission: nullableText,
  description: nullableText,
  language: contentLanguage,
  causeAreas: labels,
  focusAreas: labels,
  location: nullableText,
  website: nullableText,
  foundedYear: z.number().int().nullable(),
  yearEstablished: z.number().int().nullable(),
  /** As entered; the form for the size offers other choices. */
  employeeCount: nullableText,
  size: z.enum(organizationSizes).nullable(),
  socialMedia: socialHandles,
  socialMediaHandles: socialHandles,
  /** Null except for accepted volunteers and members (A1). */
  contact: z.object({ email: nullableText, phone: nullableText }).nullable(),
  /** Its legal status was confirmed. */
  isVerified: z.boolean(),
  /** How it was confirmed; null if not verified or if that is unknown. */
  legalStatus: z
    .object({
      /** A public register confirmed it; otherwise an administrator did. */
      isByRegister: z.boolean(),
      /** The date as of which the register's data is correct. */
      postedOn: nullableText,
      /** Such as "501(c)(6)"; null for a 501(c)(3). */
      label: nullableText,
      /** Which local branch of a larger organization it is, according to the register. */
      branch: nullableText,
      /** The register's data is more than 400 days old. */
      isStale: z.boolean(),
    })
    .nullable(),
  /** How an authorized representative proved it, separate from the legal status; null if no one has. */
  authority: publicAuthority.nullable(),
  logoUrl: nullableText,
  /** Imported from elsewhere; no one from the organization entered any of this. */
  isImported: z.boolean(),
  /** Its last member deleted their account: nothing of its profile is left but the name. */
  isClosed: z.boolean(),
  /** Someone from the organization can claim it: it was imported and has no owner. */
  isClaimable: z.boolean(),
  /** The plain average with one decimal; null before the first review. */
  averageRating: z.number().nullable(),
  totalReviews: z.number().int(),
  /** Its published projects, and those of them that are completed. */
  projectsCount: z.number().int(),
  completedProjects: z.number().int(),
  response: responseStats,
  /** Its rank among the top organizations; null if it is not listed. */
  standing: organizationRanking.nullable(),
  /** When it joined. */
  createdAt: isoTimestamp,
  /** The signed-in reader's relation to it; null when signed out. */
  viewer: z
    .object({
      isMember: z.boolean(),
      /** Their report about it awaits a decision. */
      hasReported: z.boolean(),
      /** They block it as a volunteer. */
      hasBlocked: z.boolean(),
    })
    .nullable(),
})
export type Organization = z.infer<typeof organization>

export const getOrganization = defineEndpoint({
  id: 'getOrganization',
  summary: 'One organization, by its ID or by the ID of a person whose primary organization it is (A27).',
  method: 'GET',
  path: '/api/organizations/:id',
  access: 'public',
  allowsReplica: true,
  params: idParams,
  response: organization,
  problems: ['organization_not_found'],
})

export const publicReview = z.object({
  id: z.uuid(),
  rating: z.number().int(),
  reviewText: z.string(),
  comment: z.string(),
  language: contentLanguage,
  /**
   * First name and initial, "Maya L."; null if the account is deleted. For a review about a volunteer it is the
   * organization, if that is public.
   */
  reviewerName: nullableText,
  /** The project of the work; null if it is no longer public. */
  project: z.object({ id: z.uuid(), title: z.string() }).nullable(),
  createdAt: isoTimestamp,
  /** When the author last edited it; null if never. */
  editedAt: isoTimestamp.nullable(),
  /** The organization's public reply, and its time. */
  reply: reviewReply.nullable(),
  /** The signed-in reader's relation to it; null when signed out. */
  viewer: z
    .object({
      /** They can report it to administrators, because someone else wrote it. */
      canReport: z.boolean(),
      /** Their report has not been decided yet. */
      hasReported: z.boolean(),
    })
    .nullable(),
})
export type PublicReview = z.infer<typeof publicReview>

export const listOrganizationReviews = defineEndpoint({
  id: 'listOrganizationReviews',
  summary: 'The public reviews that volunteers wrote about an organization, newest first.',
  method: 'GET',
  path: '/api/organizations/:id/reviews',
  access: 'public',
  allowsReplica: true,
  params: idParams,
  query: pageQuery,
  response: z.array(publicReview),
  paged: true,
  problems: ['organization_not_found', 'bad_cursor'],
})

export const organizationPageEndpoints = [getOrganization, listOrganizationReviews] as const
