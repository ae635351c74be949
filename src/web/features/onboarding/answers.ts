/** Unsent answers, stored on this device so they survive a reload and signing up (decision A21). */
import { onboarding, type onboardingSteps } from '#contract/onboarding/onboarding.ts'
import { z } from '#contract/zod.ts'
import { userTypes } from '#domain/accounts/accounts.ts'
import { loadDraft, saveDraft } from '#web/lib/drafts/drafts.ts'
import { clearOnboardingDraft, draftNameOf } from './stored-answers.ts'

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

const none: OnboardingDraft = { answers: emptyAnswers, step: 0, isSignedIn: false }

const parseDraft = (userId: string | null) => draft.safeParse(loadDraft(draftNameOf(userId))?.values).data

/** What a visitor answered. An earlier release also stored there, for everyone, the answers of people with an account. */
function parseVisitorDraft(): OnboardingDraft | undefined {
  const found = parseDraft(null)
  return found?.isSignedIn ? undefined : found
}

/** A visitor's answers and step; blank answers of a volunteer at the first step if there are none. */
export const loadVisitorDraft = (): OnboardingDraft => parseVisitorDraft() ?? none

/** The answers of someone with an account. What they answered before they had it becomes theirs, and no visitor's anymore. */
function loadOwnDraft(userId: string): OnboardingDraft | undefined {
  const own = parseDraft(userId)
  const given = own ? undefined : parseVisitorDraft()
  if (given && saveDraft(draftNameOf(userId), given)) clearOnboardingDraft(null)
  return own ?? given
}

/**
 * The same for someone with an account, after the step about the type: signing up asked for it. A type that they chose in
 * that step stays (decision A21). One from before they had the account doesn't: the buttons that open this are a volunteer's.
 */
export function loadLaterDraft(userId: string): OnboardingDraft {
  const { answers, step, isSignedIn } = loadOwnDraft(userId) ?? none
  const userType = isSignedIn ? answers.userType : emptyAnswers.userType
  return { answers: { ...answers, userType }, step: Math.max(step, 1), isSignedIn: true }
}

export function saveOnboardingDraft(
  userId: string | null,
  values: Pick<OnboardingDraft, 'answers' | 'step'>,
): void {
  saveDraft(draftNameOf(userId), { ...values, isSignedIn: userId !== null } satisfies OnboardingDraft)
}

/** A visitor's answers, which become those of the account, if they are complete enough to send; otherwise null. */
export function loadCompleteAnswers(userId: string): z.output<typeof onboarding> | null {
  return onboarding.safeParse(loadOwnDraft(userId)?.answers).data ?? null
}
