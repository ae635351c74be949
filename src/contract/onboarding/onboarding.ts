/** What a new user says about themselves in four steps (spec F2.5, F3, F5; decision A21). */
import { userTypes } from '#domain/accounts/accounts.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { fieldText } from '#contract/field-texts.ts'
import { requiredLabelList, requiredText } from '#contract/fields.ts'
import { limits, onboardingLimits } from '#contract/limits.ts'
import { z } from '#contract/zod.ts'

/** The dialog's steps, in order, each with its fields and their texts. */
export const onboardingSteps = {
  userType: z.object({ userType: z.enum(userTypes) }),
  skills: z.object({ skills: requiredLabelList(fieldText('shared.skills')) }),
  causes: z.object({ preferredCauses: requiredLabelList(fieldText('shared.causes')) }),
  background: z.object({
    experience: requiredText(
      { min: onboardingLimits.experienceMin, max: limits.longText },
      fieldText('onboarding.experience'),
    ),
    availability: requiredText({ max: limits.shortText }, fieldText('shared.availability')),
    goals: requiredText(
      { min: onboardingLimits.goalsMin, max: limits.longText },
      fieldText('onboarding.goals'),
    ),
  }),
} as const

export const onboarding = z.object({
  ...onboardingSteps.userType.shape,
  ...onboardingSteps.skills.shape,
  ...onboardingSteps.causes.shape,
  ...onboardingSteps.background.shape,
})
export type Onboarding = z.output<typeof onboarding>

const answers = z.object({
  userType: z.enum(userTypes),
  skills: z.array(z.string()),
  preferredCauses: z.array(z.string()),
  interests: z.array(z.string()),
  experience: z.string(),
  availability: z.string(),
  goals: z.string(),
})

export const completeOnboarding = defineEndpoint({
  id: 'completeOnboarding',
  summary: 'Saves what you enter and completes your profile for that role. Erases nothing.',
  method: 'POST',
  path: '/api/onboarding',
  access: 'signed-in',
  body: onboarding,
  response: answers,
})

/** What the person hopes to achieve, by the rule of the dialog. */
export const goalsForm = z.object({ goals: onboardingSteps.background.shape.goals })

export const saveGoals = defineEndpoint({
  id: 'saveGoals',
  summary: 'Changes what you hope to achieve as a volunteer. Your other answers stay.',
  method: 'PUT',
  path: '/api/onboarding/goals',
  access: 'volunteer',
  body: goalsForm,
  response: goalsForm,
})

export const onboardingEndpoints = [completeOnboarding, saveGoals] as const
