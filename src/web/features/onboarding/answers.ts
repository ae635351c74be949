/** Unsent answers, stored on this device so they survive a reload and signing up (decision A21). */
import { onboarding, type onboardingSteps } from '#contract/onboarding/onboarding.ts'
import { z } from '#contract/zod.ts'
import { userTypes } from '#domain/accounts/accounts.ts'
import { loadDraft, saveDraft } from '#web/lib/drafts/drafts.ts'
import { draftName } from './stored-answers.ts'

export const stepNames = [
  'userType',
  'skills',
  'causes',
  'background',
] as const satisfies readonly (keyof typeof onboardingSteps)[]

const draftAnswers = z.object({
  userType: z.enum(userTypes),
  skills: z.array(z.string()),
  preferredCauses: z.array(z.string()),
  experience: z.string(),
  availability: z.string(),
  goals: z.string(),
})
export type DraftAnswers = z.infer<typeof draftAnswers>

const draft = z.object({
  answers: draftAnswers,
  step: z
    .number()
    .int()
    .min(0)
    .max(stepNames.length - 1),
  /** Whether they were given by someone with an account. */
  isSignedIn: z.boolean().default(false),
})
type OnboardingDraft = z.infer<typeof draft>

export const emptyAnswers: DraftAnswers = {
  userType: 'volunteer',
  skills: [],
  preferredCauses: [],
  experience: '',
  availability: '',
  goals: '',
}

/** The stored answers and step; blank answers of a volunteer at the first step if there are none. */
export function loadOnboardingDraft(): OnboardingDraft {
  const none = { answers: emptyAnswers, step: 0, isSignedIn: false }
  return draft.safeParse(loadDraft(draftName)?.values).data ?? none
}

/**
 * The same for someone with an account, after the step about the type: signing up asked for it. A type that they chose in
 * that step stays (decision A21). One from before they had the account doesn't: the buttons that open this are a volunteer's.
 */
export function loadLaterDraft(): OnboardingDraft {
  const { answers, step, isSignedIn } = loadOnboardingDraft()
  const userType = isSignedIn ? answers.userType : emptyAnswers.userType
  return { answers: { ...answers, userType }, step: Math.max(step, 1), isSignedIn: true }
}

export function saveOnboardingDraft(values: OnboardingDraft): void {
  saveDraft(draftName, values)
}

/** The stored answers if they are complete enough to send; otherwise null. */
export function loadCompleteAnswers(): z.output<typeof onboarding> | null {
  return onboarding.safeParse(loadOnboardingDraft().answers).data ?? null
}
