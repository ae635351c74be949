/** What a volunteer has typed and not sent: kept on this device, apart for each person and project. */
import { z } from '#contract/zod.ts'
import { loadDraft, removeDraft, saveDraft } from '#web/lib/drafts.ts'

const text = z.string().nullish()
const coverLetterDraft = z.object({
  coverLetter: z.string(),
  proposedApproach: text,
  questions: text,
  /** To the project's own questions, by their ids. */
  answers: z.record(z.string(), z.string()).catch({}),
})
export type CoverLetterDraft = z.infer<typeof coverLetterDraft>

export const emptyCoverLetter = {
  coverLetter: '',
  proposedApproach: '',
  questions: '',
  answers: {},
} satisfies CoverLetterDraft

export interface CoverLetterOwner {
  volunteerId: string
  projectId: string
}

const nameOf = (owner: CoverLetterOwner) => `application:${owner.volunteerId}:${owner.projectId}`

/** The kept letter; blank where there is none. */
export function loadCoverLetter(owner: CoverLetterOwner): CoverLetterDraft {
  return coverLetterDraft.safeParse(loadDraft(nameOf(owner))?.values).data ?? emptyCoverLetter
}

/** Keeps the letter, where the browser allows that; a blank one is forgotten. */
export function saveCoverLetter(owner: CoverLetterOwner, typed: CoverLetterDraft): void {
  const { answers, ...otherTexts } = typed
  if ([...Object.values(otherTexts), ...Object.values(answers)].some(Boolean)) saveDraft(nameOf(owner), typed)
  else removeDraft(nameOf(owner))
}
