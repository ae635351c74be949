/** A volunteer's profile as its owner reads it (features 3; decisions A6, A7). */
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
