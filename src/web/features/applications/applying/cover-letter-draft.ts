/** An unsent cover letter, stored on this device per person and project. */
import { z } from '#contract/zod.ts'
import { storedChoice } from '#web/lib/language/language-choice.ts'
import { loadDraft, removeDraft, saveDraft } from '#web/lib/drafts/drafts.ts'

const text = z.string().nullish()
const coverLetterDraft = z.object({
  coverLetter: z.string(),
  proposedApproach: text,
  questions: text,
  /** Answers to the project's own questions, by question id. */
  answers: z.record(z.string(), z.string()).catch({}),
  language: storedChoice,
})
export type CoverLetterDraft = z.infer<typeof coverLetterDraft>

export const emptyCoverLetter = {
  coverLetter: '',
  proposedApproach: '',
  questions: '',
  answers: {},
  language: '',
} satisfies CoverLetterDraft

export interface CoverLetterOwner {
  volunteerId: string
  projectId: string
}

const nameOf = (owner: CoverLetterOwner) => `application:${owner.volunteerId}:${owner.projectId}`

/** The stored cover letter; blank if there is none. */
export function loadCoverLetter(owner: CoverLetterOwner): CoverLetterDraft {
  return coverLetterDraft.safeParse(loadDraft(nameOf(owner))?.values).data ?? emptyCoverLetter
}

/** Stores the cover letter if the browser allows that; removes a blank one. */
export function saveCoverLetter(owner: CoverLetterOwner, typed: CoverLetterDraft): void {
  const { answers, language: _, ...otherTexts } = typed
  if ([...Object.values(otherTexts), ...Object.values(answers)].some(Boolean)) saveDraft(nameOf(owner), typed)
  else removeDraft(nameOf(owner))
}
