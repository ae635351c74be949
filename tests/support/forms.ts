/** Forms that are taken, as tests change them. */
import type { Onboarding } from '#contract/onboarding.ts'
import type { NewOrganizationProfile } from '#contract/organization-profiles.ts'
import type { NewVolunteerProfileInput } from '#contract/volunteer-profiles.ts'

/** Answers of the onboarding dialog that are taken. */
export function onboardingForm(form: Partial<Onboarding> = {}): Onboarding {
  return {
    userType: 'volunteer',
    skills: ['Web Development'],
    preferredCauses: ['Education'],
    experience: 'Ten years of building small websites.',
    availability: 'Two evenings a week',
    goals: 'To help where a website helps people.',
    ...form,
  }
}

/** An organization's profile that both its screens would take. */
export const organizationProfileForm = (form: Partial<NewOrganizationProfile> = {}) => ({
  organizationName: 'Harbor Light Shelter',
  description:
    'Harbor Light keeps forty beds, a kitchen and a clinic open all year, and finds a home for nearly everybody who comes.',
  missionStatement: 'A bed, a meal and a way on for everybody who knocks at our door.',
  website: 'https://harbor.example.org',
  location: 'Baltimore, MD',
  causeAreas: ['Housing'],
  ...form,
})

/** A volunteer's profile that the API takes, and the setup wizard too. */
export const volunteerProfileForm = (form: Partial<NewVolunteerProfileInput> = {}) => ({
  bio: 'I draw maps, labels and letters that people have to understand quickly.',
  skills: ['Graphic Design', 'Illustration'],
  preferredCauses: ['Education'],
  experience: 'Seven years as an information designer.',
  availability: 'Two evenings a week',
  maxHoursPerWeek: 8,
  ...form,
})
