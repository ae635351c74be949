/** The setup wizard's form over the contract's four steps (spec F2, /volunteer-profile-setup). */
import { useFormContext, type Resolver, type UseFormReturn } from 'react-hook-form'
import { volunteerLimits } from '#contract/limits.ts'
import type { VolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import {
  volunteerSetup,
  volunteerSetupSteps,
  type VolunteerSetupStep,
} from '#contract/profiles/volunteer-setup.ts'
import { z } from '#contract/zod.ts'
import { listInvalidFields, makeFormSteps } from '#web/lib/forms/form-steps.ts'
import { storedChoice, toLanguageChoice } from '#web/lib/language/language-choice.ts'
import type { VolunteerProfileTexts } from '#web/features/profiles/texts/volunteer-profile-texts.ts'
import { buildSchemaBeside, storedOf, storedOr, type Stored } from './stored-fields.ts'

type SetupFields = z.input<typeof volunteerSetup>
export type PortfolioEntry = SetupFields['portfolio']['projects'][number]
/** The unfinished project is stored with the draft and never sent. */
export type SetupValues = SetupFields & { newProject: PortfolioEntry }
export type SetupForm = UseFormReturn<SetupValues, unknown, unknown>

const stepNames: readonly VolunteerSetupStep[] = ['about', 'skills', 'causes', 'portfolio']
export const setupFields = volunteerSetup.keyof().options
const fieldsByStep: Record<VolunteerSetupStep, readonly (keyof SetupValues)[]> = {
  about: volunteerSetupSteps.about.keyof().options,
  skills: volunteerSetupSteps.skills.keyof().options,
  causes: volunteerSetupSteps.causes.keyof().options,
  portfolio: [...volunteerSetupSteps.portfolio.keyof().options, 'newProject'],
}

/** The fields of each wizard step. */
export const setupSteps = makeFormSteps({
  steps: stepNames.map((id) => ({ id, fields: fieldsByStep[id] })),
  prefix: 'volunteer',
})
export const { idOf } = setupSteps

export const emptyProject: PortfolioEntry = { title: '', description: '', impact: '', skills: [] }

/** Whether any of a project's texts is filled in. */
export const hasText = ({ title, description, impact, skills }: PortfolioEntry) =>
  skills.length > 0 || [title, description, impact].some((text) => text.trim() !== '')

const text = z.string().catch('')
const labels = z.array(z.string()).catch([])
const entry = z.object({ title: text, description: text, impact: text, skills: labels })

/** Builds form values from an untrusted draft; invalid values fall back to the documented default. */
const draftValues = z.object({
  bio: text,
  experience: text,
  availability: text,
  maxHoursPerWeek: z.number().catch(volunteerLimits.hours.standard),
  skills: labels,
  preferredCauses: labels,
  workingStyle: z
    .object({
      remote: z.boolean(),
      collaborative: z.boolean(),
      independent: z.boolean(),
      mentorship: z.boolean(),
    })
    .catch({ remote: true, collaborative: false, independent: false, mentorship: false }),
  portfolio: z.object({ projects: z.array(entry) }).catch({ projects: [] }),
  newProject: entry.catch(emptyProject),
  language: storedChoice,
})

/** The stored values that the wizard shows; empty without a profile. A field left out here would be saved as empty. */
export function toStoredFields(profile: VolunteerProfile | null): Stored<SetupFields> {
  if (!profile) return {}
  const stored: Record<keyof SetupFields, unknown> & Stored<SetupFields> = {
    ...storedOf(profile),
    experience: storedOr(profile.experience, profile.experienceLevel),
    availability: storedOr(profile.availability, profile.availabilityChoice),
    workingStyle: profile.workingStyle,
    portfolio: profile.portfolio,
    language: toLanguageChoice(profile),
  }
  return stored
}

/** The initial values: the draft's over the stored ones. */
export const toFormValues = (draft: unknown, stored: object): SetupValues =>
  draftValues.parse({ ...stored, ...(typeof draft === 'object' ? draft : {}) })

/** The wizard's schema, which also rejects a half-finished project. */
export function rulesOf(
  texts: VolunteerProfileTexts['setup'],
  stored: Stored<SetupFields>,
): Resolver<SetupValues, unknown, unknown> {
  const rules = buildSchemaBeside(volunteerSetup, stored)
  return async ({ newProject, ...values }, context, options) => {
    const { errors } = await rules(values, context, { ...options, fields: {}, names: [] })
    const isOpen = hasText(newProject) && { newProject: { type: 'open', message: texts.portfolio.open } }
    const all = { ...errors, ...isOpen }
    return Object.keys(all).length > 0 ? { values: {}, errors: all } : { values, errors: {} }
  }
}

/** The fields that are invalid under this screen's schema. */
export const listUnmet = ({ newProject, ...values }: SetupValues): string[] => [
  ...listInvalidFields(volunteerSetup, values),
  ...(hasText(newProject) ? ['newProject'] : []),
]

/** The wizard's form, for the fields inside it. */
export const useSetupForm = (): SetupForm => useFormContext<SetupValues, unknown, unknown>()
