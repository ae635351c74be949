/** An organization as everybody may read it (decisions A1, A20, A27): its page and its public reviews. */
import { organizationSizes } from '#domain/options/organizations.ts'
import { publicAuthority } from './authority.ts'
import { defineEndpoint } from './endpoint.ts'
import { handles } from './organization-profiles.ts'
import { idParams, moment, pageQuery } from './fields.ts'
import { reviewReply } from './reviews.ts'
import { responseFigures } from './responses.ts'
import { organizationStanding } from './top-organizations.ts'
import { z } from './zod.ts'

const nullableText = z.string().nullable()
const labels = z.array(z.string())

export const organization = z.object({
  id: z.uuid(),
  organizationName: z.string(),
  missionStatement: nullableText,
  mission: nullableText,
  description: nullableText,
  causeAreas: labels,
  focusAreas: labels,
  location: nullableText,
  website: nullableText,
  foundedYear: z.number().int().nullable(),
  yearEstablished: z.number().int().nullable(),
  /** As written; the size is the choice of another form. */
  employeeCount: nullableText,
  size: z.enum(organizationSizes).nullable(),
  socialMedia: handles,
  socialMediaHandles: handles,
  /** Null but for accepted volunteers and members (A1). */
  contact: z.object({ email: nullableText, phone: nullableText }).nullable(),
  /** Its legal status was confirmed. */
  isVerified: z.boolean(),
  /** How; null without the mark, and where nothing is known of it. */
  legalStatus: z
    .object({
      /** By a public register; else an administrator decided. */
      isByRegister: z.boolean(),
      /** The day of which the register says that it holds what is true. */
      postedOn: nullableText,
      /** Such as "501(c)(6)"; null for a 501(c)(3). */
      label: nullableText,
      /** Which local branch of a larger organization it is, by the register. */
      branch: nullableText,
      /** The register's word is more than 400 days old. */
      isStale: z.boolean(),
    })
    .nullable(),
  /** Another matter than its legal status: how it was shown who may act for it; null where it was not. */
  authority: publicAuthority.nullable(),
  logoUrl: nullableText,
  /** Brought in from elsewhere; nobody of it has said any of this here. */
  isImported: z.boolean(),
  /** Somebody of it may take it over: it was imported, and has no owner of its own. */
  isClaimable: z.boolean(),
  /** The plain average with one decimal; null before the first review. */
  averageRating: z.number().nullable(),
  totalReviews: z.number().int(),
  /** Its published projects, and those of them that are completed. */
  projectsCount: z.number().int(),
  completedProjects: z.number().int(),
  response: responseFigures,
  /** Its place among the top organizations; null of one that is not listed. */
  standing: organizationStanding.nullable(),
  /** Since when it is here. */
  createdAt: moment,
  /** How the signed-in reader stands to it; null when signed out. */
  viewer: z.object({ isMember: z.boolean() }).nullable(),
})
export type Organization = z.infer<typeof organization>

export const getOrganization = defineEndpoint({
  id: 'getOrganization',
  summary: 'One organization, by its ID or by the ID of a person whose primary organization it is (A27).',
  method: 'GET',
  path: '/api/organizations/:id',
  access: 'public',
  params: idParams,
  response: organization,
  problems: ['organization_not_found'],
})

export const publicReview = z.object({
  id: z.uuid(),
  rating: z.number().int(),
  reviewText: z.string(),
  comment: z.string(),
  /**
   * First name and initial, "Maya L."; null once the account is gone. Of a review about a volunteer it is the organization,
   * where that is public.
   */
  reviewerName: nullableText,
  /** The project that was worked on; null where it is not public any more. */
  project: z.object({ id: z.uuid(), title: z.string() }).nullable(),
  createdAt: moment,
  /** When its writer last changed it; null where they never did. */
  editedAt: moment.nullable(),
  /** What the organization replied in public, and when. */
  reply: reviewReply.nullable(),
  /** How the signed-in reader stands to it; null when signed out. */
  viewer: z
    .object({
      /** They may ask administrators to look at it: somebody else wrote it. */
      canReport: z.boolean(),
      /** A report by them waits for an administrator. */
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
  params: idParams,
  query: pageQuery,
  response: z.array(publicReview),
  paged: true,
  problems: ['organization_not_found', 'bad_cursor'],
})
