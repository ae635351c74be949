/** What was answered and not sent: kept on this device, where it outlives a reload and the way to an account (A21). */
import { onboarding, type onboardingSteps } from '#contract/onboarding.ts'
import { z } from '#contract/zod.ts'
import { userTypes } from '#domain/accounts.ts'
import { readDraft, removeDraft, saveDraft } from '#web/lib/drafts.ts'

const draftName = 'onboarding'

export const stepNames = [
  'userType',
  'skills',
  'causes',
  'background',
] as const satisfies readonly (keyof typeof onboardingSteps)[]

const typed = z.object({
  userType: z.enum(userTypes),
  skills: z.array(z.string()),
  preferredCauses: z.array(z.string()),
  experience: z.string(),
  availability: z.string(),
  goals: z.string(),
})
export type TypedAnswers = z.infer<typeof typed>

const draft = z.object({
  answers: typed,
  step: z
    .number()
    .int()
    .min(0)
    .max(stepNames.length - 1),
})

export const blankAnswers: TypedAnswers = {
  userType: 'volunteer',
  skills: [],
  preferredCauses: [],
  experience: '',
  availability: '',
  goals: '',
}

/** The kept answers and the step they stopped at; blank ones at the first step where there are none. */
export function readAnswers(): { answers: TypedAnswers; step: number } {
  return draft.safeParse(readDraft(draftName)?.values).data ?? { answers: blankAnswers, step: 0 }
}

export function keepAnswers(answers: TypedAnswers, step: number): void {
  saveDraft(draftName, { answers, step })
}

export function forgetAnswers(): void {
  removeDraft(draftName)
}

/** The kept answers if they are whole, so that they can be sent; null otherwise. */
export function readWholeAnswers(): z.output<typeof onboarding> | null {
  return onboarding.safeParse(readAnswers().answers).data ?? null
}
