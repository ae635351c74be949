/** Forms that are taken, as tests change them. */
import type { Onboarding } from '#contract/onboarding.ts'

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
