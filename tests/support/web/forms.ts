/** Valid forms, for tests to change. */
import type { Onboarding } from '#contract/onboarding/onboarding.ts'
import type { NewOrganizationProfile } from '#contract/profiles/organization-profiles.ts'
import type { EinFormInput, RegistrationFormInput } from '#contract/verification/form.ts'
import type { NewVolunteerProfileInput } from '#contract/profiles/volunteer-profiles.ts'

/** Valid answers of the onboarding dialog. */
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

/** An organization's profile that both of its screens accept. */
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

/** A valid verification form; the register decides the result. */
export const verificationForm = (form: Partial<EinFormInput> = {}): EinFormInput => ({
  organizationName: 'Harbor Light Shelter',
  ein: '20-4567890',
  website: 'https://harbor.example.org',
  address: { street: '12 Water Street', city: 'Baltimore', state: 'MD', zipCode: '21201-0012' },
  phone: '(410) 555-0142',
  missionStatement: 'A bed, a meal and a way on for everybody who knocks at our door, day and night.',
  causeAreas: ['Housing'],
  foundedYear: 1998,
  employeeCount: '6-10',
  contactPersonName: 'Ruth Vale',
  contactPersonTitle: 'Director',
  contactPersonEmail: 'ruth@harbor.example.org',
  ...form,
})

/** The same of an organization outside the United States, which staff review. */
export const registrationForm = (form: Partial<RegistrationFormInput> = {}): RegistrationFormInput => {
  const { ein: _, identifierKind: __, absence: ___, ...shared } = verificationForm()
  return {
    ...shared,
    identifierKind: 'registration',
    organizationName: 'Leeds Night Shelter',
    registrationNumber: '1 234 567',
    registerName: 'Charity Commission',
    address: { street: '4 Call Lane', city: 'Leeds', state: '', zipCode: 'LS1 6DN' },
    phone: '+44 113 496 0000',
    ...form,
  }
}

/** A volunteer's profile that the API and the setup wizard accept. */
export const volunteerProfileForm = (form: Partial<NewVolunteerProfileInput> = {}) => ({
  bio: 'I draw maps, labels and letters that people have to understand quickly.',
  skills: ['Graphic Design', 'Illustration'],
  preferredCauses: ['Education'],
  experience: 'Seven years as an information designer.',
  availability: 'Two evenings a week',
  maxHoursPerWeek: 8,
  ...form,
})
