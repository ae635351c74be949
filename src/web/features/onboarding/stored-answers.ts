/** The unsent answers without their checks, which `answers.ts` has. */
import { loadDraft, removeDraft } from '#web/lib/drafts/drafts.ts'

/** Those of someone with an account are under their id, so that no one else on this device sees or sends them. */
export const draftNameOf = (userId: string | null) =>
  userId === null ? 'onboarding' : `onboarding:${userId}`

/** Whether a visitor has answered on this device. */
export const hasVisitorDraft = () => loadDraft(draftNameOf(null)) !== null

/** Removes a visitor's answers, and those of an account. */
export function clearOnboardingDraft(userId: string | null): void {
  removeDraft(draftNameOf(null))
  removeDraft(draftNameOf(userId))
}
