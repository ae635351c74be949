/** Profiles as their owners read them (features 3; decisions A6, A7, A8, A20). */
import { defineEndpoint } from './endpoint.ts'
import { moment } from './fields.ts'
import { z } from './zod.ts'

const nullableText = z.string().nullable()
const labels = z.array(z.string())

export const volunteerProfile = z.object({
  userId: z.uuid(),
  bio: z.string(),
  skills: labels,
  preferredCauses: labels,
  interests: labels,
  experience: nullableText,
  experienceLevel: nullableText,
  availability: nullableText,
  availabilityChoice: nullableText,
  maxHoursPerWeek: z.number().int().nullable(),
  location: nullableText,
  createdAt: moment,
  updatedAt: moment,
})
export type VolunteerProfile = z.infer<typeof volunteerProfile>

export const organizationProfile = z.object({
  id: z.uuid(),
  organizationName: z.string(),
  description: nullableText,
  missionStatement: nullableText,
  mission: nullableText,
  website: nullableText,
  location: nullableText,
  causeAreas: labels,
  focusAreas: labels,
  isVerified: z.boolean(),
  createdAt: moment,
  updatedAt: moment,
})
export type OrganizationProfile = z.infer<typeof organizationProfile>

export const getVolunteerProfile = defineEndpoint({
  id: 'getVolunteerProfile',
  summary: "The caller's volunteer profile; 404 means none.",
  method: 'GET',
  path: '/api/volunteer-profile/current',
  aliases: [{ path: '/api/volunteer-profile' }],
  access: 'signed-in',
  response: volunteerProfile,
  problems: ['profile_not_found'],
})

export const getOrganizationProfile = defineEndpoint({
  id: 'getOrganizationProfile',
  summary: "The profile of the caller's primary organization; 404 means none, or none that was named yet.",
  method: 'GET',
  path: '/api/organization-profile/current',
  aliases: [{ path: '/api/organization-profile' }],
  access: 'signed-in',
  response: organizationProfile,
  problems: ['profile_not_found'],
})
