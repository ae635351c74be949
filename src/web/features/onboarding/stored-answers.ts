/** The unsent answers without their checks, which `answers.ts` has. */
import { loadDraft, removeDraft } from '#web/lib/drafts/drafts.ts'

export const draftName = 'onboarding'

export const hasOnboardingDraft = () => loadDraft(draftName) !== null

export function clearOnboardingDraft(): void {
  removeDraft(draftName)
}
